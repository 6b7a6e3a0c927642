/** When what happens: the film's clock, in seconds, and the curves that everything moves on. */

export const framesPerSecond = 25;
export const pictureSize = { width: 1920, height: 1080 };

/** The scenes in order, each with the second it begins at. */
export const sceneStarts = {
  ridges: 0,
  arrival: 5,
  weighing: 13.5,
  sorting: 21.5,
  shredding: 30,
  separating: 38.5,
  melting: 47.5,
  rolling: 56,
  returning: 64.5,
} as const;

export type SceneName = keyof typeof sceneStarts;

export const sceneNames = Object.keys(sceneStarts) as SceneName[];

/** The film ends here, on the ground it began with. */
export const filmLength = 75;

/** How long the camera takes from one scene to the next. */
export const travelTime = 2.7;

/** How much sooner than the scene the middle of that way comes: a scene's first word finds the camera before its subject. */
export const travelLead = 0.8;

/** 0 before `start`, 1 after `end`, without a jolt at either (smootherstep). */
export function ease(start: number, end: number, time: number): number {
  const part = Math.min(1, Math.max(0, (time - start) / (end - start)));
  return part * part * part * (part * (part * 6 - 15) + 10);
}

/** The value a `part` of the way from one number to another. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
