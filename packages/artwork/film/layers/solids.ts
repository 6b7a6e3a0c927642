/** Things of the stills that stand before what is painted: it is left out where they would hide it. */
import { pictureSize } from '../timing.ts';
import { type frame, type Seen, toPicture, type View } from '../view.ts';

/** A place in the frame that a part of the works is built in. */
export type Place = readonly [x: number, y: number, up: number];

/** A block between its lowest and its highest corner, in the frame's own axes. */
export type Solid = { low: Place; high: Place };

/** A block as the model builds it: its middle, where it stands, its size. */
export function solid(x: number, y: number, up: number, wide: number, deep: number, high: number): Solid {
  return { low: [x - wide / 2, y - deep / 2, up], high: [x + wide / 2, y + deep / 2, up + high] };
}

/**
 * True when a block can hide what is at a place. The camera looks along both axes of the plan and down, so nothing is
 * hidden by what begins behind it or ends below it.
 */
export function mayHide({ low, high }: Solid, [x, y, up]: Place): boolean {
  return x > low[0] && y > low[1] && up < high[2];
}

/** The six corners around what the camera sees of a block, in order. */
export function outlineOf({ low, high }: Solid, at: ReturnType<typeof frame>): Seen[] {
  return [
    at(low[0], low[1], low[2]),
    at(high[0], low[1], low[2]),
    at(high[0], low[1], high[2]),
    at(high[0], high[1], high[2]),
    at(low[0], high[1], high[2]),
    at(low[0], high[1], low[2]),
  ];
}

/** Paints what is at a place, but not over the blocks that stand before it. */
export function paintBehind(
  context: CanvasRenderingContext2D,
  view: View,
  at: ReturnType<typeof frame>,
  solids: readonly Solid[],
  place: Place,
  paint: () => void,
): void {
  const before = solids.filter((each) => mayHide(each, place));
  if (before.length === 0) {
    paint();
    return;
  }
  context.save();
  for (const each of before) {
    context.beginPath();
    context.rect(0, 0, pictureSize.width, pictureSize.height);
    for (const [index, corner] of outlineOf(each, at).entries()) {
      const point = toPicture(view, corner);
      if (index === 0) context.moveTo(...point);
      else context.lineTo(...point);
    }
    context.closePath();
    context.clip('evenodd');
  }
  paint();
  context.restore();
}
