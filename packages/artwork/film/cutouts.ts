/** Cut-outs of the model: things that move over the stills, and outlines of what stands before them. */
import type { WorldPlace } from '../world/crops.ts';
import type { RenderedScheme } from '../world/published-pictures.ts';
import {
  hallYard,
  handler,
  placesOn,
  type Road,
  railway,
  type Stop,
  tipAt,
  wayIn,
  wayOut,
} from './moving.ts';

/** One place of a thing: where it stands in the plan, how high, turned by how many degrees. */
export type Pose = readonly [p: number, q: number, up: number, turn: number];

/** A thing alone before nothing, rendered once for each of its places, since the light is another in each. */
export type Cutout = {
  /** Its name in `world/model/cutouts.py`. */
  what: string;
  scheme: RenderedScheme;
  /** How many units of the model fit from edge to edge. */
  width: number;
  pixels: readonly [number, number];
  /** How far above its place the middle of the picture is. */
  middle: number;
  samples: number;
  poses: readonly Pose[];
  /** A number for each pose, ascending: how far along the road it is, or how far it is turned. */
  marks: readonly number[];
};

/** Which things an outline holds: all that rise from the ground, or those before a road along one axis or above what drives there. */
export type Before = { ground: number; axis?: 'x' | 'y'; road?: number; over?: number };

/** The outline of what stands before things that move, opaque where it does. */
export type Outline = {
  before: Before;
  centre: WorldPlace;
  width: number;
  pixels: readonly [number, number];
};

/** How dark a night is developed: as the stations' stills are. */
const exposure = { night: 1.6, day: 0.86 } as const;

function driving(what: string, road: Road, from: number, to: number, step: number, turn: number): Cutout {
  const places = placesOn(road, from, to, step);
  return {
    what,
    scheme: 'night',
    width: 6,
    pixels: [408, 272],
    middle: 0.7,
    samples: 20,
    poses: places.map(([, p, q, up]) => [p, q, up, turn]),
    marks: places.map(([along]) => along),
  };
}

/** Turns of the arm, from over the heap to over the hopper. */
function turning(count: number): number[] {
  const { heap, hopper } = handler;
  return Array.from({ length: count }, (_, index) => heap + ((hopper - heap) * index) / (count - 1));
}

export const cutouts = {
  loaded: driving('heavy truck', wayIn, -86, -14, 6, 0),
  empty: driving('empty truck', wayOut, 0, 39.4, 8, 180),
  copper: driving('copper truck', hallYard, 0, 38, 8, 180),
  arm: {
    what: 'arm',
    scheme: 'night',
    width: 13.8,
    pixels: [912, 608],
    middle: 3.2,
    samples: 20,
    poses: turning(5).map((turn) => [handler.p, handler.q, handler.up, turn]),
    marks: turning(5),
  },
  load: {
    what: 'load',
    scheme: 'night',
    width: 2.4,
    pixels: [160, 120],
    middle: 2.8,
    samples: 24,
    poses: turning(2).map((turn) => [...tipAt(turn), handler.up, turn]),
    marks: turning(2),
  },
  train: {
    what: 'train',
    scheme: 'day',
    width: 24,
    pixels: [768, 512],
    middle: 1,
    samples: 48,
    poses: [[56, railway[0]?.[2] ?? 0, 1.85, 90]],
    marks: [0],
  },
} satisfies Record<string, Cutout>;

export const outlines = {
  // What stands between the gate's road and the camera.
  road: {
    before: { ground: 0.25, axis: 'y', road: 25.8, over: 1.7 },
    centre: [-52, -14, 0],
    width: 48,
    pixels: [2400, 1350],
  },
  // The nearer arch of the bridge, and what is before it.
  arch: {
    before: { ground: 0.25, axis: 'x', road: 55.2, over: 4.4 },
    centre: [36, 46, 4],
    width: 44,
    pixels: [1540, 1078],
  },
  // All that stands in the valley, for what runs on its ground.
  things: { before: { ground: 0.3 }, centre: [-3, 17, 0], width: 152, pixels: [1824, 1026] },
} satisfies Record<string, Outline>;

export type CutoutName = keyof typeof cutouts;
export type OutlineName = keyof typeof outlines;

/** A thing on its way, as long as it is seen. */
export type Drive = { cutout: CutoutName; road: Road; stops: readonly Stop[]; until: number };

/** What drives on the gate's road, the farther lane first: the nearer one covers it. */
export const drives = {
  gate: [
    {
      cutout: 'empty',
      road: wayOut,
      stops: [
        [20.5, 0],
        [33.5, 39.4],
      ],
      until: 36,
    },
    {
      cutout: 'loaded',
      road: wayIn,
      stops: [
        [7.4, -104],
        [15.6, -78.7],
        [21, -78.7],
        [25.4, -69.5],
      ],
      until: 36,
    },
    {
      cutout: 'loaded',
      road: wayIn,
      stops: [
        [5, -95],
        [13, -69.5],
        [19.2, -69.5],
        [23.8, -60.3],
      ],
      until: 36,
    },
    {
      cutout: 'loaded',
      road: wayIn,
      stops: [
        [3.4, -86],
        [11.6, -60.3],
        [18.1, -60.3],
        [31, -14],
      ],
      until: 36,
    },
  ],
  hall: [
    {
      cutout: 'copper',
      road: hallYard,
      stops: [
        [40, 0],
        [53.5, 38],
      ],
      until: 54,
    },
  ],
  bridge: [
    {
      cutout: 'train',
      road: railway,
      stops: [
        [70.2, 0],
        [84, 30],
      ],
      until: 80,
    },
  ],
} satisfies Record<string, readonly Drive[]>;

/** How bright a cut-out is developed. */
export function exposureOf({ scheme }: Pick<Cutout, 'scheme'>): number {
  return exposure[scheme];
}

/** The file of a cut-out or an outline, beside the stills. */
export function layerFile(name: string): string {
  return `cutout-${name}.png`;
}
