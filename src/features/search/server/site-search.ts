import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsPort } from '#features/investors/model/ports.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { type Language, languages } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';
import synonyms from '../content/synonyms.json' with { type: 'json' };
import type { SearchDocument, SearchPort } from '../model/ports.ts';
import { findIn, readIndex, type SiteIndex, type Synonyms } from '../model/site-index.ts';

/** What the search is made from. */
export type SiteSearchOptions = {
  /** The project's folder: `build/{language}/search-index.json` is below it. */
  root: string;
  site: SitePaths;
  news: NewsPort;
  log: Log;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** How long the news in the index count as fresh, in milliseconds. */
const freshFor = 10 * 60_000;

/**
 * Reads the index that the build made and adds the news, and again what has come out since when somebody searches later.
 * A site that is being written has no index; its search says so.
 */
export async function openSiteSearch(options: SiteSearchOptions): Promise<SearchPort> {
  const { now = Date.now } = options;
  const indexes = new Map<Language, { index: SiteIndex; refresh: () => Promise<void>; readAt: number }>();
  for (const language of languages) {
    const file = join(options.root, 'build', language, 'search-index.json');
    if (!existsSync(file)) continue;
    const index = readIndex(language, await readFile(file, 'utf8'));
    const refresh = newsIn(index, language, options);
    await refresh();
    indexes.set(language, { index, refresh, readAt: now() });
  }
  const words: Choices<Synonyms> = synonyms;
  return {
    find(language, query) {
      const found = indexes.get(language);
      if (!found) return null;
      if (now() - found.readAt >= freshFor) {
        found.readAt = now();
        // For whoever searches next: nobody waits for it.
        void found.refresh();
      }
      return findIn(found.index, language, query, choiceFor(words, language));
    },
  };
}

/** Keeps the news of an index as its source has them; while that fails, as they were. */
function newsIn(index: SiteIndex, language: Language, options: SiteSearchOptions): () => Promise<void> {
  const known = new Map<string, string>();
  return async function refresh() {
    try {
      const documents = await newsDocuments(options, language);
      const current = new Set(documents.map(({ id }) => id));
      for (const id of [...known.keys()].filter((each) => !current.has(each))) {
        index.discard(id);
        known.delete(id);
      }
      for (const document of documents) {
        const text = JSON.stringify(document);
        if (known.get(document.id) === text) continue;
        if (known.has(document.id)) index.replace(document);
        else index.add(document);
        known.set(document.id, text);
      }
    } catch (error) {
      // Pages can be found without the news; a source that is away must not keep the site from starting.
      options.log.warn('news not searchable', { language, ...errorFields(error) });
    }
  };
}

async function newsDocuments(
  { news, site }: SiteSearchOptions,
  language: Language,
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  let items = await news.list(language, 1);
  for (let next = 2; items !== null; next += 1) {
    for (const { id, title } of items) {
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
    items = await news.list(language, next);
  }
  return documents;
}
