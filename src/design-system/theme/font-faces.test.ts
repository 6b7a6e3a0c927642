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

test('each quoted family has a rule', () => {
  const families = [...fontFamily.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  expect(families.filter((family) => !fontFaces.includes(`font-family:'${family}'`))).toEqual([]);
});
