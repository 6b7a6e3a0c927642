import { createHash } from 'node:crypto';
import type { Language } from '#i18n/language.ts';
import type { PoComment, PoEntry } from '#i18n/po/po.ts';
import { sourceLanguage } from './message-rules.ts';

/** How far a text is on its way. */
export type Stage = 'missing' | 'fuzzy' | 'translated' | 'reviewed';

/** Everything that an entry says of its own state. */
export interface TextState {
  stage: Stage;
  /** Who has last read it, and whether it still says what they read. */
  review?: { by: string; on: string; holds: boolean };
  /** Since when visitors read it, and whether the catalog still says what they read. */
  release?: { on: string; holds: boolean };
}

/**
 * States stand in the translator's comments, which every program that writes PO keeps; flags of our own it might drop.
 * Missing and fuzzy are what PO has itself:
 *
 *     # reviewed: 2026-11-28, Ana Ruiz [4f2c9a1b]
 *     # released: 2026-11-30 [4f2c9a1b]
 *
 * The last word is the seal of what was read. Whoever changes the words in whatever program breaks it, so that nobody's name
 * stands below words they have not seen.
 */
const stateComment = /^(reviewed|released):\s*(\d{4}-\d{2}-\d{2})(?:,\s*(.*?))?\s*\[([0-9a-f]{8})\]$/;

/** What the entry's comments, flags and words say together. */
export function stateOf(entry: PoEntry, language: Language): TextState {
  const seal = sealOf(entry);
  const state: TextState = { stage: stageOf(entry, language) };
  for (const { text } of entry.translatorComments) {
    const [, kind, on = '', by = '', sealed] = stateComment.exec(text) ?? [];
    const holds = sealed === seal;
    if (kind === 'reviewed') state.review = { by, on, holds };
    if (kind === 'released') state.release = { on, holds };
  }
  if (state.stage === 'translated' && state.review?.holds) state.stage = 'reviewed';
  return state;
}

/** True of a comment that states a review or a release, and is nothing that somebody has written for others. */
export const isStateComment = ({ text }: PoComment): boolean => stateComment.test(text);

/** The text of a catalog in which an entry says who has read it. Every other line stays as it is, to its line break. */
export function withReview(source: string, entry: PoEntry, { by, on }: { by: string; on: string }): string {
  // Square brackets and line breaks are the comment's own.
  const name = by.replace(/[[\]\s]+/g, ' ').trim();
  return withState(source, entry, 'reviewed', `# reviewed: ${on}, ${name} [${sealOf(entry)}]`);
}

/** The same in which it says since when visitors read it; an entry that says so already keeps its day. */
export function withRelease(source: string, entry: PoEntry, on: string): string {
  return withState(source, entry, 'released', `# released: ${on} [${sealOf(entry)}]`);
}

/** The lines on which an entry says that it was reviewed. */
export function reviewLines({ translatorComments }: PoEntry): number[] {
  return linesOf(translatorComments, 'reviewed');
}

function withState(source: string, entry: PoEntry, kind: 'reviewed' | 'released', comment: string): string {
  const lines = source.split(/(?<=\r\n|\n|\r(?!\n))/);
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const dropped = new Set(linesOf(entry.translatorComments, kind));
  const first = firstLineOf(entry);
  return lines
    .flatMap((line, index) => {
      const number = index + 1;
      return [...(number === first ? [comment + newline] : []), ...(dropped.has(number) ? [] : [line])];
    })
    .join('');
}

const linesOf = (comments: readonly PoComment[], kind: string): number[] =>
  comments.filter(({ text }) => stateComment.exec(text)?.[1] === kind).map(({ line }) => line);

function firstLineOf({ translatorComments, notes, origins, flags, previous, context, id }: PoEntry): number {
  const parts = [...translatorComments, ...notes, ...origins, ...flags, ...previous, id];
  return Math.min(...parts.map(({ line }) => line), context?.line ?? id.line);
}

function stageOf({ flags, translations }: PoEntry, language: Language): Stage {
  // An empty English entry stands for its own text.
  const isEmpty = language !== sourceLanguage && translations.some(({ text }) => text.trim() === '');
  if (isEmpty) return 'missing';
  return flags.some(({ text }) => text === 'fuzzy') ? 'fuzzy' : 'translated';
}

/** Stands for what an entry says: the English, its context, and every form of the translation. */
function sealOf({ context, id, plural, translations }: PoEntry): string {
  const said = [context?.text, id.text, plural?.text, ...translations.map(({ text }) => text)];
  return createHash('sha256')
    .update(JSON.stringify(said.map((text) => text ?? '')))
    .digest('hex')
    .slice(0, 8);
}
