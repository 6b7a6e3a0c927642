/** Where things of the model stand in the film's picture. */
import { pictureSize } from './timing.ts';

/** A place as the camera sees it, in units of the model: how far right, how high. */
export type Seen = readonly [x: number, y: number];

/** The cut-out that the camera shows: its middle, and how many units fit from edge to edge. */
export type View = { x: number; y: number; width: number };

/** How a height and a depth become height in the picture, looking down at 30 degrees. */
const tilt = { up: Math.cos(Math.PI / 6), depth: Math.sin(Math.PI / 6) };

/** What the camera sees of a place that is so far right, so deep and so high. */
export function seen(right: number, depth: number, up: number): Seen {
  return [right, depth * tilt.depth + up * tilt.up];
}

/** What the camera sees of a place in the model's plan, whose axes run to the right back and to the left back. */
export function ofPlan(p: number, q: number, up: number): Seen {
  return seen((p - q) / Math.SQRT2, (p + q) / Math.SQRT2, up);
}

/** The frame that a part of the works is built in (`world/model`): its own axes from a place in the plan. */
export function frame(p: number, q: number): (x: number, y: number, up: number) => Seen {
  return (x, y, up) => ofPlan(p + x, q + y, up);
}

/** Pixels per unit. */
export function scaleOf(view: View): number {
  return pictureSize.width / view.width;
}

/** Where a place stands in the picture, in pixels. */
export function toPicture(view: View, [x, y]: Seen): [number, number] {
  const scale = scaleOf(view);
  return [pictureSize.width / 2 + (x - view.x) * scale, pictureSize.height / 2 - (y - view.y) * scale];
}
