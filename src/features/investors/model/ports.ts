import type { Language } from '#i18n/language.ts';
import type { DatedSource } from './source-state.ts';

/** A release as a line: when and what. */
export interface NewsItem {
  /** Digits only: it becomes a part of an address. */
  id: string;
  /** The day of release, `yyyy-mm-dd`. Nested as on the wire. */
  releaseDate: { date: string };
  title: string;
  /** The language of the texts, where it is not the one that was asked for: an element with them needs its `lang`. */
  language?: Language;
}

/** A figure that a release tells: `Revenue of the quarter`, `$719 million`. */
export interface NewsFigure {
  name: string;
  value: string;
}

/** What a news release is about. `other` is for releases of a feed that does not say. */
export const newsCategories = [
  'results',
  'dividend',
  'operations',
  'governance',
  'sustainability',
  'other',
] as const;

export type NewsCategory = (typeof newsCategories)[number];

/** One item of `GET /api/investornews/{page}`: a line, and what tells whether the release is worth opening. */
export interface NewsListItem extends NewsItem {
  category: NewsCategory;
  /** Its first sentence. */
  opening: string;
  /** None but in a release that tells figures. */
  figures?: NewsFigure[];
}

/** A whole news release. */
export interface NewsRelease extends NewsItem {
  summary: string;
  category: NewsCategory;
  /** The figures that it tells, if it does. */
  figures?: NewsFigure[];
  /** What follows the summary, a paragraph each; empty for a release that is its summary. */
  body: string[];
  /** Where the release stands at whoever published it, https; `null` when it stands here alone. */
  original: string | null;
}

/** A release and the two beside it, in the shape of `GET /api/investornews/detail/{id}`. */
export interface NewsDetail extends NewsRelease {
  /** The release after this one; `null` for the newest. */
  newer: NewsItem | null;
  /** The release before this one; `null` for the oldest. */
  older: NewsItem | null;
}

/** Up to ten items, newest first, as the call answers them. */
export type NewsPage = NewsListItem[];

/** Where a page stands among all pages. `pages` is at least 1: the first page of nothing is empty. */
export interface NewsCounts {
  page: number;
  pages: number;
  total: number;
}

/** Which releases a list holds. Nothing given: all of them. */
export interface NewsFilter {
  /** A calendar year. */
  year?: number;
  category?: NewsCategory;
}

/** What a visitor can choose between, each with the number of its releases; nothing without any is listed. */
export interface NewsChoices {
  /** Newest first. */
  years: { year: number; count: number }[];
  /** In the order of `newsCategories`. */
  categories: { category: NewsCategory; count: number }[];
}

/** How many items a page of news holds; filings have as many. */
export const newsPageSize = 10;

/** What pages and the API need to know about news; the server implements it. Every text is in `language`. */
export interface NewsPort extends DatedSource {
  /** Page 1 holds the newest items, and always exists. `null` when there is no such page. */
  list(language: Language, page: number, filter?: NewsFilter): Promise<NewsPage | null>;
  /** `null` when there is no such page. */
  counts(language: Language, page: number, filter?: NewsFilter): Promise<NewsCounts | null>;
  /** `null` when no release that is out has this id. */
  release(language: Language, id: string): Promise<NewsDetail | null>;
  /** As `release`, and those that are not out yet. Whoever calls it has checked that the visitor may see them. */
  preview(language: Language, id: string): Promise<NewsRelease | null>;
  choices(language: Language): Promise<NewsChoices>;
}
