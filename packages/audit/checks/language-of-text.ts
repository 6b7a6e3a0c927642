import { readCatalogs } from '@site/catalogs/catalog-files.ts';
import { languages } from '#i18n/language.ts';

/** The two languages that a text of the site can be in, as `lang` spells them. */
export type TextLanguage = 'en' | 'es';

/**
 * How much more likely each group of three letters is in Spanish than in English, as a logarithm. It is learnt from the
 * site's own catalogs, the messages and their translations: what a general detector knows of two hundred languages makes
 * it guess wrongly on a short text, and two classes with the vocabulary of this trade do not.
 */
let learnt: ReadonlyMap<string, number> | undefined;

/** Words that one of the two languages uses all the time and the other hardly; they count as several groups of letters. */
const usual: Record<TextLanguage, ReadonlySet<string>> = {
  en: new Set(
    'the and of to is are we you your our with that for from not it this by on what who here have has before until more than some may can or at an as be in will all which their when how about if they its was were'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del que y en un una con para por se su sus es son más lo al le como esta este estos estas qué usted nuestro nuestra nuestros nuestras cómo donde dónde está si ya hay sin sobre desde hasta cuando fue o'.split(
      ' ',
    ),
  ),
};

/** A word of the other language must outweigh the noise of names and numbers: about two usual words. */
const leastEvidence = 5;

/**
 * The language of a text, or undefined when too little speaks for either: names of people and places (words with a
 * capital inside a sentence), numbers, addresses of pages and codes say nothing.
 */
export function languageOfText(text: string): TextLanguage | undefined {
  const score = spanishScore(text);
  if (Math.abs(score) < leastEvidence) return undefined;
  return score > 0 ? 'es' : 'en';
}

/** How strongly the words speak for Spanish (positive) or English (negative). */
export function spanishScore(text: string): number {
  learnt ??= learn();
  let score = 0;
  for (const word of speakingWords(text)) {
    if (usual.es.has(word) && !usual.en.has(word)) score += 2.5;
    else if (usual.en.has(word) && !usual.es.has(word)) score -= 2.5;
    else {
      // A word counts as much as its letters on average say, so that one long word does not decide alone.
      const groups = groupsOf(word);
      const sum = groups.reduce((total, group) => total + (learnt?.get(group) ?? 0), 0);
      if (groups.length > 0) score += Math.max(-2, Math.min(2, (sum / groups.length) * 1.5));
    }
  }
  return score;
}

/** The words of a text that belong to a language: small letters only, but for the first word of a sentence. */
function speakingWords(text: string): string[] {
  const plain = text
    .replace(/https?:\/\/\S+|\S+@\S+|\S+\.(example|com|pdf|csv|html)\S*/g, ' ')
    .replace(/[’]/g, "'");
  const found: string[] = [];
  let begins = true;
  for (const [piece] of plain.matchAll(/[\p{L}\p{N}'-]+|[.!?:;¿¡•·\n|]+/gu)) {
    if (!/\p{L}/u.test(piece)) {
      if (/[.!?:;¿¡•·\n|]/.test(piece)) begins = true;
      continue;
    }
    const isName = /^\p{Lu}/u.test(piece) && !begins;
    begins = false;
    if (!isName && !/\p{N}/u.test(piece) && !/^\p{Lu}{2,}$/u.test(piece)) found.push(piece.toLowerCase());
  }
  return found;
}

function groupsOf(word: string): string[] {
  const framed = ` ${word} `;
  return Array.from({ length: Math.max(0, framed.length - 2) }, (_, index) => framed.slice(index, index + 3));
}

function learn(): ReadonlyMap<string, number> {
  const counts = { en: new Map<string, number>(), es: new Map<string, number>() };
  const totals = { en: 0, es: 0 };
  for (const language of languages) {
    const as = language === 'es' ? 'es' : 'en';
    for (const { po, area } of readCatalogs(language)) {
      // Addresses have no accents, names of places no language.
      if (area === 'routes' || area === 'region-words') continue;
      for (const { id, translations } of po.entries) {
        const text = (as === 'es' ? translations[0]?.text : translations[0]?.text || id.text) ?? '';
        for (const word of speakingWords(text.replace(/\{[^{}]*\}|<[^>]*>/g, ' '))) {
          for (const group of groupsOf(word)) {
            counts[as].set(group, (counts[as].get(group) ?? 0) + 1);
            totals[as] += 1;
          }
        }
      }
    }
  }
  const groups = new Set([...counts.en.keys(), ...counts.es.keys()]);
  const size = groups.size;
  return new Map(
    [...groups].map((group) => {
      const spanish = ((counts.es.get(group) ?? 0) + 0.5) / (totals.es + size / 2);
      const english = ((counts.en.get(group) ?? 0) + 0.5) / (totals.en + size / 2);
      return [group, Math.log(spanish / english)];
    }),
  );
}
