import type { PoString } from '#i18n/po/po.ts';

/** What is wrong with one character of a text. */
export interface CharacterFault {
  rule: 'control-character' | 'not-nfc' | 'other-alphabet' | 'mojibake';
  offset: number;
  /** What to show of it. */
  found: string;
  values: Record<string, string>;
}

/**
 * Control characters, bidirectional overrides, soft hyphens, invisible joiners and separators: nobody sees them in an
 * editor, and a word with one of them in it is not found.
 */
const controlPattern = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]/u;

/**
 * What becomes of UTF-8 that a program read as another encoding (`Ã³` for `ó`, `â€œ` for `“`), and a question mark where
 * a program had no letter (`informaci?n`).
 */
const mojibakePattern =
  /[ÃÂÅ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2044\u20AC\u2122]|â[€‚„†‡‰]|√[©°±≥∫¶ºß†]|├[▒│┤®ü]|(?<=\p{Ll})\?(?=\p{Ll})|\\u00[0-9a-fA-F]{2}|=C3=[0-9A-F]{2}|%C3%[0-9A-F]{2}/u;

/** Letters of the alphabet that both languages are written in, as far as a keyboard of either has them. */
const knownLetter = /[A-Za-zªºÀ-ÖØ-öø-ÿĀ-ſµ]/;

/** The letters that other alphabets have in common with ours to the eye, with ours. */
const lookAlikes = new Map(
  Object.entries({
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Ѕ: 'S',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    а: 'a',
    с: 'c',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    о: 'o',
    р: 'p',
    ѕ: 's',
    х: 'x',
    у: 'y',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ո: 'n',
    ս: 'u',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ɡ: 'g',
    ɑ: 'a',
    ʼ: '’',
    ꞌ: '’',
  }),
);

/** Everything that is wrong with the letters of a text; what its source has too is right. */
export function characterFaults({ text }: PoString, source: string): CharacterFault[] {
  return [invisible(text), decomposed(text), damaged(text, source), foreign(text, source)].filter(
    (fault) => fault !== undefined,
  );
}

function invisible(text: string): CharacterFault | undefined {
  const control = controlPattern.exec(text);
  if (control === null) return undefined;
  const found = text.replace(new RegExp(controlPattern, 'gu'), '�');
  return { rule: 'control-character', offset: control.index, found, values: { code: codeOf(control[0]) } };
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function decomposed(text: string): CharacterFault | undefined {
  const composed = text.normalize('NFC');
  if (composed === text) return undefined;
  let offset = 0;
  while (text[offset] === composed[offset]) offset += 1;
  return { rule: 'not-nfc', offset, found: text, values: { character: composed[offset] ?? '' } };
}

function damaged(text: string, source: string): CharacterFault | undefined {
  const match = mojibakePattern.exec(text.replace(/\S+:\/\/\S+/g, (address) => ' '.repeat(address.length)));
  if (match === null || source.includes(match[0])) return undefined;
  const found = wordAt(text, match.index);
  return { rule: 'mojibake', offset: match.index, found, values: { found } };
}

/** A letter of another alphabet, or one of ours in a shape that keyboards do not have (full width, mathematical). */
function foreign(text: string, source: string): CharacterFault | undefined {
  const composed = text.normalize('NFC');
  for (const { 0: letter, index } of composed.matchAll(/\p{L}/gu)) {
    if ((knownLetter.test(letter) && letter !== 'ı') || source.includes(letter)) continue;
    const character = lookAlikes.get(letter) ?? letter.normalize('NFKC');
    const found = wordAt(composed, index);
    return {
      rule: 'other-alphabet',
      offset: index,
      found,
      values: { code: codeOf(letter), found: letter, character },
    };
  }
  return undefined;
}

function wordAt(text: string, at: number): string {
  const start = text.lastIndexOf(' ', at) + 1;
  const end = text.indexOf(' ', at);
  return text.slice(start, end === -1 ? text.length : end);
}
