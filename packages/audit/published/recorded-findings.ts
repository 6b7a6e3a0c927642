import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AuditResults } from '../contract.ts';
import { type RecordedFindings, recordFindings } from '../difference.ts';

/** The list that is kept with the sources, so that a fresh clone can tell what changed since the recorded audit. */
export const keptFindings = new URL('./findings.json', import.meta.url);

/** The list in a file; `undefined` where no whole audit has been recorded yet. */
export function readRecordedFindings(file: string | URL = keptFindings): RecordedFindings | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedFindings) : undefined;
}

/** Keeps the list of a whole audit. A short one sees less: beside its list the next whole audit would be full of new findings. */
export function writeRecordedFindings(results: AuditResults, file: string | URL = keptFindings): void {
  if (results.form !== 'full') return;
  writeFileSync(file, `${JSON.stringify(recordFindings(results), null, 1)}\n`);
}
