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
  /** Whether the train on the bridge is left out, because it moves over this still. */
  leaves?: boolean;
};

const night = { scheme: 'night', pixels: [2304, 1296], samples: 16, exposure: 1.6 } as const;

/**
 * A station by night. It is wider than all that the camera shows while it stands there, so that its edges, which fade, are
 * seen on the way only.
 */
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
  valley: { ...station(valley, 152, [3840, 2160]), samples: 12, exposure: 1.8 },
  gate: station([-61.7, -24, 0], 37, [2432, 1368]),
  line: station([-44.7, -16.3, 1], 29.4),
  shredder: station([-14.5, 30.2, 3], 43),
  hall: station([11.9, 42.7, 2], 31.4),
  // So near, the halo of molten steel would hide what it lies in.
  furnace: { ...station([45.75, -0.6, 3], 28.4), exposure: 1.6, glow: 0.35 },
  rolling: station([53.6, -25.9, 1], 40.4),
  // What water mirrors needs more rays than clay, or it lies there in blotches.
  bridge: { ...station([36.55, 40.2, 4], 35.4), samples: 32 },
  // All that is seen from the first light of the day to the end; the train leaves in it.
  dawn: {
    ...station([21, 18.5, 2], 80, [2560, 1440]),
    scheme: 'day',
    samples: 12,
    exposure: 0.86,
    leaves: true,
  },
} satisfies Record<string, Still>;

export type StillName = keyof typeof stills;
export const stillNames = Object.keys(stills) as StillName[];

/** The file of a still. */
export function stillFile(name: StillName): string {
  return `${name}.png`;
}
