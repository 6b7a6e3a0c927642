import { type Choices, choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Catalog } from './catalog-files.ts';
import type { CatalogReport } from './catalog-rules.ts';
import { wordsOf } from './message-rules.ts';
import { stateOf } from './text-states.ts';

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
  /** Translations that somebody has read since they were last changed. */
  reviewed: number;
  /** Translations that were changed after somebody had reviewed them. */
  reviewLapsed: number;
  /** Texts that visitors read as the catalog says them. */
  released: number;
  /** Texts that were changed since their release. */
  changedSince: number;
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
  'reviewed',
  'reviewLapsed',
  'released',
  'changedSince',
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
    const { stage, review, release } = stateOf(entry, language);
    progress.messages += 1;
    progress.words += words;
    progress[stage === 'reviewed' ? 'translated' : stage] += 1;
    if (stage === 'missing' || stage === 'fuzzy') progress.wordsLeft += words;
    if (stage === 'reviewed') progress.reviewed += 1;
    else if (review) progress.reviewLapsed += 1;
    if (release) progress[release.holds ? 'released' : 'changedSince'] += 1;
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

interface TableWords {
  headings: string[];
  legend: string;
}

/** The words of the tables. Headings are short, so that the longest area fits a terminal of 80 columns. */
const wording: Choices<{ progress: TableWords; states: TableWords; all: string; noStates: string }> = {
  eng: {
    progress: {
      headings: ['area', 'lang', 'done', 'fuzzy', 'missing', 'left', 'warned', 'kept'],
      legend: [
        'done: translated texts. fuzzy: to be looked at again. missing: without',
        'translation. left: English words still to translate. warned: open warnings.',
        'kept: warnings answered beside the text (# i18n-ok).',
      ].join('\n'),
    },
    states: {
      headings: ['area', 'lang', 'done', 'reviewed', 'lapsed', 'released', 'changed'],
      legend: [
        'reviewed: read by somebody as they stand. lapsed: changed after a review.',
        'released: as visitors read them. changed: not as they were released.',
      ].join('\n'),
    },
    all: 'all',
    noStates: 'No text is marked as reviewed or released.',
  },
  es: {
    progress: {
      headings: ['área', 'id.', 'hechos', 'dudas', 'faltan', 'quedan', 'avisos', 'vistos'],
      legend: [
        'hechos: textos traducidos. dudas: por revisar. faltan: sin traducción.',
        'quedan: palabras inglesas por traducir. avisos: avisos abiertos.',
        'vistos: avisos contestados junto al texto (# i18n-ok).',
      ].join('\n'),
    },
    states: {
      headings: ['área', 'id.', 'hechos', 'revisado', 'caduco', 'en línea', 'cambió'],
      legend: [
        'revisado: alguien lo leyó tal como está. caduco: cambió después de revisado.',
        'en línea: como lo leen los visitantes. cambió: ya no es como se publicó.',
      ].join('\n'),
    },
    all: 'todo',
    noStates: 'Ningún texto está marcado como revisado ni como publicado.',
  },
};

/** The rows as a Markdown table with its legend, columns aligned so that it also reads in a terminal. */
export function progressTable(rows: Progress[], language: Language): string {
  return tableOf(
    rows,
    (row) => [row.translated, row.fuzzy, row.missing, row.wordsLeft, row.warnings, row.optOuts],
    choiceFor(wording, language).progress,
    language,
  );
}

/** Who has read what, and what visitors have of it: the sums, and the areas of which something is known. */
export function statesTable(rows: Progress[], language: Language): string {
  const known = rows.filter(
    ({ reviewed, reviewLapsed, released, changedSince }) =>
      reviewed + reviewLapsed + released + changedSince > 0,
  );
  const words = choiceFor(wording, language);
  if (known.length === 0) return words.noStates;
  return tableOf(
    rows.filter((row) => row.area === 'all' || known.includes(row)),
    (row) => [row.translated, row.reviewed, row.reviewLapsed, row.released, row.changedSince],
    words.states,
    language,
  );
}

function tableOf(
  rows: Progress[],
  numbersOf: (row: Progress) => number[],
  { headings, legend }: TableWords,
  language: Language,
): string {
  const { all } = choiceFor(wording, language);
  const cells = rows.map((row) => [
    row.area === 'all' ? all : row.area,
    row.language,
    ...numbersOf(row).map(String),
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
