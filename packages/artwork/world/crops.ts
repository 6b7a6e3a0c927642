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
  valley: { centre: [-2, 17, 0], width: 144, ratio: 5 / 12, samples: 24, fade: 0.2, haze: [306, 420, 0.85] },
  yard: { centre: [-43, 4, 1], width: 48, ratio: 9 / 16, samples: 48, fade: 0.1, haze: [300, 420, 0.6] },
  shredder: { centre: [-16, 27, 3], width: 44, ratio: 9 / 16, samples: 48, fade: 0.1, haze: [310, 420, 0.6] },
  port: { centre: [-8, 3, 2], width: 52, ratio: 9 / 16, samples: 48, fade: 0, haze: [300, 420, 0.5] },
  melt: { centre: [44, 5, 4], width: 46, ratio: 9 / 16, samples: 48, fade: 0.1, haze: [300, 420, 0.5] },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;
