import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readTranslations, type Translations } from '#server/sources/source-words.ts';
import { type NewsRecord, schema } from '../content/news.schema.ts';
import { nameBrands } from '../model/name-brands.ts';
import { newsChoices, newsCounts, newsDetail, newsPage } from '../model/news-lists.ts';

/**
 * Reads the news that editors write in `content/news.json` and its translations in `locales/{language}/news.po`.
 * @param root The project's folder.
 */
export async function readContentNews(root: string): Promise<NewsPort> {
  const records = parseNews(await readFile(join(root, 'src/features/news/content/news.json'), 'utf8'));
  return createContentNews(records, await readTranslations(root, 'news', 'news'));
}

/**
 * The records in the text of `content/news.json`.
 * @throws when one of them is malformed, naming its place and field.
 */
export function parseNews(text: string): NewsRecord[] {
  return schema.validateSync(JSON.parse(text), { strict: true });
}

/** What may differ from the default in a test. */
export type ContentNewsOptions = {
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * News from records and translations; newest first, a text without a translation in English. A release is out from the
 * beginning of its day in New York; before that, and while it is a draft, only `preview` knows it.
 */
export function createContentNews(
  records: readonly NewsRecord[],
  translations: Record<Language, Translations>,
  { now = Date.now }: ContentNewsOptions = {},
): NewsPort {
  const newestFirst = [...records].sort(
    (a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id),
  );
  const drafts = new Set(newestFirst.filter(({ draft }) => draft).map(({ id }) => id));
  const releases = Object.fromEntries(
    languages.map((language) => [
      language,
      newestFirst.map((record) => inLanguage(record, translations[language])),
    ]),
  ) as Record<Language, NewsRelease[]>;

  function published(language: Language): NewsRelease[] {
    const today = easternMoment(now()).day;
    return releases[language].filter(({ id, releaseDate }) => releaseDate.date <= today && !drafts.has(id));
  }

  return {
    list: async (language, page, filter) => newsPage(published(language), page, filter),
    counts: async (language, page, filter) => newsCounts(published(language), page, filter),
    release: async (language, id) => newsDetail(published(language), id),
    preview: async (language, id) => releases[language].find((release) => release.id === id) ?? null,
    choices: async (language) => newsChoices(published(language)),
    // Files of the site are as fresh as the site.
    state: () => ({
      asOf: new Date(now()).toISOString(),
      ageSeconds: 0,
      isLastCopy: false,
      isSample: true,
    }),
  };
}

function inLanguage(record: NewsRecord, translations: Translations): NewsRelease {
  const translated = (text: string) => nameBrands(translations.get(text) ?? text);
  return {
    id: record.id,
    releaseDate: { date: record.date },
    title: translated(record.title),
    summary: translated(record.summary),
    category: record.category,
    body: (record.body ?? []).map(translated),
    original: null,
  };
}
