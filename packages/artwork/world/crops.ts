/**
 * Every picture of the model, one line each. The camera is orthographic and looks down at 30 degrees, so a place in the
 * picture is a place on the ground: how far right, how deep, how high, in units of three metres.
 */
export interface Crop {
  /** What is built: the valley, or one of the still lifes of `model/stills.py`. Default: the valley. */
  scene?: 'bale' | 'copper' | 'cable' | 'wheel' | 'converter' | 'billet';
  /** What stands in the middle: right, depth, height. */
  centre: readonly [right: number, depth: number, up: number];
  /** How much of the valley fits from edge to edge. */
  width: number;
  /** Height of the picture as a part of its width. */
  ratio: number;
  /** Width in pixels at which it is traced; a wider file is enlarged from it, which a page that shows half a window hides. */
  traced: number;
  /** Rays per pixel. */
  samples: number;
  /** How far down the upper edge fades into the paper of the page, as a part of the height. */
  fade: number;
  /** Distance from the camera where haze begins and ends, and how much of it there is then. */
  haze: readonly [near: number, far: number, most: number];
}

/** A new picture is one line here. */
export const crops = {
  valley: {
    centre: [-2, 17, 0],
    width: 144,
    ratio: 5 / 12,
    traced: 1920,
    samples: 16,
    fade: 0.2,
    haze: [306, 420, 0.85],
  },
  works: {
    centre: [20, 11, 2],
    width: 84,
    ratio: 2 / 3,
    traced: 1920,
    samples: 12,
    fade: 0,
    haze: [306, 420, 0.7],
  },
  shredder: {
    centre: [-14, 31, 3],
    width: 44,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [310, 420, 0.6],
  },
  melt: {
    centre: [46, 9, 5],
    width: 40,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.5],
  },
  yard: {
    centre: [-46, 7, 1],
    width: 40,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.6],
  },
  port: {
    centre: [-10, 1, 2],
    width: 46,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.5],
  },
  gate: {
    centre: [-60, -16, 1],
    width: 30,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.5],
  },
  bales: {
    centre: [-51, -2, 1],
    width: 18,
    ratio: 1 / 2,
    traced: 1440,
    samples: 8,
    fade: 0,
    haze: [300, 420, 0.4],
  },
  mill: {
    centre: [50, -20, 2],
    width: 42,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.4],
  },
  bridge: {
    centre: [37, 47, 4],
    width: 38,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [310, 420, 0.6],
  },
  furnace: {
    centre: [48, 6, 4],
    width: 22,
    ratio: 1 / 2,
    traced: 1440,
    samples: 8,
    fade: 0,
    haze: [300, 420, 0.4],
  },
  barge: {
    centre: [-30, -30, 0],
    width: 34,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [300, 420, 0.4],
  },
  hall: {
    centre: [10, 46, 2],
    width: 32,
    ratio: 1 / 2,
    traced: 1440,
    samples: 6,
    fade: 0,
    haze: [310, 420, 0.6],
  },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;
