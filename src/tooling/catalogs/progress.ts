import type { Catalog } from './catalog-files.ts';
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
}

/** Counts one catalog. An empty English entry stands for its own text, so English is never missing. */
export function progressOf({ area, language, po }: Catalog): Progress {
  const progress: Progress = {
    area,
    language,
    messages: 0,
    translated: 0,
    fuzzy: 0,
    missing: 0,
    words: 0,
    wordsLeft: 0,
  };
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
  return progress;
}

/** The sum over several catalogs, as one more row. */
export function totalOf(rows: Progress[], language: string): Progress {
  const sum = (field: 'messages' | 'translated' | 'fuzzy' | 'missing' | 'words' | 'wordsLeft') =>
    rows.reduce((total, row) => total + row[field], 0);
  return {
    area: 'all',
    language,
    messages: sum('messages'),
    translated: sum('translated'),
    fuzzy: sum('fuzzy'),
    missing: sum('missing'),
    words: sum('words'),
    wordsLeft: sum('wordsLeft'),
  };
}

/** The rows as a Markdown table, its columns aligned so that it also reads in a terminal. */
export function progressTable(rows: Progress[]): string {
  const header = ['area', 'language', 'messages', 'translated', 'fuzzy', 'missing', 'words', 'words left'];
  const cells = rows.map((row) => [
    row.area,
    row.language,
    ...[row.messages, row.translated, row.fuzzy, row.missing, row.words, row.wordsLeft].map(String),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(header), rule, ...cells.map(line)].join('\n');
}
