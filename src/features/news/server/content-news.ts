import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { formatDollarFigure } from '#i18n/formats.ts';
import { type Language, perLanguage } from '#i18n/language.ts';
import { type Catalogs, readCatalogs } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import newsFile from '../content/news.json' with { type: 'json' };
import { type NewsRecord, schema } from '../content/news.schema.ts';
import { newsChoices, newsCounts, newsDetail, newsPage } from '../model/news-lists.ts';

/**
 * Reads the news that editors write in `content/news.json` and its translations in `locales/{language}/news.po`.
 * @param root The project's folder.
 */
export async function readContentNews(root: string): Promise<NewsPort> {
  return createContentNews(newsFile, await readCatalogs(root, 'news'));
}

/** What may differ from the default in a test. */
export type ContentNewsOptions = {
  now?: () => number;
};

/**
 * News from records and catalogs; newest first. A release is out from the beginning of its day in New York; before that,
 * and while it is a draft, only `preview` knows it.
 *
 * @param records What `news.json` holds.
 * @throws when it is not as its schema says, or a text of it is not translated.
 */
export function createContentNews(
  records: unknown,
  catalogs: Catalogs,
  { now = Date.now }: ContentNewsOptions = {},
): NewsPort {
  const inLanguage = (language: Language) =>
    translateContent(schema, records, 'news', catalogs[language]).sort(
      (a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id),
    );
  const written = perLanguage(inLanguage);
  const drafts = new Set(written.eng.filter(({ draft }) => draft).map(({ id }) => id));
  const releases = perLanguage((language) => written[language].map((record) => releaseOf(record, language)));

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

function releaseOf(
  { id, date, title, summary, category, figures, body = [] }: NewsRecord,
  language: Language,
): NewsRelease {
  return {
    id,
    releaseDate: { date },
    title,
    summary,
    category,
    ...(figures && {
      figures: figures.map(({ name, dollars }) => ({ name, value: formatDollarFigure(dollars, language) })),
    }),
    body,
    original: null,
  };
}
