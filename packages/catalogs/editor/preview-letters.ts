import { existsSync, readFileSync } from 'node:fs';
import letters from '#features/submissions/content/letters.json' with { type: 'json' };
import { letterValueNames, schema } from '#features/submissions/content/letters.schema.ts';
import { fill } from '#i18n/fill.ts';
import { formatClock } from '#i18n/formats.ts';
import { formatLocale, type Language, ownName } from '#i18n/language.ts';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { catalogPath, projectFolder } from '../catalog-files.ts';
import type { PreviewedLetter } from './editor-messages.ts';

const area = 'mail-content';

/**
 * The letters that the server sends, as their readers get them: each subject with the paragraphs below it, in their order and with
 * sample values. Of what is said in two ways, such as to Canada and elsewhere, both stand there. Read from the disk each time.
 */
export function previewLetters(language: Language, folder = projectFolder): PreviewedLetter[] {
  const path = catalogPath(language, area);
  // A draft may not have begun it.
  const source = existsSync(folder + path) ? readFileSync(folder + path, 'utf8') : '';
  const words: unknown = translateContent(schema, letters, 'letters', catalogFrom(source, path, language), {
    later: letterValueNames,
  });
  return lettersIn(words, [], samples(language));
}

type Samples = Readonly<Record<string, string>>;

/** What has a title is a letter, whose title is its subject; other words are gathered by the part of the content they stand in. */
function lettersIn(part: unknown, path: readonly string[], values: Samples): PreviewedLetter[] {
  if (!isRecord(part)) return [];
  const { title, ...rest } = part;
  const lines = linesOf(rest).map((line) => fill(line, values));
  const own = {
    id: path.join('.'),
    ...(typeof title === 'string' && { subject: fill(title, values) }),
    lines,
  };
  const inner = Object.entries(rest).flatMap(([name, each]) =>
    isRecord(each) && holdsLetter(each) ? lettersIn(each, [...path, name], values) : [],
  );
  return own.subject === undefined && lines.length === 0 ? inner : [own, ...inner];
}

/** Every text of a part in its order, without the letters in it. */
function linesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(linesOf);
  if (!isRecord(part)) return [];
  // What stands there as `id` is a name for programs.
  return Object.entries(part).flatMap(([name, each]) =>
    name === 'id' || holdsLetter(each) ? [] : linesOf(each),
  );
}

const holdsLetter = (part: unknown): boolean =>
  isRecord(part) && ('title' in part || Object.values(part).some(holdsLetter));

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Values as a letter might have them; none of them is a word of a language. */
function samples(language: Language): Record<(typeof letterValueNames)[number], string> {
  const locale = formatLocale[language];
  const day = (month: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 9));
  const time = (hour: number) => formatClock(`${hour}:00`, language);
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount);
  return {
    reference: 'AB12-CD34',
    received: `${day(0)}, ${time(16)}`,
    answerBy: day(1),
    answerDays: '45',
    extraDays: '45',
    canadaDays: '30',
    rightsPage: 'https://www.example.com/rights',
    form: '8-K',
    visitorLanguage: ownName[language],
    company: 'Example, Inc.',
    count: '3',
    name: 'Ana Ríos',
    day: day(0),
    code: 'P',
    shares: new Intl.NumberFormat(locale).format(12_500),
    from: time(14),
    to: time(15),
    price: money(38.2),
    change: money(0.4),
    percent: new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(0.011),
    place: 'Tacoma',
    row: '17',
    unit: 'lb',
  };
}
