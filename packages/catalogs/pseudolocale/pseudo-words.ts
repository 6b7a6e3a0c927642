import type { Instrumentation } from './instrument-message.ts';

/**
 * The pseudolocale: English that can be read and is about a third longer, so that a page in it shows two things at
 * once: words that come from no catalog, since they stand there plain, and places too narrow for a longer language.
 *
 * `Find a yard` → `[·Fííñd áá yáárdd·]`
 *
 * Its letters are those of Spanish: the site's own typeface has them, so the page is as wide as it would be. Behind each
 * word stands a letter that nobody sees, so that words without a vowel can be told from plain ones too.
 */

/** How much longer a text becomes, without its brackets. */
const longer = 0.3;

/** Before and after each message. What is cut off at either end shows at once. */
export const pseudoBrackets = ['[·', '·]'] as const;

/** U+200C, zero width non-joiner: takes no room, breaks no line, is read by nobody. */
const unseen = '\u200c';

const accented: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  N: 'Ñ',
};

/** A run of text in the pseudolocale, without brackets; at least 30 % longer where it holds a letter. */
export function pseudoText(run: string): string {
  if (!/\p{L}/u.test(run)) return run;
  const wanted = Math.ceil(run.length * (1 + longer));
  let made = '';
  let length = 0;
  for (const [index, letter] of Array.from(run).entries()) {
    made += accented[letter] ?? letter;
    length += letter.length;
    // Vowels are held, once or twice, for as long as what is written has not yet grown enough.
    const vowel = /[aeiou]/.test(letter) ? accented[letter] : undefined;
    for (let held = 0; vowel && held < 2 && length < (index + 1) * (1 + longer); held += 1) {
      made += vowel;
      length += 1;
    }
  }
  const room = Math.max(0, wanted - length);
  const held = made.replace(/(\p{L})(?=\P{L}*$)/u, (last) => last + lastLetters(last, room));
  return held.replace(/\p{L}+/gu, (word) => word + unseen);
}

/** The last letter, held; dots where that would make another word of a code (`PDF` → `PDF·`). */
function lastLetters(last: string, count: number): string {
  return (/\p{Ll}/u.test(last) ? last : '·').repeat(count);
}

/** The instrumentation of the pseudolocale. */
export const pseudo: Instrumentation = { text: pseudoText, around: pseudoBrackets };

/** The words of a text that come from no catalog of the pseudolocale: `[·Fíínd·] Yards` → `['Yards']`. */
export function plainWords(text: string): string[] {
  return (text.match(/\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\u200c])/gu) ?? []).filter((word) => word !== '');
}

/** True when a text holds a word of the pseudolocale. Programs know the unseen letter too, but not behind such a word. */
export function isPseudo(text: string): boolean {
  return /[áéíóúñÁÉÍÓÚÑ]\p{L}*\u200c/u.test(text);
}
