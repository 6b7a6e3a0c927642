import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pages } from '#site/manifest.ts';
import { cardSvg, fitTitle, type Measure } from './card.ts';
import { motifOf } from './motifs.ts';

/** Letters of one width: what is tested is the breaking of lines. */
const measure: Measure = (text, size) => text.length * size * 0.5;
const drawings = fileURLToPath(new URL('../../../src/design-system/art/drawings/', import.meta.url));
const drawing = readFileSync(`${drawings}yard.svg`, 'utf8');

test('a short title is set large, a long one smaller, and no word is cut', () => {
  const short = fitTitle('Careers', measure);
  const long = fitTitle('Historial de los informes de directores y funcionarios de la empresa', measure);
  expect(short.size).toBeGreaterThan(long.size);
  expect(long.lines.join(' ')).toBe('Historial de los informes de directores y funcionarios de la empresa');
  expect(long.lines.length).toBeLessThanOrEqual(4);
});

test('the card shows title, name and drawing, with no colour left open', () => {
  const svg = cardSvg({ title: 'Ethics & Code', brandName: 'Name' }, drawing, measure);
  expect(svg).toContain('Ethics &amp;');
  expect(svg).toContain('>Name<');
  expect(svg).not.toMatch(/var\(|non-scaling/);
});

test('a file without a scene is refused', () => {
  expect(() => cardSvg({ title: 'T', brandName: 'N' }, '<svg/>', measure)).toThrow(/draw/);
});

test.each(pages.map(({ id }) => id))('%s has a drawing', (id) => {
  expect(readFileSync(`${drawings}${motifOf(id)}.svg`, 'utf8')).toContain('id="scene"');
});
