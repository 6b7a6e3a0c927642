/**
 * Every picture of the model, one line each. The camera is orthographic and looks down at 30 degrees, so a place in the
 * picture is a place on the ground: how far right, how deep, how high, in units of three metres.
 */
export interface Crop {
  /** What stands in the middle: right, depth, height. */
  centre: readonly [right: number, depth: number, up: number];
  /** How much of the valley fits from edge to edge. */
  width: number;
  /** Height of the picture as a part of its width. */
  ratio: number;
  /** Rays per pixel. */
  samples: number;
  /** How far down the upper edge fades into the paper of the page, as a part of the height. */
  fade: number;
  /** Distance from the camera where haze begins and ends, and how much of it there is then. */
  haze: readonly [near: number, far: number, most: number];
}

/** A new picture is one line here. */
export const crops = {
  valley: { centre: [-2, 17, 0], width: 144, ratio: 5 / 12, samples: 16, fade: 0.2, haze: [306, 420, 0.85] },
  works: { centre: [-16, 14, 2], width: 78, ratio: 2 / 3, samples: 16, fade: 0.12, haze: [306, 420, 0.7] },
  gate: { centre: [-60, -15, 1], width: 36, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.5] },
  yard: { centre: [-46, 6, 1], width: 44, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.6] },
  bales: { centre: [-50, -1, 1], width: 18, ratio: 1 / 2, samples: 20, fade: 0, haze: [300, 420, 0.4] },
  shredder: { centre: [-16, 30, 3], width: 44, ratio: 1 / 2, samples: 16, fade: 0, haze: [310, 420, 0.6] },
  hall: { centre: [10, 44, 2], width: 34, ratio: 1 / 2, samples: 16, fade: 0, haze: [310, 420, 0.6] },
  port: { centre: [-8, 2, 2], width: 50, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.5] },
  crane: { centre: [-18, 3, 3], width: 26, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.5] },
  barge: { centre: [-29, -29, 0], width: 36, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.4] },
  bridge: { centre: [37, 47, 4], width: 40, ratio: 1 / 2, samples: 16, fade: 0, haze: [310, 420, 0.6] },
  rail: { centre: [30, -22, 1], width: 38, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.4] },
  melt: { centre: [44, 9, 5], width: 46, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.5] },
  furnace: { centre: [47, 6, 4], width: 22, ratio: 1 / 2, samples: 20, fade: 0, haze: [300, 420, 0.4] },
  mill: { centre: [50, -17, 2], width: 44, ratio: 1 / 2, samples: 16, fade: 0, haze: [300, 420, 0.4] },
  bars: { centre: [61, -14, 1], width: 20, ratio: 1 / 2, samples: 20, fade: 0, haze: [300, 420, 0.4] },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;
