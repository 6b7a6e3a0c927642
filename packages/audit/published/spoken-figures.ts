import { brand, deskEmails } from '#brand';
import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import { decodeRot13 } from '#site/rot13.ts';
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

const addresses = [brand.encodedEmail, ...Object.values(deskEmails)].map(decodeRot13);

/**
 * The record itself, word for word, so that whoever doubts a verdict can read what was heard. Only the addresses of the company are
 * written as `name [at] domain`: harvesters read every file that is offered, and nobody listens to this one.
 */
export function spokenFile(record: SpokenRecord): PublishedFile {
  const heard = `${JSON.stringify(record, null, 1)}\n`;
  const text = addresses.reduce(
    (words, address) => words.replaceAll(address, address.replace('@', ' [at] ')),
    heard,
  );
  return { path: 'audit/spoken.json', text };
}
