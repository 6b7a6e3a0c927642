import { brand } from '#brand';
import culture from '#features/company/content/culture.json' with { type: 'json' };
import people from '#features/company/content/people.json' with { type: 'json' };
import credits from '#features/help/content/credits.json' with { type: 'json' };
import board from '#features/investors/content/board.json' with { type: 'json' };
import yards from '#features/locations/content/yards.json' with { type: 'json' };
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import { countriesIn } from '#features/submissions/model/countries.ts';
import { regions } from '#features/submissions/model/regions.ts';
import { subdivisionsOf } from '#features/submissions/model/subdivisions.ts';
import models from '#features/vehicles/content/models.json' with { type: 'json' };
import { formatLocale, type Language, languages, ownName } from '#i18n/language.ts';
import { plainWords } from './pseudo-words.ts';

/** Words that may stand on a page without coming from a catalog, and why. */
export interface AllowedWords {
  reason: string;
  /** Whole names, taken out wherever they stand. */
  names?: readonly string[];
  patterns?: readonly RegExp[];
  /** Pages on which alone they may stand. Default: all. */
  pages?: readonly string[];
}

const months = languages.flatMap((language) =>
  (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(formatLocale[language], { month: style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
  }),
);
const weekdays = languages.flatMap((language) =>
  (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(formatLocale[language], { weekday: style, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 4 + day)));
  }),
);
/** Every word that Intl has for the zones of our yards and of the stock exchange, whole and short, summer and winter. */
const zones = languages.flatMap((language) =>
  [...new Set([...yards.map(({ timeZone }) => timeZone), 'America/New_York'])].flatMap((timeZone) =>
    zoneNames(language, timeZone),
  ),
);
const spokenAtYards = [
  ...new Set(yards.flatMap(({ languages: spoken = [] }: { languages?: string[] }) => spoken)),
];
const someOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const month = `(?:${someOf(months)})`;
const weekday = `(?:${someOf(weekdays)})`;
const unit =
  '(?:minutes?|minutos?|pounds?|libras?|hours?|horas?|days?|días?|miles?|millas?|foot|feet|pies?|meters?|metros?|million|billion|mil millones|millones|kB|MB|lb|kg|mi|km)';
/** No letter beside it. */
const alone = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');

/** Addresses are taken out before names, which may stand in them. */
const addresses: AllowedWords = {
  reason: 'Addresses of pages and mailboxes, and the search that structured data describes',
  patterns: [/https?:\/\/\S+/g, /\S+@\S+\.\w+/g, /^\/\S*$/g, /^required name=search_term_string$/g],
};

/** The list, most particular first: what one entry takes out is not seen by the next. */
export const allowedWords: readonly AllowedWords[] = [
  addresses,
  {
    // Before the words of lists: a commit may begin with the "e" of one, and what is left of it looked like a word.
    reason: 'Marks of commits, of software versions and of moments',
    patterns: [alone('v?\\d+\\.\\d+\\.\\d+|[0-9a-f]{7,12}|\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z?')],
  },
  {
    reason: 'What Intl puts before an amount in Canadian dollars',
    patterns: [/\bCA(?=\$\d)/g, /\bCAD(?=\s\d)/g],
    pages: ['scrap-prices', 'load-estimate'],
  },
  {
    reason:
      'Makes and models of vehicles are called the same in every language (features/vehicles/content/models.json)',
    names: models.flatMap((make) => [make.name, ...make.models.map(({ name }) => name)]),
    pages: ['vehicle-inventory', 'car-offer'],
  },
  {
    reason: 'The console is for developers: its settings are shown as they are',
    pages: ['console'],
    patterns: [alone('development|altcha|axe-core|en|es')],
  },
  {
    reason: 'Facts of the company: names, addresses, ticker (src/brand.ts)',
    names: textsIn(brand),
  },
  {
    reason: 'Names of people are the same in every language',
    names: [...people, ...board].map(({ person }) => person),
  },
  {
    reason: 'Initials stand in the round where a portrait would be',
    patterns: [/^[A-Z]{2}$/g],
  },
  {
    reason: 'Streets and towns keep their names',
    names: yards.flatMap(({ street, city, quarter }: { street: string; city: string; quarter?: string }) => [
      street,
      city,
      ...(quarter === undefined ? [] : [quarter]),
    ]),
  },
  {
    reason: 'Towns around the yard that stands for all, on its map (the postal index)',
    names: ['Gresham', 'Lincoln City'],
    pages: ['yard'],
  },
  {
    reason:
      'The eight calls of the yard are painted on its walls in both languages (features/company/content/culture.json)',
    names: textsIn(culture).filter((text) => text.length < 25),
  },
  {
    reason: 'What software, typefaces and licenses are called',
    // Firefox ends the versions of its long-lived line so: 153.8.0esr.
    patterns: [alone('axe-core|Chromium'), /\d+(?:\.\d+)+esr\b/g],
    names: credits.flatMap(({ items }: { items: { work?: string; license?: string }[] }) =>
      items.flatMap(({ work, license }) => [...(work ? [work] : []), ...(license ? [license] : [])]),
    ),
  },
  {
    reason: 'Names of states and provinces that are written alike in both languages, and their codes',
    names: [...regions, ...(subdivisionsOf('MX') ?? [])].map(({ name }) => name),
    patterns: [/(?<=, |^)[A-Z]{2}(?= \d{5}| [A-Z]\d[A-Z] |$|[:,])/g, /[A-Z]\d[A-Z] \d[A-Z]\d/g],
  },
  {
    reason: 'Names of countries, formatted by Intl.DisplayNames',
    names: languages.flatMap((language) => countriesIn(language).map(({ name }) => name)),
  },
  {
    reason: 'Names of languages, each in itself in the switch, else formatted by Intl.DisplayNames',
    names: [
      ...Object.values(ownName),
      ...languages.flatMap((language) => {
        const names = new Intl.DisplayNames(formatLocale[language], { type: 'language' });
        return ['en', 'es', ...spokenAtYards].flatMap((code) => names.of(code) ?? []);
      }),
    ],
  },
  {
    reason: 'Dates, times, time zones, units and lists, formatted by Intl',
    patterns: [
      alone(`(?:${weekday}(?: \\d{1,2}|, )?)?(?: ?\\d{1,2} (?:de )?)?${month}\\.?(?: de(?: \\d{4}))?`),
      alone(`${weekday}\\.?`),
      alone(someOf(zones)),
      // The word before the last of a list.
      alone('and|y|e'),
      /(?<=\d)[\s\u00a0\u202f]*(?:a|p)\.?[\s\u00a0\u202f]?m\.?(?!\p{L})/giu,
      /(?<=[\d.][\s\u00a0\u202f]*)(?:ET|UTC|GMT(?:[+-]\d+)?)(?!\p{L})/gu,
      new RegExp(`(?<=\\d[\\s\\u00a0\\u202f]*)${unit}(?!\\p{L})`, 'gu'),
    ],
  },
  {
    reason: 'Kinds of files, codes of papers, numerals',
    patterns: [
      alone('PDF|CSV|VCF|ICS|MP4|WebM|WebVTT|RSS|Atom|JSON(?: Feed)?'),
      // Forms as the SEC writes them.
      alone('(?:NT )?\\d{1,3}-[A-Z]{1,3}(?:/A)?|DEFA? ?14A|424B\\d?|S-\\d|SD|ARS|SC 13[DG](?:/A)?'),
      /^[IVX]+\.?(?= |$)/g,
    ],
  },
  {
    reason: 'Clocks go by these letters in both languages',
    pages: ['home'],
    patterns: [/\b(?:AK|HA?|[PMCEAN])[SD]?T\b/g],
  },
  {
    reason: 'The map of a yard names the towns around it',
    pages: ['yard'],
    names: ['Beaverton', 'Hillsboro', 'Lake Oswego', 'Vancouver'],
  },
  {
    reason: 'The trade calls its grades of scrap by these names in every language',
    names: materials.flatMap(({ code }: { code?: string }) => code?.split(/, ?/) ?? []),
  },
  {
    reason:
      'What programs write: the schemas of the description of the API, kinds of media, and the list of the codes of fields in it',
    pages: ['api-guide'],
    patterns: [
      // Schemas of two words and more, and those of one, which would be words elsewhere.
      alone('(?:[A-Z][a-z]+){2,}'),
      alone(
        'Acknowledgement|Challenge|Environment|Events?|Places|Prices|Problem|Quotes|Setting|Vehicles|Visit',
      ),
      alone('(?:application|text|multipart|image)/[a-z][a-z.+-]*'),
      alone('x-problem-types|x-field-codes'),
    ],
  },
  {
    reason: 'What a browser calls itself, filled in for whoever says that something is wrong with a page',
    pages: ['page-problem'],
    patterns: [/Mozilla\/\S+ \([^)]*\).*?(?=·|$)/g],
  },
];

/** All names in one list, longest first, so that no name is taken out of another one. */
const names = [...new Set(allowedWords.flatMap(({ names: some = [] }) => some))]
  .filter((name) => /\p{L}/u.test(name))
  .sort((a, b) => b.length - a.length);
const anyName = alone(names.map(escaped).join('|'));

/**
 * The words of a text that come from no catalog and are not allowed to: what a developer must hand to translators.
 * @param page The id of the page that shows it.
 */
export function wordsOutsideCatalogs(text: string, page: string): string[] {
  if (plainWords(text).length === 0) return [];
  const without = (known: string, { pages = [page], patterns = [] }: AllowedWords): string =>
    pages.includes(page) ? patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), known) : known;
  const rest = allowedWords.reduce(without, without(text, addresses).replace(anyName, ' '));
  return plainWords(rest);
}

function zoneNames(language: Language, timeZone: string): string[] {
  return (['longGeneric', 'short'] as const).flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat(formatLocale[language], { timeZone, timeZoneName });
    return [Date.UTC(2026, 0), Date.UTC(2026, 6)].map(
      (moment) => format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    );
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
