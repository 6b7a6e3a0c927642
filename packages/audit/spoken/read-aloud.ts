import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { alertParameters } from '#features/alerts/model/alerts.ts';
import type { Language } from '#i18n/language.ts';
import { exampleOf } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import type { SpokenResult } from './judge-spoken.ts';
import { openLetterBox } from './letter-box.ts';
import { ScreenReader, versions } from './screen-reader.ts';
import type { SpokenRecord } from './spoken-record.ts';
import { isDoneIn, type SpokenTask } from './spoken-task.ts';
import { subscribe } from './subscribe.ts';
import { walkAloud } from './walk-aloud.ts';

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
  // The forms that lead to a letter are shown only where letters are sent.
  const letters = await openLetterBox();
  const site = await startBuiltSite({ SMTP_URL: letters.url });
  try {
    const tokens: Partial<Record<Language, string>> = {};
    if (tasks.some(({ isSubscribed }) => isSubscribed))
      for (const language of languages) tokens[language] = await subscribe(site.english, language, letters);
    // Side by side, since they wait for silence most of the time; a browser of its own for each: what one has learned, such as
    // which links were visited, is not known to the other.
    const results = await Promise.all(
      languages.map((language) =>
        readTasks(tasks, language, { origin: site.origins[language], token: tokens[language] ?? '' }, tell),
      ),
    );
    return { day: new Date().toISOString().slice(0, 10), versions: versions(), results: results.flat() };
  } finally {
    await site.close();
    letters.close();
  }
}

async function readTasks(
  tasks: readonly SpokenTask[],
  language: Language,
  { origin, token }: { origin: string; token: string },
  tell: ReadAloudOptions['tell'],
): Promise<SpokenResult[]> {
  const results: SpokenResult[] = [];
  const reader = await ScreenReader.start();
  try {
    for (const task of tasks.filter((each) => isDoneIn(each, language))) {
      const result = await walkAloud(reader, task, language, `${origin}${pathOf(task, language, token)}`);
      results.push(result);
      tell(result);
    }
  } finally {
    await reader.close();
  }
  return results;
}

function pathOf({ page, at = '', isSubscribed }: SpokenTask, language: Language, token: string): string {
  const pattern = pathTable(readSlugFiles())[language][page];
  const path = pattern.includes(':') ? fillPath(pattern, { id: exampleOf(pageEntry(page)).id }) : pattern;
  return `${path}${isSubscribed ? `?${new URLSearchParams({ [alertParameters.token]: token })}` : at}`;
}
