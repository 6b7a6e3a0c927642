import type { Language } from '#i18n/language.ts';

/** One line of a news list, in the shape of `GET /api/investornews/{page}`. */
export interface NewsItem {
  /** Digits only: it becomes a part of an address. */
  id: string;
  /** The day of release, `yyyy-mm-dd`. Nested as on the wire. */
  releaseDate: { date: string };
  title: string;
}

/** What a news release is about. */
export type NewsCategory = 'results' | 'dividend' | 'operations' | 'governance' | 'sustainability';

/** A whole news release. */
export interface NewsRelease extends NewsItem {
  summary: string;
  category: NewsCategory;
}

/** Up to ten items, newest first, as the call answers them. */
export type NewsPage = NewsItem[];

/** Where a page stands among all pages. */
export interface NewsCounts {
  page: number;
  pages: number;
  total: number;
}

/** How many items a page of news holds. */
export const newsPageSize = 10;

/** What pages and the API need to know about news; the server implements it. Every text is in `language`. */
export interface NewsPort {
  /** Page 1 holds the newest items. `null` when there is no such page. */
  list(language: Language, page: number): Promise<NewsPage | null>;
  /** `null` when there is no such page. */
  counts(language: Language, page: number): Promise<NewsCounts | null>;
  /** `null` when no release has this id. */
  release(language: Language, id: string): Promise<NewsRelease | null>;
}
