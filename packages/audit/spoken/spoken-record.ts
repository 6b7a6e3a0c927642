import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { SpokenResult } from './judge-spoken.ts';

/** What was spoken, by whom and when. */
export interface SpokenRecord {
  /** ISO day. */
  day: string;
  versions: { orca: string; firefox: string; platform: string };
  results: readonly SpokenResult[];
}

/** What a report knows of it: the record, and the tools for want of which the report's own audit took none. */
export interface SpokenStanding {
  record?: SpokenRecord;
  /** The record that was kept until then; only where the audit took one of its own, which can differ from it. */
  former?: SpokenRecord;
  missing: readonly string[];
}

/** The record that is kept with the sources, to be compared with by the next one. */
export const keptRecord = new URL('../published/spoken.json', import.meta.url);

/** The record in a file; `undefined` where there is none yet. */
export function readSpokenRecord(file: string | URL = keptRecord): SpokenRecord | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SpokenRecord) : undefined;
}

/** Keeps a record in a file. */
export function writeSpokenRecord(record: SpokenRecord, file: string | URL = keptRecord): void {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * The record with some results in the place of those of the same task and language, or behind them.
 * @throws where they were spoken on another day or by other versions: the record would say of them what is not so.
 */
export function withResults(record: SpokenRecord, part: SpokenRecord): SpokenRecord {
  const stamp = ({ day, versions }: SpokenRecord) =>
    JSON.stringify([day, ...Object.entries(versions).sort()]);
  if (stamp(record) !== stamp(part))
    throw new Error('The kept record is of another day or other versions: take the whole record anew.');
  const keyOf = ({ id, language }: SpokenResult) => `${id} ${language}`;
  const results = new Map([...record.results, ...part.results].map((result) => [keyOf(result), result]));
  return { ...record, results: [...results.values()] };
}
