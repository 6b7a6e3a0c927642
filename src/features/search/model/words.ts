import type { Choices } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';

/** Longest question that is looked at, in characters. */
export const longestQuery = 200;

/** Words that every text holds; a question is about the others. */
const stopWords: Choices<ReadonlySet<string>> = {
  eng: new Set(
    'a an and are as at be by can do does for from how i in is it me my of on or our the to we what when where which who why will with you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al como con cual cuando de del donde e el en es ese eso esta este lo la las le les los me mi mis no o para por puedo que quien se si son su sus te tu un una unas uno unos y ya'.split(
      ' ',
    ),
  ),
};

/**
 * A word as it is compared: small letters, no accents, no plural. `Baterías` → `bateri`, `batteries` → `batteri`.
 * `null` for a word that says nothing.
 */
export function plainWord(word: string, language: Language): string | null {
  const plain = foldLetters(word);
  if (plain.length < 2 && !/\d/.test(plain)) return null;
  return (stopWords[language] ?? stopWords.eng).has(plain) ? null : withoutPlural(plain, language);
}

/** Small letters without accents: "Compañía" and "compania" are one word to a reader in a hurry. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Cuts the endings that only number changes: `metales` and `metal`, `cars` and `car`, `batteries` and `battery`. */
function withoutPlural(word: string, language: Language): string {
  if (word.length < 4) return word;
  if (language === 'es') {
    const one = word
      .replace(/ces$/, 'z')
      .replace(/([^aeiou])es$/, '$1')
      .replace(/s$/, '');
    return one.replace(/[aoe]$/, '');
  }
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/y$/, 'i');
}
