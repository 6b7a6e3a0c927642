import type { Language } from '#i18n/language.ts';
import { foldLetters, plainWord, stemOf, wordsOf } from './words.ts';

/** What people type to find a passage. */
export interface PassagePhrases {
  /** Id of the passage. */
  passage: string;
  phrases: readonly string[];
}

/** Phrases, ready for being compared with a question. */
export type PhraseTable = {
  /** @returns Ids of passages, each with how alike its best phrase is to the question: 1 for the same. */
  alike(question: string): ReadonlyMap<string, number>;
};

/** A phrase that shares less than this with a question was meant for another one. */
const leastAlike = 0.45;

/** How alike a phrase is that has the same words in other forms. */
export const sameStems = 0.97;

/** How alike one is that has the same words in another order, or others of no weight between them. */
const sameTerms = 0.95;

/** Weight of a word that no phrase has, a town or a model of car: it says less about the task than one that some have. */
const unknownWeight = 1.5;

/**
 * A question word by word as it is compared, those that say little included: "what we buy" and "how to buy" differ in
 * nothing else.
 */
export function questionKey(question: string, language: Language): string {
  return wordsOf(question)
    .map((word) => stemOf(word, language))
    .join(' ');
}

/** The same with the words as they are written, but for capitals and accents. */
function foldedKey(question: string): string {
  return wordsOf(foldLetters(question)).join(' ');
}

/** The words of a question that say something, each once. */
export function termsOf(question: string, language: Language): Set<string> {
  return new Set(wordsOf(question).flatMap((word) => plainWord(word, language) ?? []));
}

/**
 * Makes the table of a language. Two phrases are as alike as the words that they share are heavy among all that they
 * have; a word weighs the more, the fewer passages have it in a phrase.
 */
export function phraseTable(language: Language, entries: readonly PassagePhrases[]): PhraseTable {
  // "Compran chatarra" asks who buys, "comprar chatarra" wants to buy: a stemmer alone takes them for the same.
  const written = new Map<string, Set<string>>();
  const stemmed = new Map<string, Set<string>>();
  const phrases: { passage: string; terms: ReadonlySet<string> }[] = [];
  const phrasesWith = new Map<string, number[]>();
  const passagesWith = new Map<string, Set<string>>();
  for (const { passage, phrases: texts } of entries) {
    for (const text of texts) {
      enter(written, foldedKey(text), passage);
      enter(stemmed, questionKey(text, language), passage);
      const terms = termsOf(text, language);
      for (const term of terms) {
        phrasesWith.set(term, [...(phrasesWith.get(term) ?? []), phrases.length]);
        enter(passagesWith, term, passage);
      }
      phrases.push({ passage, terms });
    }
  }
  const weightOf = (term: string): number => {
    const { size } = passagesWith.get(term) ?? { size: 0 };
    return size === 0 ? unknownWeight : Math.log(1 + entries.length / size);
  };
  const weigh = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOf(term), 0);

  return {
    alike(question) {
      const found = new Map<string, number>();
      const asked = termsOf(question, language);
      const near = new Set([...asked].flatMap((term) => phrasesWith.get(term) ?? []));
      for (const index of near) {
        const phrase = phrases[index];
        if (phrase === undefined) continue;
        const { passage, terms } = phrase;
        const shared = weigh([...asked].filter((term) => terms.has(term)));
        const likeness = (sameTerms * shared) / (weigh([...asked]) + weigh([...terms]) - shared);
        if (likeness >= leastAlike && likeness > (found.get(passage) ?? 0)) found.set(passage, likeness);
      }
      for (const passage of stemmed.get(questionKey(question, language)) ?? []) found.set(passage, sameStems);
      for (const passage of written.get(foldedKey(question)) ?? []) found.set(passage, 1);
      return found;
    },
  };
}

function enter(table: Map<string, Set<string>>, key: string, value: string): void {
  const known = table.get(key);
  if (known) known.add(value);
  else table.set(key, new Set([value]));
}
