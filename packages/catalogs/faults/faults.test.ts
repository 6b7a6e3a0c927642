import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { checkCatalogs } from '../catalog-rules.ts';
import { siteSlugRules } from '../site-slugs.ts';
import { readSpellers } from '../spelling/speller.ts';
import { readGlossary } from '../warnings/glossary.ts';
import { generateFaults, seededRandom } from './generate.ts';
import { scoreFaults } from './score.ts';

const catalogs = languages.flatMap((language) => readCatalogs(language));
const knowledge = {
  slugRules: siteSlugRules(),
  glossary: readGlossary(projectFolder).glossary,
  spellers: readSpellers(projectFolder),
};

const faults = generateFaults(catalogs, 1000, 20261122);

test('our own catalogs are clean: no error and no warning', () => {
  expect(checkCatalogs(catalogs, knowledge).findings).toEqual([]);
});

test('of a thousand generated faults, 99.5 % of those that would break a page are errors', () => {
  const { breaking, unsightly, missed } = scoreFaults(faults, knowledge);
  expect(breaking.made + unsightly.made).toBe(1000);
  expect(breaking.made).toBeGreaterThan(800);
  expect(
    breaking.caught / breaking.made,
    JSON.stringify(missed.map(({ text }) => text)),
  ).toBeGreaterThanOrEqual(0.995);
  expect(unsightly.caught / unsightly.made).toBeGreaterThanOrEqual(0.95);
});

test('the faults are of every kind, in both languages', () => {
  const counts = new Map<string, number>();
  for (const { kind } of faults) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(45);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10);
  expect(new Set(faults.map(({ catalog }) => catalog.language))).toEqual(new Set(languages));
});

test('one seed gives the same faults again', () => {
  const texts = (seed: number) => generateFaults(catalogs, 60, seed).map(({ text }) => text);
  expect(texts(7)).toEqual(texts(7));
  expect(texts(7)).not.toEqual(texts(8));
  const random = seededRandom(1);
  const drawn = Array.from({ length: 1000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
});
