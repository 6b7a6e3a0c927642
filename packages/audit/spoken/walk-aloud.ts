import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { judgeSpoken, patternOf, type SpokenResult } from './judge-spoken.ts';
import type { ScreenReader } from './screen-reader.ts';
import type { SpokenWalk, Step } from './spoken-task.ts';

/** At most so many presses look for one thing. */
const mostPresses = 40;

/**
 * Does a task from a fresh page to its end, and judges all that was spoken once the page was there. What was not reached ends it: a
 * person would not press Enter either on whatever they have come to instead.
 */
export async function walkAloud(
  reader: ScreenReader,
  walk: SpokenWalk,
  language: Language,
  address: string,
): Promise<SpokenResult> {
  await reader.open(address);
  const from = reader.mark();
  const unreached: string[] = [];
  for (const step of walk.steps) {
    if (await take(reader, step, language, from)) continue;
    unreached.push(`not reached: ${soughtBy(step, language)}`);
    break;
  }
  const spoken = await reader.quiet(from);
  const faults = [...unreached, ...judgeSpoken(spoken, walk, language)];
  return { id: walk.id, language, title: walk.title, faults, spoken };
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
