import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import type { SpokenRecord } from '../spoken/spoken-record.ts';
import type { PublishedFile } from './published-files.ts';

/** What the accessibility statement says of the spoken record: when, with what, and in how many tasks all was spoken as it must be. */
export function spokenFigures({ day, versions, results }: SpokenRecord): CheckRecord['spoken'] {
  return {
    day,
    orca: versions.orca,
    firefox: versions.firefox,
    tasks: results.length,
    right: results.filter(({ faults }) => faults.length === 0).length,
  };
}

/** The record itself, word for word, so that whoever doubts a verdict can read what was heard. */
export function spokenFile(record: SpokenRecord): PublishedFile {
  return { path: 'audit/spoken.json', text: `${JSON.stringify(record, null, 1)}\n` };
}
