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

/** A month or day where a text names it, with what it goes with: the figure beside it, or whether it is open then. */
interface DateMention {
  index: number;
  at: number;
  company: string;
}

/** The months or days that a text names, each where it first does, in that order. */
function mentionsOf(text: string, language: Language, among: readonly number[]): DateMention[] {
  return among
    .flatMap((index) => {
      const at = text.search(patternsOf(language)[index]?.possible ?? /$^/);
      return at === -1 ? [] : [{ index, at, company: companyOf(text, at) }];
    })
    .sort((a, b) => a.at - b.at);
}

/** What tells one date of a text from another, in its own part of the sentence: a figure, or open and closed. */
function companyOf(text: string, at: number): string {
  const [before = ''] = /[^,;.:–]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^[^,;.:–]*/.exec(text.slice(at)) ?? [];
  const figure =
    /(\d+)(?:st|nd|rd|th)?\s(?:de\s|of\s)?$/.exec(before)?.[1] ??
    /^\p{L}+,?\s(?:the\s)?(\d+)/u.exec(after)?.[1];
  const state = /(?:open|abiert|abr[ei])|(?:clos|cerrad|cierr)/i.exec(before + after)?.[0] ?? '';
  const isOpen = state === '' ? '' : String(/^(?:o|a)/i.test(state));
  return `${figure ?? ''} ${isOpen}`.trim();
}

const [months, days] = [0, 12].map((first) =>
  Array.from({ length: first === 0 ? 12 : 7 }, (_, at) => first + at),
);

/**
 * The months, or the days, of two texts that name the same ones in another order: "from March to May" and "de mayo a
 * marzo". Nothing where each is still with the same figure, or is still open or closed.
 */
export function dateExchange(
  source: string,
  target: string,
  [sourceLanguage, language]: [Language, Language],
): { lost: string[]; added: string[] } | undefined {
  for (const among of [months ?? [], days ?? []]) {
    const [wanted, given] = [
      mentionsOf(source, sourceLanguage, among),
      mentionsOf(target, language, among),
    ] as const;
    const isSameOrder = wanted.every(({ index }, at) => index === given[at]?.index);
    if (given.length < 2 || wanted.length !== given.length || isSameOrder) continue;
    const isSameSet = wanted.every(({ index }) => given.some((mention) => mention.index === index));
    const isTogether = wanted.every(({ index, company }) =>
      given.some((mention) => mention.index === index && mention.company === company && company !== ''),
    );
    if (!isSameSet || isTogether) continue;
    const namesIn = (mentions: DateMention[], of: Language) =>
      mentions.map(({ index }) => namesOf(of)[index] ?? '');
    return { lost: namesIn(wanted, sourceLanguage), added: namesIn(given, language) };
  }
  return undefined;
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
