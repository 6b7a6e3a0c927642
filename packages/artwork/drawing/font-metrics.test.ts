import { readdir, readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontLetters } from './font-letters.ts';
import { letterFrequency, matchFallback, meanAdvance, readCoverage, readMetrics } from './font-metrics.ts';

const fontFolder = new URL('../../../public/fonts/', import.meta.url);
const fontFiles = (await readdir(fontFolder)).filter((name) => name.endsWith('.woff2'));
const published = await readFile(new URL(fontFiles[0] ?? '', fontFolder));

test('one font file is published', () => {
  expect(fontFiles).toHaveLength(1);
});

test('the published typeface leaves room in a 30 kB budget', () => {
  expect(published.length).toBeLessThanOrEqual(28_000);
});

test('the published typeface has every letter the site prints', async () => {
  const hasGlyph = readCoverage(await subsetFont(published, fontLetters, { targetFormat: 'sfnt' }));
  expect([...fontLetters].filter((letter) => !hasGlyph(letter))).toEqual([]);
});

test('no letter is listed twice', () => {
  expect([...new Set(fontLetters)].length).toBe([...fontLetters].length);
});

test('bold text is wider than regular text of the same typeface', async () => {
  const at = async (wght: number) =>
    readMetrics(await subsetFont(published, fontLetters, { targetFormat: 'sfnt', variationAxes: { wght } }));
  expect((await at(700)).meanAdvance).toBeGreaterThan((await at(400)).meanAdvance);
});

test('the mean advance of a font with equal letters is that advance', () => {
  expect(meanAdvance(() => 0.5)).toBeCloseTo(0.5, 10);
  expect(Object.keys(letterFrequency)).toHaveLength(27);
});

test('a stand-in that is twice as wide is set at half the size, and its lines keep their height', () => {
  const own = { ascent: 0.9, descent: 0.3, lineGap: 0, meanAdvance: 0.4 };
  expect(matchFallback(own, 0.8)).toEqual({
    sizeAdjust: 50,
    ascentOverride: 180,
    descentOverride: 60,
  });
});

test('an uncompressed font is needed to read metrics', () => {
  expect(() => readMetrics(published)).toThrow();
});
