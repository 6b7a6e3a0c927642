import { expect, test } from 'vitest';
import { contentFaults } from '#i18n/content-schema.ts';
import { languages } from '#i18n/language.ts';
import { readCatalogs } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { searchedPages } from '#site/searched-pages.ts';
import { phrasesFault, phrasesOf } from '../model/page-phrases.ts';
import { foldLetters, wordsOf } from '../model/words.ts';
import content from './page-phrases.json';
import { schema } from './page-phrases.schema.ts';

const catalogs = await readCatalogs(process.cwd(), 'site-content');

/** The phrases of each page in a language. */
const phrasesIn = (language: (typeof languages)[number]): [page: string, text: string][] =>
  Object.entries(translateContent(schema, content, 'page-phrases', catalogs[language])).map(
    ([page, text]) => [page, `${text}`],
  );

test.each(languages)('%s: every page that is searched has 10 to 20 phrases', (language) => {
  const texts = phrasesIn(language);
  expect(
    texts.flatMap(([page, text]) => (phrasesFault(text) ? [`${page} ${phrasesFault(text)}`] : [])),
  ).toEqual([]);
  const pages = new Set(texts.map(([page]) => page));
  expect(searchedPages.filter(({ id }) => !pages.has(id)).map(({ id }) => id)).toEqual([]);
});

test.each(languages)('%s: a phrase leads to one page', (language) => {
  const pagesOf = new Map<string, Set<string>>();
  for (const [page, text] of phrasesIn(language)) {
    for (const phrase of phrasesOf(text)) {
      const key = wordsOf(foldLetters(phrase)).join(' ');
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
    }
  }
  expect(pagesOf.size).toBeGreaterThan(600);
  expect(
    [...pagesOf].filter(([, pages]) => pages.size > 1).map(([phrase, pages]) => [phrase, ...pages]),
  ).toEqual([]);
});

test('a page without phrases, and one with too few, is named', () => {
  const { careers, 'data-privacy': few, ...rest } = content;
  expect(careers).not.toBe('');
  const faults = contentFaults(schema, { ...rest, 'data-privacy': few.split('|').slice(0, 3).join('|') });
  expect(faults).toEqual([
    { field: 'careers', reason: 'must hold words' },
    { field: 'data-privacy', reason: 'must hold 10 to 20 phrases parted by |; holds 3' },
  ]);
});
