/**
 * What the fields of our forms accept. Every pattern is anchored and free of nested repetition, so that no input,
 * however long, makes it slow.
 */

/** Lower case only, with an ending of two to four letters, as the specification has it. */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

/** The same with endings as long as there are, `.photography`: of the forms for which no rule is given. */
export const anyEmailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,63}$/;

/** Five digits, or a Canadian postal code in upper case with or without its one space. */
export const postalCodePattern = /^(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** A number somebody can be called at: at least the seven digits of one within an area, whatever stands between them. */
export const phonePattern = /^(\D*\d){7}/;

/**
 * Characters that no one types into a name or an address: controls, invisible format and direction marks, private use,
 * lone halves of a surrogate pair, line separators. Stored, they would let a text look like another one, break a log
 * line or be refused by a database. The joiners U+200C and U+200D stay: Persian and Indic names need them. Unassigned
 * characters stay too, because a browser and a server of different age disagree about which these are.
 */
const unwanted = String.raw`(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2028\u2029]`;

const anyUnwanted = new RegExp(unwanted, 'u');
const everyUnwanted = new RegExp(unwanted, 'gu');

/** True when a text holds nothing invisible or unprintable. */
export function isPlainText(text: string): boolean {
  return !anyUnwanted.test(text);
}

/**
 * One line as a person means it: pasted line breaks and tabs become spaces, invisible marks vanish, inner runs of
 * space become one, the ends are trimmed. `" Ana\tRíos\u200B "` → `"Ana Ríos"`.
 */
export function fitLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(everyUnwanted, '').replace(/ {2,}/g, ' ').trim();
}

/** True when a text of several lines holds nothing invisible or unprintable but the ends of its lines. */
export function isPlainProse(text: string): boolean {
  return isPlainText(text.replaceAll('\n', ''));
}

/**
 * Several lines as a person means them: each fitted as a line, no more than one empty line between two.
 * `" First\r\n\r\n\r\nSecond "` → `"First\n\nSecond"`.
 */
export function fitProse(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(fitLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
