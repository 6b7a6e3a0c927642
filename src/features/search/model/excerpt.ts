import type { Language } from '#i18n/language.ts';
import type { ExcerptPart } from './ports.ts';
import { plainWord } from './words.ts';

/** Longest excerpt, in characters; about two lines on a wide window. */
const longest = 180;

/**
 * The part of a text that answers a question best, cut at words, with what was asked for marked.
 * @param terms Words as `plainWord` makes them.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, language: Language): ExcerptPart[] {
  const pieces = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  const isHit = pieces.map((piece, index) => index % 2 === 1 && matches(piece, terms, language));
  const starts = startsOf(pieces);
  const hitStarts = starts.filter((_, index) => isHit[index]);
  const from = bestStart(hitStarts, text.length);
  const parts: ExcerptPart[] = [];
  for (const [index, piece] of pieces.entries()) {
    const start = starts[index] ?? 0;
    if (piece === '' || start < from || start + piece.length > from + longest) continue;
    parts.push({ text: piece, isHit: isHit[index] ?? false });
  }
  const joined = joinLike(parts);
  const first = joined[0];
  if (from > 0 && first) joined.unshift({ text: '… ', isHit: false });
  if (from + longest < text.length) joined.push({ text: ' …', isHit: false });
  return joined;
}

/** A word of the text that begins with a word of the question counts: `recycl` asks for `recycling`. */
function matches(piece: string, terms: ReadonlySet<string>, language: Language): boolean {
  const plain = plainWord(piece, language);
  if (plain === null) return false;
  return [...terms].some((term) => plain === term || (term.length > 3 && plain.startsWith(term)));
}

function startsOf(pieces: readonly string[]): number[] {
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.length;
    return start;
  });
}

/** Where to begin so that as many hits as possible are in view: a little before the first of them. */
function bestStart(hitStarts: readonly number[], length: number): number {
  if (length <= longest || hitStarts.length === 0) return 0;
  let best = 0;
  let most = 0;
  for (const start of hitStarts) {
    const inView = hitStarts.filter((other) => other >= start && other < start + longest - 40).length;
    if (inView > most) [best, most] = [start, inView];
  }
  return Math.max(0, Math.min(best - 30, length - longest));
}

function joinLike(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const joined: ExcerptPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.isHit === part.isHit) last.text += part.text;
    else joined.push({ ...part });
  }
  const [first] = joined;
  if (first && !first.isHit) first.text = first.text.trimStart();
  return joined;
}
