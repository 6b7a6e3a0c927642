import type { Language } from '#i18n/language.ts';

/** What a search can find. */
export type SearchKind = 'page' | 'yard' | 'job' | 'material' | 'question' | 'news' | 'document';

/** One passage that can be found: a part of a page, a yard, a job, a material, a question, a news release, a filing or file. */
export interface SearchDocument {
  /** Unique in its language. */
  id: string;
  kind: SearchKind;
  /** Passages with one `of` are shown as one result: the parts of a page. */
  of: string;
  /** The result's name: that of the page, the material, the question. */
  title: string;
  /** The passage's own heading, where it has one below the title. */
  heading?: string;
  text: string;
  /** Other words for it. Searched, never shown. */
  also?: string;
  /** Address on this site, with the fragment of the passage. */
  path: string;
  /** The last day on which it is of use, `yyyy-mm-dd`. Default: it stays. */
  until?: string;
}

/** A piece of an excerpt; `isHit` where it is what was asked for. */
export interface ExcerptPart {
  text: string;
  isHit: boolean;
}

/** One result. */
export interface SearchHit {
  kind: SearchKind;
  title: string;
  heading?: string;
  path: string;
  excerpt: ExcerptPart[];
}

/** What pages need of the search; the server implements it from the index that the build made. */
export interface SearchPort {
  /** The best first; `null` when no index was built. Any text may be asked: no character of it has a meaning. */
  find(language: Language, query: string): SearchHit[] | null;
}
