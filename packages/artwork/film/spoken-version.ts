/** When each sentence of a spoken version is said, and where its picture waits until a description is over. */
import type { Hold } from '#features/film/model/described-time.ts';
import { describedTime } from '#features/film/model/described-time.ts';
import { filmLength, type SceneName, sceneNames, sceneStarts } from './timing.ts';
import type { Cue } from './vtt.ts';

/** One sentence with the second it is said at. */
export type Line<Sound> = { start: number; sound: Sound };

/** A cue with the sound of its text and how many seconds that takes. */
export type SpokenCue<Sound> = Cue & { sound: Sound; length: number };

/** What a version says, where its picture waits, and how long it takes in all. */
export type SpokenVersion<Sound> = {
  lines: Line<Sound>[];
  holds: Hold[];
  starts: Record<SceneName, number>;
  length: number;
};

/** Quiet before and after a description. */
const breath = 0.3;

/** A caption in brackets tells of a sound; nobody says it. */
export function isSaid({ text }: Cue): boolean {
  return !text.startsWith('[');
}

/** The narrated version: every sentence begins with its caption, and the picture never waits. */
export function narrated<Sound>(cues: readonly SpokenCue<Sound>[]): SpokenVersion<Sound> {
  return {
    lines: cues.map(({ start, sound }) => ({ start, sound })),
    holds: [],
    starts: sceneStarts,
    length: filmLength,
  };
}

/**
 * The described version. Narration fills each scene, so there is no room for a description: the picture waits for it
 * after the scene's first sentence, when the camera rests and what is described stands in the picture.
 */
export function described<Sound>(
  captions: readonly Cue[],
  cues: readonly SpokenCue<Sound>[],
  descriptions: readonly SpokenCue<Sound>[],
): SpokenVersion<Sound> {
  const holds: Hold[] = [];
  const lines: Line<Sound>[] = [];
  for (const { start, text, length, sound } of descriptions) {
    const first = captions.find((cue) => cue.start >= start);
    if (!first) throw new Error(`No caption begins in the scene of "${text}", so its picture cannot wait.`);
    // Where the scene opens with notes alone, the picture need not wait for all of the description.
    const begin = isSaid(first) ? first.end : first.start + breath;
    lines.push({ start: describedTime(begin, holds) + (isSaid(first) ? breath : 0), sound });
    const wait = breath + length + breath - (first.end - begin);
    if (wait > 0) holds.push({ at: first.end, seconds: Math.round(wait * 25) / 25 });
  }
  // A sentence that begins where the picture waits begins after it; none of ours does.
  for (const { start, sound } of cues) lines.push({ start: describedTime(start, holds), sound });
  lines.sort((one, other) => one.start - other.start);
  const starts = Object.fromEntries(
    sceneNames.map((name) => [name, describedTime(sceneStarts[name], holds)]),
  ) as Record<SceneName, number>;
  return { lines, holds, starts, length: describedTime(filmLength, holds) };
}
