import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilingsPort } from '#features/filings/model/filings.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { type Language, languages } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';
import synonyms from '../content/synonyms.json' with { type: 'json' };
import type { SearchDocument, SearchPort } from '../model/ports.ts';
import { findIn, readIndex, type SiteIndex, type Synonyms } from '../model/site-index.ts';
import { filingDocuments } from './filing-documents.ts';

/** What the search is made from. */
export type SiteSearchOptions = {
  /** The project's folder: `build/{language}/search-index.json` is below it. */
  root: string;
  site: SitePaths;
  news: NewsPort;
  filings: Pick<FilingsPort, 'company'>;
  log: Log;
  now?: () => number;
};

/** How long the news and filings in the index count as fresh, in milliseconds. */
const freshFor = 10 * 60_000;

/**
 * Reads the index that the build made and adds news and filings, and again what has come out since when somebody searches
 * later. A site that is being written has no index; its search says so.
 */
export async function openSiteSearch(options: SiteSearchOptions): Promise<SearchPort> {
  const { site, news, filings, log, now = Date.now } = options;
  const indexes = new Map<Language, { index: SiteIndex; refresh: () => Promise<unknown>; readAt: number }>();
  for (const language of languages) {
    const file = join(options.root, 'build', language, 'search-index.json');
    if (!existsSync(file)) continue;
    const index = readIndex(language, await readFile(file, 'utf8'));
    const listPath = site.pathOf(language, 'sec-filings');
    const sources = [
      keptAs(index, {
        read: () =>
          newsDocuments(news, language, (id) => site.pathOf(language, 'news-release-details', { id })),
        onFailure: (error) => log.warn('news not searchable', { language, ...errorFields(error) }),
      }),
      keptAs(index, {
        read: async () => filingDocuments(await filings.company.every(language), language, listPath),
        onFailure: (error) => log.warn('filings not searchable', { language, ...errorFields(error) }),
      }),
    ];
    const refresh = () => Promise.all(sources.map((read) => read()));
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
      const options = { synonyms: choiceFor(words, language), today: westernDay(now()) };
      return findIn(found.index, language, query, options);
    },
  };
}

/** Hours by which the westernmost of our yards is behind. A notice is found until its last day has ended everywhere. */
const hoursBehind = 8;

/** The day it is there, `yyyy-mm-dd`. */
function westernDay(at: number): string {
  return new Date(at - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}

/** Documents that come from elsewhere and change. */
type Source = {
  read(): Promise<SearchDocument[]>;
  onFailure(error: unknown): void;
};

/** Keeps the documents of a source in an index as the source has them; while that fails, as they were. */
function keptAs({ passages }: SiteIndex, { read, onFailure }: Source): () => Promise<void> {
  const known = new Map<string, string>();
  return async function refresh() {
    try {
      const documents = await read();
      const current = new Set(documents.map(({ id }) => id));
      for (const id of [...known.keys()].filter((each) => !current.has(each))) {
        passages.discard(id);
        known.delete(id);
      }
      for (const document of documents) {
        const text = JSON.stringify(document);
        if (known.get(document.id) === text) continue;
        if (known.has(document.id)) passages.replace(document);
        else passages.add(document);
        known.set(document.id, text);
      }
    } catch (error) {
      // Pages can be found without it; a source that is away must not keep the site from starting.
      onFailure(error);
    }
  };
}

async function newsDocuments(
  news: NewsPort,
  language: Language,
  pathOf: (id: string) => string,
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
        path: pathOf(id),
      });
    }
    items = await news.list(language, next);
  }
  return documents;
}
