import record from '#content/site/checks.json';
import type { CheckRecord } from '#content/site/checks.schema.ts';

/** The record of the last full run of the accessibility checks; `npm run checks:record` writes it. */
export function readCheckRecord(): CheckRecord {
  return record;
}
