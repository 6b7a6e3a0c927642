import { expect, test } from 'vitest';
import { brand } from '#brand';
import { inEveryLanguage } from '#i18n/choices.ts';
import { formatDay } from '#i18n/formats.ts';
import { type Language, languages } from '#i18n/language.ts';
import { messages as english } from '#locale/legal-content.po';
import { messages as spanish } from '#other-locale/legal-content.po';
import { legalLimits } from '#site/legal-limits.ts';
import { policyNumerals } from '../content/privacy.schema.ts';
import regions from '../content/regions.json';
import versionsFile from '../content/versions.json';
import { legalLinks } from './legal-links.ts';
import { readLegalText } from './legal-text.server.ts';

// Unit tests read the English catalogs as those of the site.
const texts = inEveryLanguage({
  eng: readLegalText('eng', english),
  es: readLegalText('es', spanish),
});

/** Every text that a reader sees, in the order of the page's data. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}

/** The same data without its words: what is where. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === 'id' ? child : shapeOf(child)]),
  );
}

const allWords = (language: Language): string => wordsIn(texts[language]).join('\n');

test('both languages have the same parts, sections, paragraphs and tables', () => {
  expect(shapeOf(texts.es)).toEqual(shapeOf(texts.eng));
});

test('no text of one language is that of the other, but for names', () => {
  const inEnglish = new Set(wordsIn(texts.eng).filter((text) => /\s/.test(text)));
  expect(wordsIn(texts.es).filter((text) => inEnglish.has(text))).toEqual([]);
});

test.each(languages)(
  'the policy in %s has thirteen sections, I to XIII, each with its meaning',
  (language) => {
    const { sections } = texts[language].policy;
    expect(sections.map(({ numeral }) => numeral)).toEqual([...policyNumerals]);
    for (const { summary } of sections) expect(summary).toMatch(/^\S.*\.$/s);
  },
);

test.each(languages)('no text in %s shows a placeholder or leaves one out', (language) => {
  for (const words of wordsIn(texts[language])) expect(words).not.toMatch(/[{}]|undefined|\bNaN\b/);
});

test.each(languages)('every link in the texts in %s has a target', (language) => {
  const tags = [...allWords(language).matchAll(/<(\w+)>/g)].map(([, tag]) => tag);
  const targets = [...Object.keys(legalLinks(language)), 'strong'];
  expect(tags.filter((tag) => !targets.includes(tag ?? ''))).toEqual([]);
});

test('each language states the version and the date of the one text', () => {
  const { version, updated } = versionsFile;
  expect(texts.eng.versions.label).toBe(`Version ${version}, effective ${formatDay(updated, 'eng')}`);
  expect(texts.es.versions.label).toBe(`Versión ${version}, vigente desde el ${formatDay(updated, 'es')}`);
});

test('the dates of the two readings and of the last review are on both pages', () => {
  expect([texts.eng.versions.updated, texts.es.versions.updated]).toEqual([
    'August 22, 2024',
    '22 de agosto de 2024',
  ]);
  expect(texts.eng.versions.items.map(({ when }) => when)).toContain('December 29, 2022');
  expect(texts.es.versions.items.map(({ when }) => when)).toContain('29 de diciembre de 2022');
  const { version, updated, reviewed, items } = versionsFile;
  expect(items.find(({ id }) => id === `version-${version}`)?.day).toBe(updated);
  expect(items[0]?.day).toBe(reviewed);
});

const basic = ['access', 'correct', 'delete', 'portability', 'opt-out-ads'];

test.each([
  ['california', ['know', 'delete', 'correct', 'opt-out-sale', 'no-discrimination']],
  ['virginia', [...basic, 'appeal']],
  ['utah', basic],
  ['oregon', [...basic, 'parties', 'appeal']],
  ['texas', [...basic, 'appeal']],
  ['montana', [...basic, 'appeal']],
  ['canada', ['access', 'correct', 'withdraw', 'complain']],
])('residents of %s have the rights of their law', (id, rights) => {
  const region = regions.regions.find((each) => each.id === id);
  expect([...(region?.rights ?? [])].sort()).toEqual([...rights].sort());
  const row = texts.eng.tables.regions.rows.find((each) => each.id === id);
  expect(row?.cells.rights).toHaveLength(rights.length);
});

test('both languages promise the same numbers', () => {
  const { minimumAge, lookBackMonths, periodMonths, answerDays, canadaDays } = legalLimits;
  for (const promise of [
    `under ${minimumAge}`,
    `past ${lookBackMonths} months`,
    `at most twice in any ${periodMonths} months`,
    `within ${answerDays} days`,
    `in Canada within ${canadaDays}`,
    'as long as needed for the stated purposes or as the law requires',
    brand.privacyPhone.display,
  ]) {
    expect(allWords('eng')).toContain(promise);
  }
  for (const promise of [
    `menores de ${minimumAge} años`,
    `últimos ${lookBackMonths} meses`,
    `como máximo dos veces en cualquier período de ${periodMonths} meses`,
    `en ${answerDays} días`,
    `en Canadá, en ${canadaDays}`,
    'el tiempo necesario para los fines indicados o el que exige la ley',
    brand.privacyPhone.display,
  ]) {
    expect(allWords('es')).toContain(promise);
  }
});
