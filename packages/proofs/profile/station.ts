import { setTimeout } from 'node:timers/promises';
import type { Answers } from '#tests/support/privacy-form.ts';
import { type Hit, searchProfile } from './search-profile.ts';

/** A moment of the walk, and what was found of what had been typed by then. */
export type Station = { name: string; hits: Hit[]; fault?: string | undefined };

/** Stored in the open on purpose: a search that does not find it proves nothing. */
export const control = 'control-7f3a91d2c4e8';

/** Long enough for a browser to write what it keeps in memory for a while: Chromium waits five seconds. */
const writing = 8000;

/** What was typed, as far as nothing else in a profile could be spelled so. */
export function typedTexts({ name, streetAddress, city, email }: Answers): string[] {
  return [name, streetAddress, city, email];
}

/**
 * Searches a profile once its browser has had the time to write. What opens the drafts of a tab may stand in no file at all,
 * also in none that the browser writes for itself.
 *
 * @param key The name of the tab, which opens its drafts.
 */
export async function lookAt(name: string, profile: string, answers: Answers, key = ''): Promise<Station> {
  await setTimeout(writing);
  const hits = searchProfile(profile, typedTexts(answers));
  const [leak] = key === '' ? [] : searchProfile(profile, [key]);
  return { name, hits, fault: leak && `the key of the tab stands in ${leak.file}` };
}

/** Whether the search can see what a page stores, by the text that was stored on purpose. */
export async function lookForControl(profile: string): Promise<Station> {
  await setTimeout(writing);
  const isFound = searchProfile(profile, [control]).length > 0;
  return {
    name: 'a text that was stored in the open',
    hits: [],
    fault: isFound ? undefined : 'it was not found, so this search proves nothing',
  };
}
