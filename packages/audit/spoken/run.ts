/**
 * Lets Orca read the built site in Firefox, and keeps what was spoken.
 *
 *     npm run spoken -w @site/audit                     all tasks in every language; writes published/spoken.json
 *     npm run spoken -w @site/audit -- --task menu      tasks whose id begins so, with all that was spoken; writes nothing
 *     npm run spoken -w @site/audit -- --language es    one language; writes nothing
 *     npm run spoken -w @site/audit -- --task menu --keep    puts them into a record of the same day and versions
 *
 * Ends with 1 when something was not spoken as it must be. Where a tool is missing it says "not run" and ends with 0.
 */

import { parseArgs } from 'node:util';
import { isLanguage, languages } from '#i18n/language.ts';
import { comparedWith } from './compare-spoken.ts';
import type { SpokenResult } from './judge-spoken.ts';
import { readAloud } from './read-aloud.ts';
import { missingTools } from './screen-reader.ts';
import { readSpokenRecord, type SpokenRecord, withResults, writeSpokenRecord } from './spoken-record.ts';
import { isDoneIn } from './spoken-task.ts';
import { notRun, resultLines, totalLine } from './spoken-words.ts';
import { spokenTasks } from './tasks.ts';

const { values: options } = parseArgs({
  options: { task: { type: 'string' }, language: { type: 'string' }, keep: { type: 'boolean' } },
});
const isWhole = options.task === undefined && options.language === undefined;

// A signal alone would run no clean-up: the display, the browser and the site would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await main();

async function main(): Promise<number> {
  const missing = missingTools();
  if (missing.length > 0) {
    console.log(notRun(missing));
    return 0;
  }
  const record = await readAloud({
    tasks: spokenTasks.filter(({ id }) => id.startsWith(options.task ?? '')),
    languages: isLanguage(options.language) ? [options.language] : languages,
    tell,
  });
  console.log(`\n${totalLine(record.results)}`);
  const kept = readSpokenRecord();
  if (isWhole) keep(record, kept);
  else if (options.keep && kept) keep(withResults(kept, record), kept);
  return record.results.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

/** Tells what is spoken otherwise than before, and writes the record. */
function keep({ results, ...stamp }: SpokenRecord, former: SpokenRecord | undefined): void {
  // What was a task once, and is none any more, is not part of the record.
  const isTask = ({ id, language }: SpokenResult) =>
    spokenTasks.some((task) => task.id === id && isDoneIn(task, language));
  const record = { ...stamp, results: results.filter(isTask) };
  for (const line of comparedWith(former?.results ?? [], record.results)) console.log(line);
  writeSpokenRecord(record);
  console.log('Written to packages/audit/published/spoken.json.');
  console.log('"npm run record:spoken -w @site/audit" takes it into the accessibility statement.');
}

/** A whole run is told by its verdicts; who asks for less wants to read what was spoken. */
function tell(result: SpokenResult): void {
  for (const line of resultLines(result, !isWhole)) console.log(line);
}
