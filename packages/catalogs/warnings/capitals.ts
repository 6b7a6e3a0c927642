import type { Language } from '#i18n/language.ts';
import type { Speller } from '../spelling/speller.ts';
import { dateNames } from './dates.ts';
import { instruction } from './familiar-form.ts';

/** Words that English writes with a capital and Spanish does not: days, months, languages and peoples. */
const capitalInEnglish = new RegExp(
  `^(?:${dateNames.eng.join('|')}|English|Spanish|French|Portuguese|American|Canadian|Mexican)s?$`,
);

/** Little words and names of days, months and languages, which Spanish never writes with a capital inside a sentence. */
const neverCapital = new Set(
  [
    'El Los Las Un Una Unos Unas De Del Al Y O U En Con Sin Para Por Su Sus Que Como Desde Hasta Entre Sobre Se Lo Le Les Español Inglés Francés',
    ...dateNames.es.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ]
    .join(' ')
    .split(' '),
);

/** Abbreviations after which a sentence goes on. */
const goesOn =
  /(?:^|[\s(])(?:\p{Lu}|[ap]\. ?m|al|approx|aprox|art|ave|blvd|co|corp|dr|dra|dto|e\.g|ej|etc|ext|ft|hr|i\.e|in|inc|incl|jr|lb|ltd|max|máx|min|mín|mr|mrs|ms|no|núm|oz|pág|sr|sra|st|tel|vs)\.$/iu;

/**
 * The first passage of a text whose capital or small letter is not what the language wants there: the start of a text or
 * of a sentence, a word in capitals that the source does not shout, a capital inside a word, and in Spanish the habit
 * of English to write titles, days and months with capitals.
 */
export function wrongCapital(text: string, source: string, language: Language): string | undefined {
  return (
    startOfText(text, source) ??
    startOfSentence(text, source) ??
    shouted(text, source) ??
    insideWord(text, source) ??
    (language === 'es' ? englishHabit(text, source) : undefined)
  );
}

const firstWord = /^[^\p{L}\p{N}\uFFFC]*(\p{L}[\p{L}\p{N}'’-]*)(?:\s+(\p{L}))?/u;

function startOfText(text: string, source: string): string | undefined {
  const [, word = '', next = ''] = firstWord.exec(text) ?? [];
  const [, wanted = ''] = firstWord.exec(source) ?? [];
  if (word === '' || wanted === '' || source.includes(word)) return undefined;
  const isSmall = /^\p{Ll}/u.test(word);
  // "AC pump", "A-arm": the capital is that of a name, and says nothing of the sentence.
  if (isSmall && /^\p{Lu}\p{Ll}+$/u.test(wanted) && !capitalInEnglish.test(wanted)) return word;
  const isName = /^\p{Lu}$/u.test(next) || !/^\p{Lu}\p{Ll}+$/u.test(word);
  return !isSmall && /^\p{Ll}/u.test(wanted) && !isName ? word : undefined;
}

function startOfSentence(text: string, source: string): string | undefined {
  for (const { 0: found, 1: word = '', index } of text.matchAll(
    /\p{Ll}{2,}[.?!][)”»]? (\p{Ll}+)(?![\p{L}\p{N}.@-])/gu,
  )) {
    const before = text.slice(0, index + found.length - word.length - 1).replace(/[)”»]$/, '');
    if (goesOn.test(before) || new RegExp(`[.?!][)”»]? ${word}`).test(source)) continue;
    return found;
  }
  return undefined;
}

function shouted(text: string, source: string): string | undefined {
  const words = text.match(/(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/gu) ?? [];
  return words.find((word) => !source.includes(word));
}

function insideWord(text: string, source: string): string | undefined {
  const words =
    text.match(/(?<!\p{L})\p{L}*\p{Ll}[A-Z]\p{L}*|(?<!\p{L})[A-Z]{2,}\p{Ll}{3,}(?!\p{L})/gu) ?? [];
  return words.find((word) => !source.includes(word));
}

function englishHabit(text: string, source: string): string | undefined {
  for (const { 0: word, index } of text.matchAll(/(?<=[\p{L},;]\s)\p{Lu}\p{Ll}*(?!\p{L})/gu)) {
    if (!neverCapital.has(word)) continue;
    // "Los Ángeles", "El Paso": an article before another capital may begin a name.
    const mayBeName = /^(?:El|La|Los|Las)$/.test(word) && /^\p{L}+\s\p{Lu}/u.test(text.slice(index));
    if (!mayBeName && !source.includes(word)) return word;
  }
  return undefined;
}

/** A word with a capital inside a sentence; `Anexo 13D`, `Formulario 4` are names by their number. */
const capitalInside = /(?<=[\p{L},;]\s)(\p{Lu}\p{Ll}*)(?!\p{L})(?!\s[\p{L}-]*\d)/gu;

/** The same in English, also behind "p.m.", a bracket or a quote. */
const englishCapital = /(?<=(?:[\p{L},;:\uFFFC)”’]|[ap]\.m\.)\s[“(]?)\p{Lu}[\p{L}\p{N}]*/gu;

/**
 * A word that Spanish writes small, with the capital of an English title: "Comunicados Recientes" for "Recent releases",
 * "Únase a nuestro Equipo" for "Join Our Team". A title of nouns alone may be a name ("Memorial Day"), so the English must
 * have no other capital, or command and have one where no name has one. A name of small words goes into the word list.
 */
export function titleCase(text: string, source: string, speller: Speller): string | undefined {
  const capitals = (source.match(englishCapital) ?? []).filter(
    (word) => word !== 'I' && !capitalInEnglish.test(word),
  );
  const isTitle =
    instruction.test(source) && capitals.some((word) => /^(?:Our|Your|Us|The|An?|All|This)$/.test(word));
  if ((capitals.length > 0 && !isTitle) || /\p{Lu}{2}/u.test(source)) return undefined;
  for (const [, word = ''] of text.matchAll(capitalInside)) {
    if (source.includes(word) || speller.owns(word) || !speller.lists(word.toLowerCase())) continue;
    return word;
  }
  return undefined;
}
