import type { Language } from '#i18n/language.ts';

/** Months and days of the week by number; months first. A language that is not here compares nothing. */
export const dateNames = {
  eng: 'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  ),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo'.split(
    ' ',
  ),
} satisfies Partial<Record<Language, string[]>>;

/** `May` and `March` are dates only beside a number or another date; by themselves they are words. */
const ambiguous = new Set(['May', 'March']);

/** Monday and Friday, which stand for "weekdays", and the last day before the weekend. */
const weekdays = [12, 16];
const weekend = 16;

const namesOf = (language: Language): readonly string[] =>
  (dateNames as Partial<Record<Language, string[]>>)[language] ?? [];

/** For each name, what finds it, and what finds it where it can be no other word. */
const patterns = new Map<Language, { possible: RegExp; sure: RegExp }[]>();

function patternsOf(language: Language): { possible: RegExp; sure: RegExp }[] {
  let known = patterns.get(language);
  if (known === undefined) {
    const flags = language === 'eng' ? 'u' : 'iu';
    known = namesOf(language).map((name) => {
      const written = name === 'septiembre' ? 'sep?tiembre' : name;
      const possible = new RegExp(`(?<!\\p{L})${written}s?(?!\\p{L})`, flags);
      const beside = `(?:\\d|\\b(?:in|of|until|to|by|since|from))\\s${name}\\b|\\b${name}\\s\\d`;
      return { possible, sure: ambiguous.has(name) ? new RegExp(beside, flags) : possible };
    });
    patterns.set(language, known);
  }
  return known;
}

/**
 * Which months and days a text names.
 * @param surely Without those that may be another word in this text.
 */
function datesIn(text: string, language: Language, surely: boolean): Set<number> {
  const found = patternsOf(language).flatMap(({ possible, sure }, index) =>
    (surely ? sure : possible).test(text) ? [index] : [],
  );
  return new Set(found);
}

/** The months and days that only one of two texts names, as each writes them. */
export function dateDifference(
  source: string,
  target: string,
  [sourceLanguage, language]: [Language, Language],
): { lost: string[]; added: string[] } {
  const isSaid = (index: number, other: string) =>
    (weekdays.includes(index) || index > weekend) && saysWeekdays.test(other);
  const only = (one: string, of: Language, other: string, otherOf: Language) => {
    const possible = datesIn(other, otherOf, false);
    return [...datesIn(one, of, true)]
      .filter((index) => !possible.has(index) && !isSaid(index, other))
      .map((index) => namesOf(of)[index] ?? '');
  };
  return {
    lost: only(source, sourceLanguage, target, language),
    added: only(target, language, source, sourceLanguage),
  };
}

/** Words for several days of the week together. */
const saysWeekdays =
  /weekday|week ?end|entre semana|laborable|fin(?:es)? de semana|hábil|business day|working day/i;
