import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import type { Choices } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';

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

/** What is left of a word once its endings are cut. */
const stemmers: Choices<(word: string) => string> = {
  eng: englishStem,
  // Copper is what half of the questions are about: to a stemmer it is a form of `cobrar`, to charge.
  es: (word) => (/^cobres?$/.test(word) ? 'cobre' : spanishStem(withSpanishMarks(word))),
};

/** Different words that are remembered; the site has fewer. */
const mostWords = 20_000;

const stems = new Map<Language, Map<string, string>>();

/**
 * A word as it is compared: small letters, no accents, none of the endings of number, person and tense. `Batteries` →
 * `batteri`, `recycling` → `recycl`, `borrar` and `borren` → `borr`.
 */
export function stemOf(word: string, language: Language): string {
  const known = stems.get(language) ?? new Map<string, string>();
  stems.set(language, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = foldLetters((stemmers[language] ?? stemmers.eng)(foldLetters(word)));
  // Its words repeat in every passage and every excerpt; working each out once is half the time of an answer.
  if (known.size < mostWords) known.set(word, stem);
  return stem;
}

/** The same, or `null` for a word that says nothing: `the`, `de`, a single letter. */
export function plainWord(word: string, language: Language): string | null {
  const plain = foldLetters(word);
  if (plain.length < 2 && !/\d/.test(plain)) return null;
  return (stopWords[language] ?? stopWords.eng).has(plain) ? null : stemOf(plain, language);
}

/** Small letters without accents: "Compañía" and "compania" are one word to a reader in a hurry. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Puts back what the stemmer goes by and people leave out: `accion` is `acción` to it, and `luces` is `luz` (it cuts `es`
 * alone), so that a word and its plural keep one stem.
 */
function withSpanishMarks(word: string): string {
  return word.replace(/([cs])ion$/, '$1ión').replace(/ces$/, 'z');
}
