/**
 * The pictures of the rendered model that the film is made of. All have the site's one camera, orthographic and looking
 * down at 30 degrees, so a near picture fits into the wide one like a piece of a map into the map, and moving the cut-out
 * over them is moving the camera.
 */

import type { Haze, WorldPlace } from '../world/crops.ts';
import type { RenderedScheme } from '../world/published-pictures.ts';

/** One still: what stands in its middle, how wide the view is, in units of three metres, and how it is traced. */
export type Still = {
  centre: WorldPlace;
  width: number;
  scheme: RenderedScheme;
  pixels: readonly [number, number];
  samples: number;
  /** How bright it is developed: the film is darker around its pictures than a page is. */
  exposure: number;
  haze: Haze;
  /** How much of the halo around bright things is left. Default: all. */
  glow?: number;
};

const night = { scheme: 'night', pixels: [2112, 1188], samples: 5, exposure: 2.5 } as const;

/** A station by night, traced for a view that is at most a tenth narrower. */
function station(centre: WorldPlace, width: number, pixels: Still['pixels'] = night.pixels): Still {
  return { ...night, centre, width, pixels, haze: hazeAt(centre) };
}

/** Haze lies over the same hills in every picture, however near its camera stands. */
function hazeAt([, depth, up]: WorldPlace): Haze {
  const begin = 260 + (70 - depth) * 0.866 + up * 0.5;
  return [begin, begin + 114, 0.6];
}

const valley: WorldPlace = [-3, 17, 0];

export const stills = {
  valley: { ...station(valley, 152, [3840, 2160]), samples: 5 },
  gate: station([-61.5, -22.5, 0], 35, [2304, 1296]),
  line: station([-44.5, -16, 1], 26),
  shredder: station([-14, 31, 3], 38),
  hall: station([11.5, 43, 2], 28),
  // So near, the halo of molten steel would hide what it lies in.
  furnace: { ...station([46, -1, 3], 25), exposure: 1.9, glow: 0.35 },
  rolling: station([54, -26, 1], 36),
  bridge: station([37, 47, 4], 40),
  dawn: { ...station([20, 11, 2], 84, [1920, 1280]), scheme: 'day', samples: 12, exposure: 0.86 },
} satisfies Record<string, Still>;

export type StillName = keyof typeof stills;
export const stillNames = Object.keys(stills) as StillName[];

/** The file of a still. */
export function stillFile(name: StillName): string {
  return `${name}.png`;
}
