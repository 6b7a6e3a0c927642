/**
 * Lets Orca read the built site in Firefox, and keeps what was spoken.
 *
 *     npm run spoken -w @site/audit                     all tasks in every language; writes published/spoken.json
 *     npm run spoken -w @site/audit -- --task menu      tasks whose id begins so, with all that was spoken; writes nothing
 *     npm run spoken -w @site/audit -- --language es    one language; writes nothing
 *
 * Ends with 1 when something was not spoken as it must be. Where a tool is missing it says "not run" and ends with 0.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { choiceFor } from '#i18n/choices.ts';
import { isLanguage, type Language, languages } from '#i18n/language.ts';
import { exampleOf } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import { comparedWith, judgeSpoken, patternOf, type SpokenResult } from './judge-spoken.ts';
import { missingTools, ScreenReader, versions } from './screen-reader.ts';
import type { SpokenTask, Step } from './spoken-task.ts';
import { spokenTasks } from './tasks.ts';

/** What was spoken, by whom and when. */
interface SpokenRecord {
  day: string;
  versions: ReturnType<typeof versions>;
  results: SpokenResult[];
}

/** At most so many presses look for one thing. */
const mostPresses = 40;

const { values: options } = parseArgs({
  options: { task: { type: 'string' }, language: { type: 'string' } },
});
const missing = missingTools();
if (missing.length > 0) {
  console.log(`Spoken record: not run, since this machine has no ${missing.join(', ')}.`);
  process.exit(0);
}
const asked: readonly Language[] = isLanguage(options.language) ? [options.language] : languages;
const tasks = spokenTasks.filter(({ id }) => id.startsWith(options.task ?? ''));
const isWhole = options.task === undefined && options.language === undefined;
const paths = pathTable(readSlugFiles());

const site = await startBuiltSite();
const results: SpokenResult[] = [];
try {
  for (const language of asked) {
    // A browser of its own for each language: nothing that one has learned is known to the other.
    const reader = await ScreenReader.start();
    try {
      for (const task of tasks) {
        const spoken = await done(reader, task, language);
        const faults = judgeSpoken(spoken, task, language);
        results.push({ id: task.id, language, title: task.title, spoken, faults });
        console.log(`${faults.length === 0 ? 'right' : 'WRONG'}  ${language}  ${task.id}`);
        for (const fault of faults) console.log(`         ${fault}`);
        if (!isWhole) for (const text of spoken) console.log(`         “${text}”`);
      }
    } finally {
      reader.close();
    }
  }
} finally {
  await site.close();
}

const wrong = results.filter(({ faults }) => faults.length > 0);
console.log(`\nTasks ${results.length}   spoken as they must be ${results.length - wrong.length}`);
if (isWhole) {
  const file = new URL('../published/spoken.json', import.meta.url);
  const record: SpokenRecord = { day: new Date().toISOString().slice(0, 10), versions: versions(), results };
  for (const line of comparedWith(formerResults(file), results)) console.log(line);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log('Written to packages/audit/published/spoken.json');
}
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Does a task from a fresh page to its end; gives all that was spoken once the page was there. */
async function done(reader: ScreenReader, task: SpokenTask, language: Language): Promise<string[]> {
  const entry = pageEntry(task.page);
  const pattern = paths[language][task.page];
  const path = pattern.includes(':') ? fillPath(pattern, { id: exampleOf(entry).id }) : pattern;
  await reader.open(`${site.origins[language]}${path}${task.at ?? ''}`);
  const from = reader.mark();
  for (const step of task.steps) await take(reader, step, language);
  // What a server answers comes after the last key.
  await reader.quiet(from, 6_000);
  return reader.quiet(from, 100);
}

async function take(reader: ScreenReader, step: Step, language: Language): Promise<void> {
  const from = reader.mark();
  if ('type' in step) {
    reader.type(typeof step.type === 'string' ? step.type : choiceFor(step.type, language));
    await reader.quiet(from, 5_000);
  } else if ('hear' in step) await reader.hear(from, patternOf(step.hear, language));
  else if (step.until === undefined) {
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const before = reader.mark();
      reader.press(step.press);
      await reader.quiet(before, 12_000);
    }
  } else {
    const pattern = patternOf(step.until, language);
    for (let press = 0; press < mostPresses; press += 1) {
      const before = reader.mark();
      reader.press(step.press);
      if ((await reader.quiet(before, 12_000)).some((text) => pattern.test(text))) return;
    }
  }
}

function formerResults(file: URL): readonly SpokenResult[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as SpokenRecord).results;
  } catch {
    return [];
  }
}
