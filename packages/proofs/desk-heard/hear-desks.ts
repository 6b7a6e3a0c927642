import type { SpokenResult } from '@site/audit/spoken/judge-spoken.ts';
import { ScreenReader } from '@site/audit/spoken/screen-reader.ts';
import { walkAloud } from '@site/audit/spoken/walk-aloud.ts';
import { deskPath } from '#features/desk/model/desk-paths.ts';
import type { Language } from '#i18n/language.ts';
import { type DeskStage, startDesk } from './desk-stage.ts';
import type { DeskShift } from './tasks.ts';

/**
 * Does the tasks of some people in some languages of the desk, each language at a desk of its own: what one changes, the other would
 * not find as it was. The languages go side by side, since they wait for silence most of the time.
 * @throws when no display, no bus or no word came, or the site did not start.
 */
export async function hearDesks(
  languages: readonly Language[],
  shifts: readonly DeskShift[],
  tell: (result: SpokenResult) => void,
): Promise<SpokenResult[]> {
  const desks: { language: Language; desk: DeskStage }[] = [];
  try {
    // One after the other: on a busy machine two starts at once take longer than either is given.
    for (const language of languages) desks.push({ language, desk: await startDesk() });
    const results = await Promise.all(
      desks.map(({ language, desk }) => hearShifts(desk, language, shifts, tell)),
    );
    return results.flat();
  } finally {
    for (const { desk } of desks) await desk.close();
  }
}

/** Each person has a browser of their own, in which nobody else has signed in. */
async function hearShifts(
  { origin }: DeskStage,
  language: Language,
  shifts: readonly DeskShift[],
  tell: (result: SpokenResult) => void,
): Promise<SpokenResult[]> {
  const results: SpokenResult[] = [];
  for (const { tasks } of shifts) {
    const reader = await ScreenReader.start();
    try {
      for (const task of tasks) {
        const result = await walkAloud(reader, task, language, `${origin}${deskPath(language, task.rest)}`);
        results.push(result);
        tell(result);
      }
    } finally {
      await reader.close();
    }
  }
  return results;
}
