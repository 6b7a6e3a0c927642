import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFaces, fontFamily, fontFile } from './font-faces.ts';

test('the preloaded font file exists', () => {
  expect(existsSync(new URL(`../../../public${fontFile}`, import.meta.url))).toBe(true);
});

test('the rules show text at once in a stand-in and name the file that is preloaded', () => {
  expect(fontFaces).toContain('font-display:optional');
  expect(fontFaces).toContain(`url(${fontFile})`);
});

test('each family of ours has a rule', () => {
  const families = fontFamily.split(', ').filter((family) => family.startsWith('Atkinson'));
  expect(families.length).toBeGreaterThan(2);
  expect(families.filter((family) => !fontFaces.includes(`font-family:${family};`))).toEqual([]);
});
