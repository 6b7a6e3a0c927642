import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { PoEntry } from '#i18n/po/po.ts';
import { withoutMarks } from '#i18n/untranslated-mark.ts';
import type { Catalog } from '../catalog-files.ts';
import { slugContext, sourceLanguage } from '../message-rules.ts';
import type { TextKey } from './editor-messages.ts';

type Token = ReturnType<typeof compileMessageOrThrow>[number];

/** Stands for what a placeholder was filled with while a message is taken apart; no text has this character. */
const hole = '\u0000';

/** Tags as a message has them; what a page shows lies between two of them, in a text node of its own. */
const tags = /<\/?[a-zA-Z0-9_][\w.-]*\s*\/?>/;

/** A run with holes is believed only when so many letters of it stand on the page: `{city}, {state}` fits anything. */
const fewestLetters = 4;

/** Finds the messages behind what a page shows. */
export interface PageMatcher {
  /** The texts that may have been shown as this, the likeliest first; none where no catalog has such words. */
  textsOf(shown: string): TextKey[];
}

/**
 * Reads what a page shows against the words of one language. Nothing on the page is marked for it: a marked text would be
 * longer, could be read aloud, and would differ between server and browser. Instead each message is taken apart into
 * the runs between its tags, in all its branches, with holes where placeholders stand.
 */
export function createPageMatcher(catalogs: readonly Catalog[]): PageMatcher {
  const whole = new Map<string, TextKey[]>();
  const holed: { pattern: RegExp; letters: number; key: TextKey }[] = [];
  for (const { area, language, po } of catalogs) {
    for (const entry of po.entries) {
      if (entry.obsolete || entry.context?.text === slugContext) continue;
      const key = { area, context: entry.context?.text ?? '', english: entry.id.text };
      for (const run of runsOf(wordsShown(entry, language === sourceLanguage))) {
        if (!run.includes(hole)) {
          const others = whole.get(run) ?? [];
          if (!others.some((other) => isSame(other, key))) whole.set(run, [...others, key]);
          continue;
        }
        const letters = run.match(/\p{L}/gu)?.length ?? 0;
        if (letters < fewestLetters) continue;
        holed.push({ pattern: patternOf(run), letters, key });
      }
    }
  }
  // Of two that fit, the one with more words of its own says more.
  holed.sort((a, b) => b.letters - a.letters);
  return {
    textsOf(shown) {
      const text = plain(shown);
      const found = whole.get(text) ?? [];
      if (found.length > 0 || text === '') return found;
      const fitting = holed.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
      return fitting.filter((key, at) => fitting.findIndex((other) => isSame(other, key)) === at);
    },
  };
}

/** A text as it reads: one space where the page folds many, and none of the marks of what a draft lacks. */
function plain(text: string): string {
  return withoutMarks(text)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/** What a build shows: the translation, or the English of the source where there is none. */
function wordsShown(entry: PoEntry, isSource: boolean): string {
  const text = entry.translations[0]?.text ?? '';
  return isSource ? text || entry.id.text : text.trim() === '' ? entry.id.text : text;
}

/** `<b>{n, plural, one {# yard} other {# yards}}</b> near you` → `⌀ yard`, `⌀ yards`, `near you`. */
function runsOf(words: string): string[] {
  let tokens: Token[];
  try {
    tokens = compileMessageOrThrow(words);
  } catch {
    // A message that is broken just now shows as its last good words.
    return [];
  }
  const runs = branches(tokens).flatMap((branch) => branch.split(tags).map(plain));
  return [...new Set(runs)].filter((run) => run.replaceAll(hole, '').trim() !== '');
}

/** All ways to read a message. Choices that would make more than a hundred of them count as holes. */
function branches(tokens: readonly Token[]): string[] {
  let read = [''];
  for (const token of tokens) {
    const next = typeof token === 'string' ? [token === '#' ? hole : token] : choices(token[2]);
    read = read.length * next.length > 100 ? read.map((text) => text + hole) : product(read, next);
  }
  return read;
}

function choices(format: unknown): string[] {
  if (format === null || typeof format !== 'object') return [hole];
  const each = Object.values(format).filter((value): value is Token[] => Array.isArray(value));
  return each.length === 0 ? [hole] : each.flatMap(branches);
}

const product = (left: readonly string[], right: readonly string[]): string[] =>
  left.flatMap((before) => right.map((after) => before + after));

function patternOf(run: string): RegExp {
  const escaped = run.split(hole).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+?')}$`, 'su');
}

const isSame = (a: TextKey, b: TextKey): boolean =>
  a.area === b.area && a.context === b.context && a.english === b.english;
