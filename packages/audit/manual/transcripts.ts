import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlLang, languages } from '#i18n/language.ts';
import type { CellResult, PageWords } from '../contract.ts';

/** The pages that tell figures of the last audit, of this build and of this server: they change with each, and no word beside them. */
const pagesOfFigures: readonly string[] = ['accessibility', 'console'];

/** The months as the languages of the site write them. */
const months = languages
  .flatMap((language) => {
    const format = new Intl.DateTimeFormat(htmlLang[language], { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month))));
  })
  .join('|');

/** What two readings of such a page differ in though nobody touched its words, and the sign that stands for it. */
const figures: readonly [RegExp, string][] = [
  // The log of the server that is read, a row a request.
  [/^row, \d{4}-\d\d-\d\dT[\s\S]*?^end of row, \d{4}-\d\d-\d\dT.*\n/gm, ''],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>'],
  [new RegExp(`\\b(?:${months})\\b`, 'gi'), '<month>'],
  // A commit: now and then one has no letter, and looks like a figure.
  [/\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/g, '<figure>'],
  [/\d[\d,.]*/g, '<figure>'],
];

/** What differs from reading to reading on any page: the port of the site that is read, and the minutes that reading takes from noon on. */
const passing: readonly [RegExp, string][] = [
  [/\bhttp:\/\/\s*(?:[a-z]+\.\s*)?localhost:\s*\d+/g, '<origin>'],
  [/\b12:0\d(?=\s[ap]\.)/g, '12:00'],
];

/** A transcript without what passes while it is read and, of pages that only pass figures on, without those. */
export function withoutFigures(page: string, transcript: string): string {
  const left = pagesOfFigures.includes(page) ? [...passing, ...figures] : passing;
  return left.reduce((text, [what, sign]) => text.replace(what, sign), transcript);
}

/** 16 hexadecimal digits of the SHA-256 of what a page says: two of one hash say the same. */
export function hashOfWords(page: string, transcript: string): string {
  return createHash('sha256').update(withoutFigures(page, transcript)).digest('hex').slice(0, 16);
}

/** The hash of the words of every page and language that the simulated screen reader has read. */
export function wordsHeard(cells: readonly CellResult[], folder: string): PageWords {
  const words: Record<string, Record<string, string>> = {};
  for (const result of cells) {
    if (result.status !== 'run') continue;
    const transcript = result.evidence.find(({ kind }) => kind === 'simulated-screen-reader');
    if (!transcript) continue;
    const { page, language } = result.cell;
    words[page] = {
      ...words[page],
      [language]: hashOfWords(page, readFileSync(join(folder, transcript.file), 'utf8')),
    };
  }
  return words;
}
