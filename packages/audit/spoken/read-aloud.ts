import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { exampleOf } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import { judgeSpoken, patternOf, type SpokenResult } from './judge-spoken.ts';
import { ScreenReader, versions } from './screen-reader.ts';
import type { SpokenRecord } from './spoken-record.ts';
import { isDoneIn, type SpokenTask, type Step } from './spoken-task.ts';

/** At most so many presses look for one thing. */
const mostPresses = 40;

/** The forms that lead to a letter are shown only where letters are sent. Nobody is there who would take one. */
const lettersAreSent = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** What to do, in which languages, and who is told of each task when it is done. */
interface ReadAloudOptions {
  tasks: readonly SpokenTask[];
  languages: readonly Language[];
  tell: (result: SpokenResult) => void;
}

/**
 * Serves the built site, and does each task in each language with Orca and Firefox.
 * @throws when no display, no bus or no word came.
 */
export async function readAloud({ tasks, languages, tell }: ReadAloudOptions): Promise<SpokenRecord> {
  const site = await startBuiltSite(lettersAreSent);
  try {
    // Side by side, since they wait for silence most of the time; a browser of its own for each: what one has learned, such as
    // which links were visited, is not known to the other.
    const results = await Promise.all(
      languages.map((language) => readTasks(tasks, language, site.origins[language], tell)),
    );
    return { day: new Date().toISOString().slice(0, 10), versions: versions(), results: results.flat() };
  } finally {
    await site.close();
  }
}

async function readTasks(
  tasks: readonly SpokenTask[],
  language: Language,
  origin: string,
  tell: ReadAloudOptions['tell'],
): Promise<SpokenResult[]> {
  const results: SpokenResult[] = [];
  const reader = await ScreenReader.start();
  try {
    for (const task of tasks.filter((each) => isDoneIn(each, language))) {
      const { spoken, unreached } = await done(reader, task, language, origin);
      const faults = [...unreached, ...judgeSpoken(spoken, task, language)];
      const result = { id: task.id, language, title: task.title, faults, spoken };
      results.push(result);
      tell(result);
    }
  } finally {
    await reader.close();
  }
  return results;
}

/**
 * Does a task from a fresh page to its end; gives all that was spoken once the page was there. What was not reached ends it: a
 * person would not press Enter either on whatever they have come to instead.
 */
async function done(
  reader: ScreenReader,
  task: SpokenTask,
  language: Language,
  origin: string,
): Promise<{ spoken: string[]; unreached: string[] }> {
  await reader.open(`${origin}${pathOf(task, language)}`);
  const from = reader.mark();
  const unreached: string[] = [];
  for (const step of task.steps) {
    if (await take(reader, step, language, from)) continue;
    unreached.push(`not reached: ${soughtBy(step, language)}`);
    break;
  }
  return { spoken: await reader.quiet(from), unreached };
}

function pathOf({ page, at = '' }: SpokenTask, language: Language): string {
  const pattern = pathTable(readSlugFiles())[language][page];
  const path = pattern.includes(':') ? fillPath(pattern, { id: exampleOf(pageEntry(page)).id }) : pattern;
  return `${path}${at}`;
}

/**
 * Takes a step; false when what it seeks was not spoken.
 * @param from Where the task began: what is waited for may have come with the key before.
 */
async function take(reader: ScreenReader, step: Step, language: Language, from: number): Promise<boolean> {
  if ('hear' in step) return reader.hear(from, patternOf(step.hear, language));
  if ('type' in step) {
    const before = reader.mark();
    reader.type(typeof step.type === 'string' ? step.type : choiceFor(step.type, language));
    await reader.quiet(before);
    return true;
  }
  if (step.until !== undefined) return soughtWith(reader, step.press, patternOf(step.until, language));
  for (let time = 0; time < (step.times ?? 1); time += 1) await pressed(reader, step.press);
  return true;
}

/** Presses a key again and again until it is answered so; false when it never was. */
async function soughtWith(reader: ScreenReader, key: string, pattern: RegExp): Promise<boolean> {
  for (let press = 0; press < mostPresses; press += 1)
    if ((await pressed(reader, key)).some((text) => pattern.test(text))) return true;
  return false;
}

function soughtBy(step: Step, language: Language): string {
  if ('hear' in step) return patternOf(step.hear, language).source;
  return 'until' in step && step.until !== undefined ? patternOf(step.until, language).source : '';
}

async function pressed(reader: ScreenReader, key: string): Promise<string[]> {
  const before = reader.mark();
  reader.press(key);
  return reader.quiet(before);
}
