import { readFileSync } from 'node:fs';

/** Height of the land at a place. */
export type HeightField = (x: number, y: number) => number;

/** What `survey.py` has measured of the rendered model. */
export interface Survey {
  /** Fingerprint of the formulas in `land.py` that it was measured from. */
  formulas: string;
  /** Side of one square of the grid. */
  cell: number;
  /** Where the grid's first place lies, as the camera has it. */
  left: number;
  near: number;
  /** How many parts of a height make one unit of the model. */
  parts: number;
  /** From the middle of the river to its bank. */
  halfRiver: number;
  /** Places of the plan with what the model has there. */
  places: [p: number, q: number, height: number, riverMiddle: number][];
  /** Heights from left to right, the nearest row first. */
  rows: number[][];
}

export const survey: Survey = JSON.parse(readFileSync(new URL('./survey.json', import.meta.url), 'utf8'));

/**
 * How high the ground lies at a place as the camera has it (to the right, into depth): a smooth surface through the heights of the
 * survey. Below zero lies what the model lays level as the valley's floor.
 */
export function relief(right: number, depth: number): number {
  const [x, y] = [(right - survey.left) / survey.cell, (depth - survey.near) / survey.cell];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const along = [-1, 0, 1, 2].map((down) =>
    curve(
      [-1, 0, 1, 2].map((across) => measured(column + across, row + down)),
      x - column,
    ),
  );
  return curve(along, y - row) / survey.parts;
}

/** A height of the survey; outside it the nearest. */
function measured(column: number, row: number): number {
  const heights = survey.rows[Math.min(Math.max(row, 0), survey.rows.length - 1)] ?? [];
  return heights[Math.min(Math.max(column, 0), heights.length - 1)] ?? 0;
}

/** Between the second and the third of four heights, bent as the outer two ask (Catmull and Rom). */
function curve([before = 0, from = 0, to = 0, after = 0]: number[], part: number): number {
  const [slope, bend, twist] = [
    to - before,
    2 * before - 5 * from + 4 * to - after,
    3 * (from - to) + after - before,
  ];
  return from + (part * (slope + part * (bend + part * twist))) / 2;
}

/** Height of the ground in the plan, whose floor is level: `raw_height` of `land.py`. */
export function groundHeight(p: number, q: number): number {
  return Math.max(0, relief((p - q) / Math.SQRT2, (p + q) / Math.SQRT2));
}

/** Where the middle of the river lies across the plan: `river_middle` of `land.py`. */
export function riverMiddle(p: number): number {
  return 3 * Math.sin(p / 19) - Math.max(0, -p - 30) ** 1.5 * 0.03 + Math.max(0, p - 48) ** 1.4 * 0.22;
}

/** How far a place as the camera has it lies from the water; below zero in the river. */
export function fromWater(right: number, depth: number): number {
  const [p, q] = [(right + depth) / Math.SQRT2, (depth - right) / Math.SQRT2];
  return Math.abs(q - riverMiddle(p)) - survey.halfRiver;
}
