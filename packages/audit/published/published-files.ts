import { createHash } from 'node:crypto';
import { choiceFor } from '#i18n/choices.ts';
import { languages } from '#i18n/language.ts';
import type { AuditResults } from '../contract.ts';
import { barCriteria } from '../criteria.ts';
import { rollUp } from '../roll-up.ts';
import { whoLooked } from '../who-looked.ts';

/** One of the files that the accessibility statement offers for download, below `public/`. */
export interface PublishedFile {
  path: `audit/${string}`;
  text: string;
}

/** The columns of `criteria.csv`, in order; the first line of the file. */
const columns = [
  'criterion',
  'name',
  'nombre',
  'level',
  'outcome',
  'failures',
  'undecided',
  'excluded',
  'missing',
];

/**
 * What an audit says, small enough to be downloaded: as JSON for programs, with who looked and what is not counted, and as
 * CSV (RFC 4180) for spreadsheets. Outcomes are EARL's; a criterion lacks what `missing` names before it may be called passed.
 */
export function publishedFiles(results: AuditResults): PublishedFile[] {
  const { criteria } = rollUp(results);
  const bar = new Set(barCriteria.map(({ number }) => number));
  const rows = criteria
    .filter(({ criterion }) => bar.has(criterion.number))
    .map(({ criterion, outcome, failures, doubts, excluded, missing }) => ({
      criterion: criterion.number,
      name: criterion.name,
      level: criterion.level,
      outcome,
      failures,
      undecided: doubts,
      excluded,
      missing,
    }));
  const { version, commit, date, form, browser, matrix, exclusions } = results;
  const assertors = whoLooked(results.assertors, results.cells);
  const summary = { version, commit, date, form, browser, assertors, matrix, criteria: rows, exclusions };
  const lines = rows.map(({ name, missing, ...row }) => [
    row.criterion,
    ...languages.map((language) => choiceFor(name, language)),
    row.level,
    row.outcome,
    row.failures,
    row.undecided,
    row.excluded,
    missing.join(' '),
  ]);
  return [
    { path: 'audit/summary.json', text: `${JSON.stringify(summary, null, 1)}\n` },
    {
      path: 'audit/criteria.csv',
      text: [columns, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join(''),
    },
  ];
}

/** SHA-256 of a text, in hexadecimal. */
export function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function quoted(value: string | number): string {
  return /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
}
