import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import synonyms from '#content/site/synonyms.json' with { type: 'json' };
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { SearchDocument, SearchPort } from '#features/search/model/ports.ts';
import { findIn, readIndex, type SiteIndex, type Synonyms } from '#features/search/model/site-index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { errorFields, type Log } from '../log.ts';
import type { SitePaths } from '../pages/site-paths.ts';

/** What the search is made from. */
export type SiteSearchOptions = {
  /** The project's folder: `build/{language}/search-index.json` is below it. */
  root: string;
  site: SitePaths;
  news: NewsPort;
  log: Log;
};

/**
 * Reads the index that the build made and adds the news, which may change while the site runs. A site that is being
 * written has no index; its search says so.
 */
export async function openSiteSearch(options: SiteSearchOptions): Promise<SearchPort> {
  const indexes = new Map<Language, SiteIndex>();
  for (const language of languages) {
    const file = join(options.root, 'build', language, 'search-index.json');
    if (!existsSync(file)) continue;
    const index = readIndex(language, await readFile(file, 'utf8'));
    try {
      index.addAll(await newsDocuments(options, language));
    } catch (error) {
      // Pages can be found without the news; a source that is away must not keep the site from starting.
      options.log.warn('news not searchable', { language, ...errorFields(error) });
    }
    indexes.set(language, index);
  }
  const words: Record<Language, Synonyms> = synonyms;
  return {
    find(language, query) {
      const index = indexes.get(language);
      return index ? findIn(index, language, query, words[language]) : null;
    },
  };
}

async function newsDocuments(
  { news, site }: SiteSearchOptions,
  language: Language,
): Promise<SearchDocument[]> {
  const { pages: count } = (await news.counts(language, 1)) ?? { pages: 0 };
  const documents: SearchDocument[] = [];
  for (let page = 1; page <= count; page += 1) {
    for (const { id, title } of (await news.list(language, page)) ?? []) {
      const release = await news.release(language, id);
      documents.push({
        id: `news-${id}`,
        kind: 'news',
        of: `news-${id}`,
        title,
        text: release?.summary ?? '',
        path: site.pathOf(language, 'news-release-details', { id }),
      });
    }
  }
  return documents;
}
