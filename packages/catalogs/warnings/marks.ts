import type { Language } from '#i18n/language.ts';

/** What may stand behind the last mark of a sentence: brackets and quotes that close. */
const closing = /[\s)\]”"’'»›]/;

/** Marks that end a text. */
const ending = /[.?!:;,…]/;

/**
 * Words that end in a full stop of their own, in either language; where one of them ends the text, nobody can tell
 * whether the sentence ends too.
 */
const abbreviation =
  /(?:^|[\s(\uFFFC])(?:\p{Lu}|[ap]\.\s?m|inc|corp|ltd|co|cía|no|st|ave|jr|sr|etc|ext|tel|aprox|máx|mín|vs|EE\. UU|U\.S|D\.C|[nN]\.º)\.$/iu;

/**
 * The mark that a text ends with, brackets and quotes that close it aside: `He said “no.”` → `.`; nothing where it ends
 * in a word, a value or an abbreviation (`undefined` then, as it says nothing).
 */
export function endMark(text: string): string | undefined {
  let end = text.length;
  while (end > 0 && closing.test(text[end - 1] ?? '')) end -= 1;
  let start = end;
  while (start > 0 && (ending.test(text[start - 1] ?? '') || closing.test(text[start - 1] ?? ''))) start -= 1;
  const marks = text.slice(start, end).replace(/[^.?!:;,…]/g, '');
  if (marks === '.' && abbreviation.test(text.slice(0, end))) return undefined;
  return marks === '...' ? '…' : marks;
}

/** Whether two texts end alike; an abbreviation agrees with a full stop and with none. */
export function endsAlike(source: string, target: string): boolean {
  const [wanted, given] = [endMark(source), endMark(target)];
  if (wanted === undefined || given === undefined) return /^[.]?$/.test(wanted ?? given ?? '');
  return sorted(wanted) === sorted(given);
}

const sorted = (marks: string) => [...marks].sort().join('');

/** A question or an exclamation whose opening mark is missing, or an opening mark that nothing answers. */
export interface LoneMark {
  mark: '¿' | '¡' | '?' | '!';
  /** The sentence around it. */
  passage: string;
}

/** Looks for marks without their partner in a Spanish text; in English any `¿` or `¡` is out of place. */
export function loneMarks(text: string, language: Language): LoneMark[] {
  const passages = text.replace(/\S+:\/\/\S+|<[^<>]*>|\(\s*[?!]\s*\)/g, (passage) =>
    ' '.repeat(passage.length),
  );
  const lone: LoneMark[] = [];
  if (language !== 'es') {
    const at = passages.search(/[¿¡]/);
    if (at !== -1) lone.push({ mark: passages[at] as LoneMark['mark'], passage: sentenceAt(text, at) });
    return lone;
  }
  for (const [opening, closingMark] of [
    ['¿', '?'],
    ['¡', '!'],
  ] as const) {
    let open = -1;
    for (let at = 0; at < passages.length; at += 1) {
      const letter = passages[at];
      if (letter === opening) {
        if (open !== -1) lone.push({ mark: opening, passage: sentenceAt(text, open) });
        open = at;
      } else if (letter === closingMark && passages[at - 1] !== closingMark) {
        // «¡¿Qué?!» and «¡Qué!?»: two marks that close together may answer to one that opens, in their own sentence.
        const start = startOfRun(passages, at);
        const ended = Math.max(...['.', '?', '!'].map((mark) => passages.lastIndexOf(mark, start - 1)));
        const [other, otherClosing] = opening === '¿' ? ['¡', '!'] : ['¿', '?'];
        const isMixed =
          /^[?!]+/.exec(passages.slice(start))?.[0].includes(otherClosing) === true &&
          passages.lastIndexOf(other, start) > (start === 0 ? -1 : ended);
        if (open === -1 && !isMixed) lone.push({ mark: closingMark, passage: sentenceAt(text, at) });
        open = -1;
      }
    }
    if (open !== -1) lone.push({ mark: opening, passage: sentenceAt(text, open) });
  }
  return lone;
}

/** Where the marks that close a sentence together begin: `?!` closes at its `?`. */
function startOfRun(text: string, at: number): number {
  let start = at;
  while (start > 0 && /[?!]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** The sentence that holds a place. */
function sentenceAt(text: string, at: number): string {
  const start = Math.max(
    ...['. ', '? ', '! ', '\n'].map((mark) => text.lastIndexOf(mark, at - 1) + mark.length),
    0,
  );
  const from = text.slice(0, start).trim() === '' || start <= 2 ? 0 : start;
  const rest = text.slice(at + 1).search(/[.?!](?:\s|$)/);
  return text.slice(from, rest === -1 ? text.length : at + 2 + rest).trim();
}

/** Words that may rightly stand twice in a row. */
const mayRepeat: Partial<Record<Language, ReadonlySet<string>>> = {
  eng: new Set(['that', 'had']),
  es: new Set([]),
};

const twice = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** The first word that stands twice in a row, as it stands there; names (`Walla Walla`) may. */
export function repeatedWord(text: string, language: Language): string | undefined {
  for (const [passage, word = ''] of text.matchAll(twice)) {
    const [first = '', second = ''] = passage.split(/\s+/);
    const isName = first === second && /^\p{Lu}\p{Ll}/u.test(second);
    if (!isName && !mayRepeat[language]?.has(word.toLowerCase())) return passage;
  }
  return undefined;
}
