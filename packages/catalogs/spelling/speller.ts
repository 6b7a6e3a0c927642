import { readFileSync } from 'node:fs';
import english from 'dictionary-en';
import spanish from 'dictionary-es-mx';
import nspell from 'nspell';
import { type Language, languages } from '#i18n/language.ts';
import { nearestWord } from './nearest-word.ts';

/** The Hunspell word list of each language; one without a list is not spelled. Spanish is that of Mexico and the States. */
const dictionaries: Partial<Record<Language, typeof english>> = { eng: english, es: spanish };

/** The words that the project adds to a word list, below its folder: one a line, `#` begins a remark. */
export const ownWordsPath = (language: Language): string => `locales/words.${language}.txt`;

/** What knows the words of one language. */
export interface Speller {
  /** Whether a word is one, as it is written or in small letters. */
  knows: (word: string) => boolean;
  /** Whether the project has added a word to the list. */
  owns: (word: string) => boolean;
  /** Whether the word list alone has it, without the project's own words: what a verb is asked. */
  lists: (word: string) => boolean;
  /** The word that somebody probably meant, or nothing. */
  nearest: (word: string) => string | undefined;
}

export type Spellers = Partial<Record<Language, Speller>>;

/**
 * Reads the word lists of all languages, which takes a second.
 * @param vocabulary Words that the catalogs use; of several near words, the one in use is the likelier.
 */
export function readSpellers(
  folder: string,
  vocabulary: Partial<Record<Language, ReadonlySet<string>>> = {},
): Spellers {
  const spellers: Spellers = {};
  for (const language of languages) {
    const dictionary = dictionaries[language];
    if (dictionary === undefined) continue;
    const own = new Set(readOwnWords(folder, language));
    spellers[language] = spellerOf(dictionary, own, vocabulary[language] ?? new Set());
  }
  return spellers;
}

/** The words that the project adds to the word list of a language, in the order of the file. */
export function readOwnWords(folder: string, language: Language): string[] {
  let source = '';
  try {
    source = readFileSync(folder + ownWordsPath(language), 'utf8');
  } catch {
    // A new language begins without words of its own.
  }
  return source.split('\n').flatMap((text) => text.replace(/#.*/, '').trim() || []);
}

function spellerOf(
  { aff, dic }: typeof english,
  own: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): Speller {
  const list = nspell(Buffer.from(aff), Buffer.from(dic));
  const answers = new Map<string, boolean>();
  const lists = (word: string): boolean => {
    let answer = answers.get(word);
    if (answer === undefined) {
      const plain = word.replaceAll('’', "'");
      answer = list.correct(plain) || list.correct(plain.toLowerCase());
      answers.set(word, answer);
    }
    return answer;
  };
  const owns = (word: string): boolean => own.has(word) || own.has(word.toLowerCase());
  const knows = (word: string): boolean => owns(word) || lists(word) || isVerbWithPronouns(word, lists);
  return { lists, knows, owns, nearest: (word) => nearestWord(word, knows, vocabulary) };
}

const pronouns = ['me', 'te', 'se', 'nos', 'le', 'les', 'lo', 'la', 'los', 'las'];

/** The verbs that a Spanish word may be with one pronoun or two behind: `dígamelo` → `dígame`, `díga`. */
export function verbsWithin(word: string): string[] {
  const without = (text: string) =>
    pronouns
      .filter((each) => text.length > each.length + 1 && text.endsWith(each))
      .map((each) => text.slice(0, -each.length));
  const one = without(word);
  return [...one, ...one.flatMap(without)];
}

/** Word lists have few of the Spanish verbs with pronouns behind: `escríbalo`, `quítele`, `responderle`. */
function isVerbWithPronouns(word: string, lists: (word: string) => boolean): boolean {
  return verbsWithin(word.toLowerCase()).some((verb) => {
    const plain = withoutAccents(verb);
    const accents = [...verb].filter((letter, at) => letter !== plain[at]).length;
    // Behind an infinitive or gerund, or with the accent that the longer word wants.
    if (/(?:[aei]r|ndo)$/.test(plain)) return lists(plain) && accents === (plain.endsWith('ndo') ? 1 : 0);
    return accents === 1 && (lists(plain) || lists(verb));
  });
}

/** `escríba` → `escriba`; `ñ` is a letter of its own. */
export function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}
