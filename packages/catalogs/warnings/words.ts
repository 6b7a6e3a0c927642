/** A phrase of the glossary, ready to be looked for. */
export interface Phrase {
  /** As the glossary writes it. */
  text: string;
  tokens: string[];
}

/** Words of a text in small letters; what joins them (hyphens, slashes) parts them. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An English word without the ending of its plural, so that `batteries` is found as `battery`. */
export function englishStem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Little words that a Spanish phrase may carry or not: `báscula para camiones`, `báscula de los camiones`. */
const joining = new Set(
  'a al con de del e el en la las lo los o para por que su sus un una unas unos y'.split(' '),
);

/** A Spanish word without accents and without what number and gender add: `báscula`, `básculas` → `bascul`. */
export function spanishStem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain.length <= 3) return plain;
  const singular = plain.endsWith('ces') ? `${plain.slice(0, -3)}z` : plain.replace(/e?s$/, '');
  return singular.length <= 3 ? singular : singular.replace(/[aeo]$/, '');
}

/** The stems of a Spanish text that carry meaning, in order. */
export function spanishStems(text: string): string[] {
  return tokensOf(text)
    .filter((token) => !joining.has(token))
    .map(spanishStem);
}

/** Reads `word`, `two words` or `begin*` (any ending) with the stems of one language. */
export function phraseOf(text: string, stems: (text: string) => string[]): Phrase {
  const words = text.split(/\s+/);
  const tokens = words.flatMap((word) =>
    word.endsWith('*')
      ? tokensOf(word.slice(0, -1)).map((token) => `${token.normalize('NFD').replace(/\p{M}/gu, '')}*`)
      : stems(word),
  );
  return { text, tokens };
}

/** Where a phrase first stands in a list of tokens, at or after `from`; -1 where it does not. */
export function findPhrase(tokens: string[], phrase: Phrase, from = 0): number {
  const last = tokens.length - phrase.tokens.length;
  for (let start = from; start <= last; start += 1) {
    if (phrase.tokens.every((wanted, index) => isToken(tokens[start + index] ?? '', wanted))) return start;
  }
  return -1;
}

function isToken(token: string, wanted: string): boolean {
  return wanted.endsWith('*') ? token.startsWith(wanted.slice(0, -1)) : token === wanted;
}
