import type { Language } from '#i18n/language.ts';
import { placeholderMark } from '../message-shape.ts';

/** Spaces that people or `Intl` put between the figures of a time and its half of the day. */
const gap = '[ \\u00A0\\u202F]*';
const figures = '(?<![\\p{N}:.,])\\p{N}{1,2}(?::\\p{N}{2})?';

/** A time of day with its half, however it is written: `9 a.m.`, `9am`, `{time} p. m.`. */
const timeOfDay = new RegExp(
  `(${figures}|${placeholderMark})(${gap})([ap]\\.?${gap}m(?![\\p{L}\\p{N}])\\.?)`,
  'giu',
);

/** A time of day of the clock with 24 hours; behind a `+` or a `T` it is a time zone or a date for machines. */
const ofDayAndNight = /(?<![\p{N}:.,+T])(?:1[3-9]|2[0-3]):[0-5]\p{N}(?![\p{N}:])/u;

/** How a language writes the half of a day, as `formatClock` does, and ways that name it otherwise or leave it out. */
interface TimeForm {
  half: RegExp;
  others: RegExp[];
}

/** A language that is not here has its times as it likes. */
const forms: Partial<Record<Language, TimeForm>> = {
  eng: {
    half: /^[ap]\.m\.$/,
    others: [
      /(?<!\p{N})\p{N}{1,2}(?::\p{N}{2})? o[’']clock/u,
      /(?<=\b(?:at|by|from|until|to) )\p{N}{1,2}(?::\p{N}{2})? (?:in the (?:morning|afternoon|evening)|at night)/u,
      // The first time of a range has its half too, as in the tables of the site.
      new RegExp(
        `(?:${figures}(?: to |${gap}[–-]${gap})|(?:(?<=\\b(?:from|between) )${figures}|(?<!\\p{N})\\p{N}{1,2}:\\p{N}{2}) (?:until|and) )\\p{N}{1,2}(?::\\p{N}{2})?${gap}[ap]\\.m\\.`,
        'u',
      ),
    ],
  },
  es: {
    half: /^[ap]\.\u00A0m\.$/,
    others: [
      /(?<=\blas? )\p{N}{1,2}(?::\p{N}{2})? (?:de|por|en) la (?:mañana|tarde|noche|madrugada)/iu,
      /(?<!\p{N})\p{N}{1,2}:\p{N}{2}[ \u00A0]?(?:h|hs|hrs|horas)(?!\p{L})/iu,
      new RegExp(
        `(?:${figures}${gap}[–-]${gap}|(?:(?<=\\b(?:las?|de|desde) )${figures}|(?<!\\p{N})\\p{N}{1,2}:\\p{N}{2}) (?:a|hasta|y|y a)(?: las?)? )\\p{N}{1,2}(?::\\p{N}{2})?${gap}[ap]\\.${gap}m\\.`,
        'iu',
      ),
    ],
  },
};

/**
 * The first time of day that the site would not write so: it writes `9:00 a.m.` and, in Spanish, `9:00 a. m.`, with
 * minutes and no-break spaces, because `formatClock` does and both meet on one page.
 */
export function looseTime(text: string, language: Language): string | undefined {
  const form = forms[language];
  if (form === undefined || !(/\p{N}/u.test(text) || text.includes(placeholderMark))) return undefined;
  for (const { 0: found, 1: figure = '', 2: space, 3: half = '' } of text.matchAll(timeOfDay)) {
    const isWhole = figure === placeholderMark || /^(?:[1-9]|1[0-2]):[0-5]\d$/.test(figure);
    if (!(isWhole && space === '\u00A0' && form.half.test(half))) return found;
  }
  for (const other of [ofDayAndNight, ...form.others]) {
    const [found] = other.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
