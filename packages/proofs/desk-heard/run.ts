/**
 * Lets Orca read the staff's desk in Firefox, and keeps what was spoken:
 *
 *     npm run desk-heard -w @site/proofs                     all tasks in every language; writes desk-heard/record.json
 *     npm run desk-heard -w @site/proofs -- --as nora        the tasks of one person, with all that was spoken; writes nothing
 *     npm run desk-heard -w @site/proofs -- --language es    one language; writes nothing
 *     npm run desk-heard -w @site/proofs -- --as nora --keep    puts them into a record of the same day and versions
 *
 * The tasks of a person follow each other, since each leaves the desk as the next one finds it. Needs a build. Ends with 1 when
 * something was not spoken as it must be, with 2 when it was called wrongly. Where a tool is missing it says "not run" and ends
 * with 0.
 */

import { parseArgs } from 'node:util';
import type { SpokenResult } from '@site/audit/spoken/judge-spoken.ts';
import { missingTools, versions } from '@site/audit/spoken/screen-reader.ts';
import { readSpokenRecord, withResults, writeSpokenRecord } from '@site/audit/spoken/spoken-record.ts';
import { notRun, resultLines, totalLine } from '@site/audit/spoken/spoken-words.ts';
import { type Language, languages } from '#i18n/language.ts';
import { hearDesks } from './hear-desks.ts';
import { deskRecord } from './record.ts';
import { type DeskShift, deskShifts } from './tasks.ts';

const usage = `Usage: npm run desk-heard -w @site/proofs -- [--as ${deskShifts.map(({ who }) => who).join('|')}] [--language ${languages.join('|')}] [--keep]`;

interface Choice {
  shifts: readonly DeskShift[];
  chosen: readonly Language[];
  isWhole: boolean;
  isKept: boolean;
}

/** What was asked for; undefined where there is no such person, language or option. */
function readChoice(): Choice | undefined {
  try {
    const { values } = parseArgs({
      options: { as: { type: 'string' }, language: { type: 'string' }, keep: { type: 'boolean' } },
    });
    const shifts = deskShifts.filter(({ who }) => who === (values.as ?? who));
    const chosen = languages.filter((each) => each === (values.language ?? each));
    const isWhole = values.as === undefined && values.language === undefined;
    return shifts.length > 0 && chosen.length > 0
      ? { shifts, chosen, isWhole, isKept: isWhole || values.keep === true }
      : undefined;
  } catch {
    return undefined;
  }
}

// A signal alone would run no clean-up: the display, the browser and the desk would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await main(readChoice());

async function main(choice: Choice | undefined): Promise<number> {
  if (choice === undefined) {
    console.error(usage);
    return 2;
  }
  const missing = missingTools();
  if (missing.length > 0) {
    console.log(notRun(missing));
    return 0;
  }
  const { shifts, chosen, isWhole, isKept } = choice;
  // A whole run is told by its verdicts; who asks for less wants to read what was spoken.
  const tell = (result: SpokenResult) => {
    for (const line of resultLines(result, !isWhole)) console.log(line);
  };
  const results = await hearDesks(chosen, shifts, tell);
  const record = {
    day: new Date().toISOString().slice(0, 10),
    versions: versions(),
    results: results.flat(),
  };
  console.log(`\n${totalLine(record.results)}`);
  if (isKept) {
    const kept = isWhole ? undefined : readSpokenRecord(deskRecord);
    writeSpokenRecord(kept ? withResults(kept, record) : record, deskRecord);
    console.log('Written to packages/proofs/desk-heard/record.json');
  }
  return record.results.some(({ faults }) => faults.length > 0) ? 1 : 0;
}
