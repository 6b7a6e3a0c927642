import { language } from './current.ts';
import { formatLocale, type Language } from './language.ts';
import { writeHalfOfDay } from './moment.ts';
import { whenWanted } from './world/when-wanted.ts';

/**
 * Dates and numbers for readers. Days are days: `yyyy-mm-dd` is read and written in UTC, so that no time zone turns
 * it into the day before, and server and browser always agree.
 */
const dayFormat = whenWanted(
  (each: Language) => new Intl.DateTimeFormat(formatLocale[each], { dateStyle: 'long', timeZone: 'UTC' }),
);

/** `2026-11-20` → `November 20, 2026`, or `20 de noviembre de 2026`. */
export function formatDay(day: string, target: Language = language): string {
  return dayFormat(target).format(new Date(`${day}T00:00:00Z`));
}

/** `2026-11-20` → `11/20/2026`, as the specification has news dates in both languages. */
export function formatShortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

/** `2.9` with two digits → `2.90`, `4120` → `4,120`: a figure with as many decimals as asked, the same in a column. */
export function formatFigure(value: number, digits = 0, target: Language = language): string {
  return new Intl.NumberFormat(formatLocale[target], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** `640000` → `640,000`, `4100000` → `4.1 million` or `4.1 millones`: a large figure as people say it. */
export function formatLargeFigure(value: number): string {
  if (value < 1_000_000) return formatFigure(value);
  return new Intl.NumberFormat(formatLocale[language], {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

/** `17:00` → `5:00 p.m.` or `5:00 p. m.`: a time of day on the clock of the place itself. */
export function formatClock(time: string, target: Language = language): string {
  const format = new Intl.DateTimeFormat(formatLocale[target], { timeStyle: 'short', timeZone: 'UTC' });
  return writeHalfOfDay(format.format(new Date(`2026-01-01T${time}:00Z`)), target);
}

const sizeFormat = whenWanted(
  (unit: 'megabyte' | 'kilobyte') =>
    new Intl.NumberFormat(formatLocale[language], {
      style: 'unit',
      unit,
      maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    }),
);

/** `6519639` → `6.5 MB`, `1672` → `2 kB`: the size of a file. */
export function formatBytes(bytes: number): string {
  return bytes >= 1_000_000
    ? sizeFormat('megabyte').format(bytes / 1_000_000)
    : sizeFormat('kilobyte').format(Math.max(1, bytes / 1000));
}

const dollarFormat = whenWanted(
  (each: Language) =>
    new Intl.NumberFormat(formatLocale[each], {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
);

/** Whole US dollars: `2500` → `$2,500`. */
export function formatDollars(dollars: number, target: Language = language): string {
  return dollarFormat(target).format(dollars);
}

/** An amount of a report: `0.43` → `$0.43`, `2720000000` → `$2.72 billion`, or `$2.72 mil millones`. */
export function formatDollarFigure(dollars: number, target: Language = language): string {
  const figure =
    dollars < 1_000_000
      ? formatFigure(dollars, 2, target)
      : new Intl.NumberFormat(formatLocale[target], {
          notation: 'compact',
          compactDisplay: 'long',
          maximumSignificantDigits: 3,
        }).format(dollars);
  return `$${figure}`;
}

/** Units that pages write out, so that nobody has to know an abbreviation. */
type WrittenUnit = 'minute' | 'hour' | 'day' | 'pound' | 'kilogram' | 'foot' | 'meter' | 'mile' | 'kilometer';

const unitFormat = (unit: WrittenUnit, unitDisplay: 'long' | 'short' = 'long') =>
  new Intl.NumberFormat(formatLocale[language], {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });

/** (`840`, `pound`) → `840 pounds`, or `840 libras`. */
export function formatUnit(value: number, unit: WrittenUnit): string {
  return unitFormat(unit).format(value);
}

/** `1361` → `1,361 kg`: for a column of figures, which "kilogramos" would make wider than a phone. Whoever weighs in kilograms knows it. */
export function formatKilograms(kilograms: number): string {
  return unitFormat('kilogram', 'short').format(kilograms);
}

/** (`1`, `5`, `minute`) → `1–5 minutes`, or `1-5 minutos`; the same value twice is written once. */
export function formatUnitRange(shortest: number, longest: number, unit: WrittenUnit): string {
  return shortest === longest ? formatUnit(shortest, unit) : unitFormat(unit).formatRange(shortest, longest);
}

const inLocale = (options: Intl.DateTimeFormatOptions, target: Language = language) =>
  new Intl.DateTimeFormat(formatLocale[target], { ...options, timeZone: 'UTC' });

/** `2026-11-05` → `Nov 5, 2026`, or `5 nov 2026`: a whole date where room is short. */
export function formatMediumDay(day: string): string {
  return inLocale({ dateStyle: 'medium' }).format(new Date(`${day}T00:00:00Z`));
}

/** `2026-11-26` → `Nov 26`, or `26 nov`: a day of the last weeks, whose year goes without saying. */
export function formatMonthDay(day: string): string {
  return inLocale({ month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** `2026-11-26` → `Thu, Nov 26`, or `jue, 26 nov`: a day of a year that is already named. */
export function formatDayOfYear(day: string): string {
  return inLocale({ weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** `9` → `September`, or `septiembre`. */
export function formatMonth(month: number): string {
  return inLocale({ month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 1)));
}

/** `2026-09` → `September 2026`, or `septiembre de 2026`. */
export function formatMonthOfYear(month: string, target: Language = language): string {
  return inLocale({ month: 'long', year: 'numeric' }, target).format(new Date(`${month}-01T00:00:00Z`));
}

/** `2026-11-24` → `Tuesday`, or `martes`. */
export function formatWeekday(day: string, target: Language = language): string {
  return inLocale({ weekday: 'long' }, target).format(new Date(`${day}T00:00:00Z`));
}

/** (`3.75`, `USD`, 2) → `$3.75`; (`4.1`, `CAD`, 2) → `CA$4.10`: a price in the money of its country. */
export function formatPrice(price: number, currency: 'USD' | 'CAD', digits: number): string {
  return new Intl.NumberFormat(formatLocale[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}

/** `2.4` → `+2.4%`, `-1.8` → `−1.8%`: a change in hundredths, with its sign; the minus is as wide as the plus. */
export function formatChange(percent: number): string {
  return new Intl.NumberFormat(formatLocale[language], {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(percent / 100)
    .replace('-', '−');
}

/** `['en', 'vi']` → `English and Vietnamese`: languages by their BCP 47 codes, as a reader calls them. */
export function formatLanguages(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(formatLocale[language], { type: 'language' });
  return new Intl.ListFormat(formatLocale[language]).format(codes.map((code) => names.of(code) ?? code));
}

/** `['a', 'b']` → `a and b`, or `a y b`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(formatLocale[language]).format(items);
}

/** `America/Denver` → `Mountain Time`, or `hora de las Montañas Rocosas`. */
export function formatZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formatLocale[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
