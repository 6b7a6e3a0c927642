import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageFiles } from './image-files.ts';

const published = (name: string): URL => new URL(`../../../public/${name}`, import.meta.url);
const files = imageFiles();

test.each(Object.keys(files))('%s is what the drawing code draws', (name) => {
  expect(readFileSync(published(name)).equals(Buffer.from(files[name] ?? ''))).toBe(true);
});

test.each(Object.keys(files))('%s takes at most 60 kB', (name) => {
  expect(statSync(published(name)).size).toBeLessThanOrEqual(60_000);
});

test.each(Object.keys(files).filter((name) => name.endsWith('.svg')))('%s holds no text', (name) => {
  expect(readFileSync(published(name), 'utf8')).not.toContain('<text');
});
