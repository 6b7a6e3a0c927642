import { type Choices, choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Catalog } from './catalog-files.ts';
import type { CatalogReport } from './catalog-rules.ts';
import { sourceLanguage, wordsOf } from './message-rules.ts';

/** How far one catalog is. */
export interface Progress {
  area: string;
  language: string;
  messages: number;
  translated: number;
  fuzzy: number;
  missing: number;
  /** Words of the English. */
  words: number;
  /** Words of the English whose translation is missing or fuzzy. */
  wordsLeft: number;
  /** Warnings that nobody has answered. */
  warnings: number;
  /** Warnings that a translator has answered beside the string (`# i18n-ok: …`). */
  optOuts: number;
}

/** The fields of a row that can be added up. */
const counted = [
  'messages',
  'translated',
  'fuzzy',
  'missing',
  'words',
  'wordsLeft',
  'warnings',
  'optOuts',
] as const satisfies (keyof Progress)[];

/** Counts one catalog. An empty English entry stands for its own text, so English is never missing. */
export function progressOf(
  { area, language, path, po }: Catalog,
  { findings, optOuts }: CatalogReport,
): Progress {
  const progress = emptyRow(area, language);
  for (const entry of po.entries) {
    if (entry.obsolete) continue;
    const words = wordsOf(entry.id.text).length;
    const isEmpty = entry.translations.some(({ text }) => text.trim() === '');
    const isFuzzy = entry.flags.some(({ text }) => text === 'fuzzy');
    progress.messages += 1;
    progress.words += words;
    if (isEmpty && language !== sourceLanguage) progress.missing += 1;
    else if (isFuzzy) progress.fuzzy += 1;
    else progress.translated += 1;
    if (isFuzzy || (isEmpty && language !== sourceLanguage)) progress.wordsLeft += words;
  }
  progress.warnings = findings.filter(({ file, severity }) => file === path && severity === 'warning').length;
  progress.optOuts = optOuts.get(path) ?? 0;
  return progress;
}

/** The sum over several catalogs, as one more row. */
export function totalOf(rows: Progress[], language: string): Progress {
  const total = emptyRow('all', language);
  for (const field of counted) total[field] = rows.reduce((sum, row) => sum + row[field], 0);
  return total;
}

function emptyRow(area: string, language: string): Progress {
  const zeros = Object.fromEntries(counted.map((field) => [field, 0])) as Record<
    (typeof counted)[number],
    number
  >;
  return { area, language, ...zeros };
}

/** The words of the table. Headings are short, so that the longest area fits a terminal of 80 columns. */
const wording: Choices<{ headings: string[]; legend: string; all: string }> = {
  eng: {
    headings: ['area', 'lang', 'done', 'fuzzy', 'missing', 'left', 'warned', 'kept'],
    legend: [
      'done: translated texts. fuzzy: to be looked at again. missing: without',
      'translation. left: English words still to translate. warned: open warnings.',
      'kept: warnings answered beside the text (# i18n-ok).',
    ].join('\n'),
    all: 'all',
  },
  es: {
    headings: ['área', 'id.', 'hechos', 'dudas', 'faltan', 'quedan', 'avisos', 'vistos'],
    legend: [
      'hechos: textos traducidos. dudas: por revisar. faltan: sin traducción.',
      'quedan: palabras inglesas por traducir. avisos: avisos abiertos.',
      'vistos: avisos contestados junto al texto (# i18n-ok).',
    ].join('\n'),
    all: 'todo',
  },
};

/** The rows as a Markdown table with its legend, columns aligned so that it also reads in a terminal. */
export function progressTable(rows: Progress[], language: Language): string {
  const { headings, legend, all } = choiceFor(wording, language);
  const cells = rows.map((row) => [
    row.area === 'all' ? all : row.area,
    row.language,
    ...[row.translated, row.fuzzy, row.missing, row.wordsLeft, row.warnings, row.optOuts].map(String),
  ]);
  const widths = headings.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (row: string[]) => `| ${row.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`,
  );
  return [line(headings), `|${rule.join('|')}|`, ...cells.map(line), '', legend].join('\n');
}
