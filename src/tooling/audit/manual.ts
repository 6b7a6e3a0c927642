import { existsSync, readFileSync } from 'node:fs';
import type { ManualVerdict } from './contract.ts';

/**
 * The verdicts of people who looked, from `manual.json` beside this file; none when there is no such file. Whether each still
 * holds for the commit at hand is for the report to judge, which knows how to say so.
 */
export function readManual(file: URL = new URL('manual.json', import.meta.url)): ManualVerdict[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ManualVerdict[]) : [];
}
