import type { Language } from '#i18n/language.ts';

/** One entry of a feed. */
export interface FeedEntry {
  /** A whole address that never changes and that no other entry has. */
  id: string;
  /** The page, a whole address. */
  url: string;
  title: string;
  summary: string;
  /** The whole text, a paragraph each. */
  paragraphs: string[];
  /** ISO 8601 in UTC. */
  published: string;
  tags: string[];
  /** The language of the texts. */
  language: Language;
  /** A file that belongs to it. */
  file?: { url: string; type: string };
}

/** A feed, before it is written in one of the two formats. */
export interface Feed {
  language: Language;
  title: string;
  summary: string;
  author: string;
  /** The page whose news it tells, and the feed itself: whole addresses. */
  home: string;
  self: string;
  /** The newest first. */
  entries: FeedEntry[];
}

/** When a feed last had something to say; a feed that never had is as old as the first feed could be. */
export function lastUpdate({ entries }: Feed): string {
  return (
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? '2000-01-01T00:00:00.000Z'
  );
}

/** Paragraphs as HTML that holds nothing but paragraphs. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
}

/** Text between the tags of HTML or XML; what XML 1.0 (2.2) allows nowhere is left out. */
export function escapeMarkup(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&${names[character]};`);
}
