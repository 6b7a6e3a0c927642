import type { Language } from '#i18n/language.ts';
import type { Speller, Spellers } from '../spelling/speller.ts';
import { spelledWords } from './spelling.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Little words of one language that the other does not have: one of them in small letters is enough. */
const telling: Partial<Record<Language, ReadonlySet<string>>> = {
  eng: setOf(
    'the of and with your you is are our we this that these for from will which when what how or by at it us my its they',
  ),
  es: setOf('que para usted ustedes sus los las una unas por del nuestro nuestra nuestros nuestras'),
};

/** Little words that tell only beside another word of their language. */
const helping: Partial<Record<Language, ReadonlySet<string>>> = {
  eng: setOf('to in on be have can not no if as an more free'),
  es: setOf('el la de y en es con su lo al se un le más'),
};

/** Portuguese, which machines write for Spanish, and Spanish speakers do not. */
const portuguese = setOf(
  'não você vocês são uma umas um uns com em seu sua seus suas nosso nossa nossos nossas ao aos também mais nas sem muito muita muitos isso isto obrigado obrigada ou foi às já só onde hoje quem até ainda é à',
);
const portugueseEnding = /(?:ção|ções|ão|ões|ãe|ães|lhor|lhos|inho|agem)$/;

/** Letters and endings that no Spanish word has: `preço`, `você`, `alumínio`, `horário`, `cidade`. */
const portugueseForm = /[êçãõâôà]|(?:[áéíó]nio|[áéó]ria|[áéó]rio|[áí]vel|dade|eiros?|eiras?|feira)$/;

/** Portuguese words of the trade that no ending tells. */
const portugueseTrade = setOf(
  'sucata sucatas ferro ferros tem temos bem nós eles dele deles conosco telefone',
);

/** Two little words that Spanish never has side by side: "para a gente". */
const portuguesePair = /(?<!\p{L})(?:para (?:a|os|as))(?=\s\p{Ll}{3})/u;

/** The other of our two languages. */
const otherOf: Partial<Record<Language, Language>> = { es: 'eng', eng: 'es' };

/**
 * The passage of a text that is in another language: words of a translation begun and not ended, a text pasted into the
 * wrong file, or Portuguese. What stands between two names (`Bank of America`) is part of a name.
 */
export function otherLanguage(
  text: string,
  source: string,
  language: Language,
  spellers: Spellers,
): string | undefined {
  const other = otherOf[language];
  const own = spellers[language];
  const others = other && spellers[other];
  if (other === undefined || own === undefined || others === undefined) return undefined;
  const words = wordsWithNeighbors(text, own);
  const isNoHelp = (word: string) => !helping[other]?.has(word);
  const foreign = words.map((word, at) => {
    if (!isOf(other, word.toLowerCase(), own, others)) return false;
    if (isName(word) && (at > 0 || isName(words[1] ?? ''))) return false;
    const [before, after] = [words.slice(0, at).findLast(isNoHelp), words.slice(at + 1).find(isNoHelp)];
    return !(isName(before ?? '') && isName(after ?? ''));
  });
  const alone = words.findIndex((word, at) => foreign[at] && telling[other]?.has(word));
  if (alone !== -1) return passage(words, alone);
  const pair = foreign.findIndex((is, at) => is && foreign[at + 1]);
  if (pair !== -1) return passage(words, pair);
  if (language === 'es') {
    const pairOf = portuguesePair.exec(text)?.[0];
    if (pairOf !== undefined && !source.includes(pairOf)) return pairOf;
  }
  const word = words.find(
    (each, at) =>
      !source.includes(each) &&
      (isPortuguese(each.toLowerCase(), own) ||
        (language === 'es' && hasPortugueseForm(each.toLowerCase(), own) && !(isName(each) && at > 0))),
  );
  if (word !== undefined) return word;
  return language === 'es' ? leftOver(words, source, foreign, own) : undefined;
}

/** Spanish words behind which a noun stands. */
const beforeNoun = setOf(
  'un una unos unas el la los las su sus del al este esta estos estas nuestro nuestra cada',
);

/**
 * An English word in Spanish by itself, where that is certain: behind an article, and in the source too ("Encuentre un
 * yard"), or the whole text ("Submit").
 */
function leftOver(
  words: readonly string[],
  source: string,
  foreign: readonly boolean[],
  own: Speller,
): string | undefined {
  const sourceWords = new Set(spelledWords(source.toLowerCase(), 1));
  const left = words.findIndex(
    (word, at) =>
      foreign[at] &&
      word.length > 3 &&
      !isName(word) &&
      sourceWords.has(word) &&
      beforeNoun.has((words[at - 1] ?? '').toLowerCase()),
  );
  if (left !== -1) return words[left];
  const isWhole = words.length > 0 && words.every((word, at) => foreign[at] && !own.knows(word));
  return isWhole && !words.slice(1).some(isName) ? words.join(' ') : undefined;
}

const hasPortugueseForm = (word: string, own: Speller) =>
  (portugueseForm.test(word) || portugueseTrade.has(word)) && !own.knows(word);

const isName = (word: string) => /^\p{Lu}/u.test(word);

/** A compound that the language has (`roll-off`) is one word. */
function wordsWithNeighbors(text: string, own: Speller): string[] {
  const compounds = text.replace(/\p{L}+(?:-\p{L}+)+/gu, (word) => (own.owns(word) ? ' ' : word));
  return spelledWords(compounds, 1);
}

function isOf(other: Language, word: string, own: Speller, others: Speller): boolean {
  if (telling[other]?.has(word) || helping[other]?.has(word)) return !own.owns(word);
  return word.length > 2 && !own.knows(word) && others.lists(word);
}

function isPortuguese(word: string, own: Speller): boolean {
  return (
    portuguese.has(word) || (portugueseEnding.test(word) && /[ãõç]|lh|nh/.test(word) && !own.knows(word))
  );
}

const passage = (words: readonly string[], at: number) => words.slice(Math.max(0, at - 1), at + 3).join(' ');
