import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, type InferType, object, string } from 'yup';
import { nameBrands } from '#features/investors/model/name-brands.ts';
import type { NewsCategory, NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { newsPageSize } from '#features/investors/model/ports.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po-words.ts';

const categories: NewsCategory[] = ['results', 'dividend', 'operations', 'governance', 'sustainability'];

const newsFile = array(
  object({
    id: string()
      .required()
      .matches(/^\d{1,12}$/, 'id: digits only'),
    date: string()
      .required()
      .matches(/^\d{4}-\d{2}-\d{2}$/, 'date: yyyy-mm-dd'),
    category: string().required().oneOf(categories, 'category: one of the known ones'),
    title: string().required(),
    summary: string().required(),
  }).noUnknown('only id, date, category, title and summary'),
).required();

/** One release as `content/news.json` has it. */
export type NewsRecord = InferType<typeof newsFile>[number];

/** English text → the same in another language. */
export type Translations = ReadonlyMap<string, string>;

/**
 * Reads the news that editors write in `content/news.json` and its translations in `locales/{language}/news.po`.
 * @param root The project's folder.
 */
export async function readContentNews(root: string): Promise<NewsPort> {
  const records = parseNews(await readFile(join(root, 'src/content/news.json'), 'utf8'));
  const translations = await Promise.all(
    languages.map(async (language) => [language, await readTranslations(root, language)] as const),
  );
  return createContentNews(records, Object.fromEntries(translations) as Record<Language, Translations>);
}

/**
 * The records in the text of `content/news.json`.
 * @throws when one of them is malformed, naming its place and field.
 */
export function parseNews(text: string): NewsRecord[] {
  const records = newsFile.validateSync(JSON.parse(text), { strict: true });
  const ids = new Set(records.map((record) => record.id));
  if (ids.size < records.length) {
    throw new Error(
      'Two news releases in content/news.json have one id, so one could not be opened; give each its own.',
    );
  }
  return records;
}

/** News from records and translations; newest first, a text without a translation in English. */
export function createContentNews(
  records: readonly NewsRecord[],
  translations: Record<Language, Translations>,
): NewsPort {
  const newestFirst = [...records].sort(
    (a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id),
  );
  const inLanguage = (language: Language): NewsRelease[] =>
    newestFirst.map((record) => ({
      id: record.id,
      releaseDate: { date: record.date },
      title: nameBrands(translations[language].get(record.title) ?? record.title),
      summary: nameBrands(translations[language].get(record.summary) ?? record.summary),
      category: record.category,
    }));
  const releases = Object.fromEntries(
    languages.map((language) => [language, inLanguage(language)]),
  ) as Record<Language, NewsRelease[]>;
  const total = records.length;
  const pages = Math.ceil(total / newsPageSize);

  return {
    async list(language, page) {
      if (page < 1 || page > pages) return null;
      const start = (page - 1) * newsPageSize;
      return releases[language]
        .slice(start, start + newsPageSize)
        .map(({ id, releaseDate, title }) => ({ id, releaseDate, title }));
    },
    counts: async (_language, page) => (page < 1 || page > pages ? null : { page, pages, total }),
    release: async (language, id) => releases[language].find((release) => release.id === id) ?? null,
  };
}

async function readTranslations(root: string, language: Language): Promise<Translations> {
  const text = await readFile(join(root, 'locales', language, 'news.po'), 'utf8');
  return new Map(
    readPoWords(text)
      .filter(({ translation }) => translation !== '')
      .map(({ message, translation }) => [message, translation]),
  );
}
