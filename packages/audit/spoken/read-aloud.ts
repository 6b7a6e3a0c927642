import { startBuiltSite } from '@site/build/serving/built-site.ts';
import type { Language } from '#i18n/language.ts';
import { exampleOf } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import type { SpokenResult } from './judge-spoken.ts';
import { ScreenReader, versions } from './screen-reader.ts';
import type { SpokenRecord } from './spoken-record.ts';
import { isDoneIn, type SpokenTask } from './spoken-task.ts';
import { walkAloud } from './walk-aloud.ts';

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
      const result = await walkAloud(reader, task, language, `${origin}${pathOf(task, language)}`);
      results.push(result);
      tell(result);
    }
  } finally {
    await reader.close();
  }
  return results;
}

function pathOf({ page, at = '' }: SpokenTask, language: Language): string {
  const pattern = pathTable(readSlugFiles())[language][page];
  const path = pattern.includes(':') ? fillPath(pattern, { id: exampleOf(pageEntry(page)).id }) : pattern;
  return `${path}${at}`;
}
