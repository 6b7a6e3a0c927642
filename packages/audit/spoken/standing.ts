import { join } from 'node:path';
import { languages } from '#i18n/language.ts';
import { comparedWith } from './compare-spoken.ts';
import { readAloud } from './read-aloud.ts';
import { missingTools } from './screen-reader.ts';
import {
  readSpokenRecord,
  type SpokenRecord,
  type SpokenStanding,
  writeSpokenRecord,
} from './spoken-record.ts';
import { notRun, resultLines, totalLine } from './spoken-words.ts';
import { spokenTasks } from './tasks.ts';

/** What the audit takes from outside, so that a test needs no screen reader. */
interface Means {
  missing: () => string[];
  read: () => Promise<SpokenRecord>;
  kept: () => SpokenRecord | undefined;
  say: (line: string) => void;
}

/**
 * The end of a whole audit: the site is read aloud into `spoken.json` of its folder and compared with the kept record. Where a tool
 * is missing, or the session fails, it says so and the kept record stands: half an hour of looking must not be lost for it, and
 * the verdict of the audit is that of its checks.
 */
export async function standingOfSpoken(folder: string, means: Means = realMeans): Promise<SpokenStanding> {
  const kept = means.kept();
  const last = kept ? { record: kept } : {};
  const missing = means.missing();
  if (missing.length > 0) {
    means.say(notRun(missing));
    return { missing, ...last };
  }
  try {
    const record = await means.read();
    writeSpokenRecord(record, join(folder, 'spoken.json'));
    means.say(totalLine(record.results));
    for (const line of comparedWith(kept?.results ?? [], record.results)) means.say(line);
    return { missing: [], record, ...(kept ? { former: kept } : {}) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    means.say(`Spoken record: not run. ${reason}`);
    return { missing: ['an answer of the screen reader'], ...last };
  }
}

const realMeans: Means = {
  missing: missingTools,
  kept: readSpokenRecord,
  say: (line) => console.error(line),
  read: () =>
    readAloud({
      tasks: spokenTasks,
      languages,
      tell: (result) => {
        for (const line of resultLines(result, false)) console.error(line);
      },
    }),
};
