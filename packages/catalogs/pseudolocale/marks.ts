import type { Instrumentation } from './instrument-message.ts';

/**
 * A mark is the number of a message in letters that nobody sees. Marked, a page looks as it always does, and each of its
 * texts tells which message it is.
 *
 * The four digits are Unicode's invisible operators, U+2061 to U+2064: they take no room and stay through `trim()`,
 * attributes, JSON and HTML.
 */
const zero = 0x2061;
const base = 4;
const digits = 7;

/** U+200D, zero width joiner, stands before each number. */
const start = '\u200d';

const marks = /\u200d([\u2061-\u2064]{7})/g;

/** The most messages that can be told apart: 16,384. */
export const mostMarks = base ** digits;

/** The mark of a number from 0 to `mostMarks - 1`. */
export function markOf(number: number): string {
  const written = number.toString(base).padStart(digits, '0');
  return start + Array.from(written, (digit) => String.fromCharCode(zero + Number(digit))).join('');
}

/** The numbers in a text, in order, each once. */
export function readMarks(text: string): number[] {
  const found = Array.from(text.matchAll(marks), ([, written = '']) =>
    Array.from(written).reduce((sum, digit) => sum * base + digit.charCodeAt(0) - zero, 0),
  );
  return [...new Set(found)];
}

/** True when a text holds a mark. */
export function isMarked(text: string): boolean {
  return readMarks(text).length > 0;
}

/** The text as it reads, without marks. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/** The instrumentation that marks every run of a message's text, behind the space it may begin with. */
export function markedAs(number: number): Instrumentation {
  const mark = markOf(number);
  return { text: (run) => run.replace(/^\s*/, (space) => space + mark) };
}
