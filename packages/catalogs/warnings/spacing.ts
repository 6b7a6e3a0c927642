import { placeholderMark } from '../message-shape.ts';

/** Marks that come in pairs. Of curved single quotes the closing one may be an apostrophe: they have a search of their own. */
const pairs: readonly (readonly [opening: string, closing: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['‹', '›'],
];

/**
 * The first bracket or quote of a text that has no partner; what its source leaves alone too (`a) by post`) is right.
 */
export function unpairedMark(text: string, source: string): { mark: string; at: number } | undefined {
  for (const [opening, closing] of pairs) {
    const lone = loneOf(text, opening, closing);
    if (lone !== undefined && loneOf(source, opening, closing) === undefined) return lone;
  }
  const single = loneSingle(text);
  if (single !== undefined && loneSingle(source) === undefined) return single;
  const straight = [...text.matchAll(/(?<!\d)"/g)];
  if (straight.length % 2 === 0 || [...source.matchAll(/(?<!\d)"/g)].length % 2 === 1) return undefined;
  return { mark: '"', at: straight.at(-1)?.index ?? 0 };
}

function loneOf(text: string, opening: string, closing: string): { mark: string; at: number } | undefined {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === opening) open.push(at);
    else if (text[at] === closing && open.pop() === undefined) return { mark: closing, at };
  }
  const [at] = open;
  return at === undefined ? undefined : { mark: opening, at };
}

/** A `‘` that no `’` answers; one between two letters (`O’Brien`) answers nothing. */
function loneSingle(text: string): { mark: string; at: number } | undefined {
  const lone = /‘(?:[^‘’]|\p{L}’(?=\p{L}))*(?:‘|$)/u.exec(text);
  return lone === null ? undefined : { mark: '‘', at: lone.index };
}

/** Where a space is missing or too many beside a mark, in the order in which they are looked for. */
const spacingFaults = [
  // A space before a mark that belongs to the word before it: "hoy , mañana".
  new RegExp(`[\\p{L}\\p{N}${placeholderMark})”»][ \\u00A0]+(?:[,;:?!)\\]”»]|\\.(?![\\p{L}\\p{N}/.]))`, 'u'),
  // A space behind a mark that opens.
  /[(¿¡[“«][ \u00A0]+\S/u,
  // No space behind a mark: "hoy,mañana", "hoy.Mañana".
  /\p{L}[,;:?!]\p{L}+/u,
  // The same beside a figure or a value: "2024,hoy", "{a},{b}"; "2,000" and "12:30" are figures.
  new RegExp(`[\\p{N}${placeholderMark}%)”»][,;?!]\\p{L}+`, 'u'),
  new RegExp(`[\\p{N}${placeholderMark}%)”»]:\\p{L}{2,}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}${placeholderMark}%)”»][,;?!]${placeholderMark}`, 'u'),
  /\p{Ll}{2}[,;:?!]\p{N}/u,
  /\p{Ll}{2,}\.\p{Lu}\p{Ll}+/u,
  /\p{Ll}[)”»]\p{L}{2,}/u,
  // No space before a mark that opens; "centro(s)" is a habit of forms.
  /\p{Ll}{2,}[“«¿¡]\p{L}+/u,
  /\p{Ll}{2,}\((?!e?s\)|as?\)|os?\))\p{L}+/u,
  // One mark twice, or two that do not go together.
  /,[,;:]|;[;:,]|(?<!\.)\.\.(?!\.)|,\.|[:;]\./u,
];

/** Web addresses, file names and the like, whose marks have no spaces. */
const closedUp =
  /\S+:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|ca|us|mx|example|test|js|md|csv|pdf|zip)\b/giu;

/** The first passage of a text with a space too many or too few beside a mark; what the source has too is right. */
export function badSpacing(text: string, source: string): string | undefined {
  const open = !/[.@:]\S/.test(text) ? text : text.replace(closedUp, (address) => 'x'.repeat(address.length));
  for (const pattern of spacingFaults) {
    const found = pattern.exec(open);
    if (found === null || source.includes(found[0]) || pattern.test(source.replace(closedUp, 'x'))) continue;
    return text.slice(found.index, found.index + found[0].length);
  }
  return undefined;
}
