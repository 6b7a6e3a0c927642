/** A place as the camera has it. */
export type WorldPlace = readonly [right: number, depth: number, up: number];
/** Distance from the camera where haze begins and ends, and how much of it there is then. */
export type Haze = readonly [near: number, far: number, most: number];

/**
 * Every picture of the model, one line each. The camera is orthographic and looks down at 30 degrees, so a place in the
 * picture is a place on the ground: how far right, how deep, how high, in units of three metres.
 */
export interface Crop {
  /** What is built: the valley, a place of `model/places.py` or a still life of `model/stills.py`. Default: the valley. */
  scene?: 'parts' | 'pickup' | 'bale' | 'copper' | 'cable' | 'wheel' | 'converter' | 'billet';
  /** The valley as it was in that year (`model/years.py`). Default: as it is today. */
  year?: 1911 | 1936 | 1963 | 1978;
  /** What stands in the middle: right, depth, height. */
  centre: WorldPlace;
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
  haze: Haze;
}

/** What a crop is unless its line says otherwise: a view of the valley that a page shows beside its words. */
const usual = {
  ratio: 1 / 2,
  traced: 1440,
  samples: 6,
  fade: 0,
  haze: [306, 420, 0.6],
} as const;

const crop = (own: Partial<Crop> & Pick<Crop, 'centre' | 'width'>): Crop => ({ ...usual, ...own });

/** A thing close up: `up` is the height of its middle. No haze lies so near; metal that mirrors metal needs more rays. */
const still = (scene: Crop['scene'], up: number, width: number, samples = 20): Crop =>
  crop({ scene, centre: [0, 0, up], width, samples, haze: [900, 999, 0] });

/** The valley in another year: one camera for all, so that a reader who scrolls sees the same place grow. */
const then = (year: Crop['year']): Crop => crop({ year, centre: [14, 14.5, 2], width: 76, samples: 12 });

/** A new picture is one line here, and one in `pictures.ts`: one command renders them all, and nothing else may be published. */
export const crops = {
  valley: crop({ centre: [-2, 17, 0], width: 144, ratio: 5 / 12, traced: 1920, samples: 16, fade: 0.2 }),
  works: crop({ centre: [20, 11, 2], width: 84, ratio: 2 / 3, traced: 1920, samples: 12 }),
  gate: crop({ centre: [-58, -20, 1], width: 27 }),
  yard: crop({ centre: [-46, 7, 1], width: 40 }),
  bales: crop({ centre: [-51, -2, 1], width: 18, samples: 8 }),
  shredder: crop({ centre: [-14, 31, 3], width: 44 }),
  hall: crop({ centre: [10, 46, 2], width: 32 }),
  port: crop({ centre: [-10, 1, 2], width: 46 }),
  barge: crop({ centre: [-31, -33.5, 0], width: 28 }),
  bridge: crop({ centre: [37, 47, 4], width: 38 }),
  melt: crop({ centre: [46, 9, 5], width: 40 }),
  mill: crop({ centre: [50, -22, 2], width: 42 }),
  parts: crop({ scene: 'parts', centre: [0.8, -1.1, 0.6], width: 16, samples: 10 }),
  pickup: crop({ scene: 'pickup', centre: [2.45, -1.6, 0.6], width: 10, samples: 10 }),
  'valley-1911': then(1911),
  'valley-1936': then(1936),
  'valley-1963': then(1963),
  'valley-1978': then(1978),
  copper: still('copper', 1.1, 11, 40),
  cable: still('cable', 1.2, 13, 40),
  wheel: still('wheel', 2.9, 14.6, 40),
  converter: still('converter', 1.4, 13),
  billet: still('billet', 1.2, 13),
  bale: still('bale', 1.9, 14),
};

export type CropName = keyof typeof crops;
