import type { CSSProperties } from 'react';

/** What of a drawing is seen: so many times enlarged, about a point. In units of the drawing. */
export interface MapView {
  times: number;
  x: number;
  y: number;
}

export interface MapSize {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The whole drawing. */
export function wholeView({ width, height }: MapSize): MapView {
  return { times: 1, x: width / 2, y: height / 2 };
}

/**
 * Where a mark stands that others have pushed away from its place: as many pixels away as on the whole map, so that it comes the
 * nearer the more the map is enlarged.
 */
export function standingAt({ x, y, at }: Point & { at?: Point | undefined }, times: number): Point {
  return at ? { x: at.x + (x - at.x) / times, y: at.y + (y - at.y) / times } : { x, y };
}

/** How far from a mark its name begins: where the room for pointers ends, so that the pointer can go onto the name. */
const room = 18;

/** What the edges of a window may cut off the sides of a map that it shows in another shape. */
const margin = 16;

/**
 * Where the name of a mark is whole, as its `text` has it: beside it, towards the middle of what is seen; where that has no room for it,
 * above the mark, or below one that is near the upper edge. Letters are counted as 0.56 of their height wide.
 */
export function nameAt(
  { x, y, name }: Point & { name: string },
  letters: number,
  view: MapView,
  { width, height }: MapSize,
): Point & { textAnchor: 'start' | 'middle' | 'end' } {
  const half = 0.28 * letters * name.length;
  // Marks and words keep their size while the land under them grows.
  const right = (view.x - x) * view.times + width / 2;
  const isLeft = right > width / 2;
  if (Math.max(right, width - right) > 2 * half + room + margin)
    return { x: isLeft ? x + room : x - room, y: y + letters / 4, textAnchor: isLeft ? 'start' : 'end' };
  const reach = half + margin;
  const isBelow = (y - view.y) * view.times + height / 2 < room + letters + margin;
  return {
    x: x + right - Math.min(Math.max(right, reach), width - reach),
    y: y + (isBelow ? room + letters : -room),
    textAnchor: 'middle',
  };
}

/** (400 by 280, twice, about the middle) → `100 70 200 140`, as `viewBox` has it. */
export function viewBoxOf({ times, x, y }: MapView, { width, height }: MapSize): string {
  const [across, along] = [Math.round(width / times), Math.round(height / times)];
  return [Math.round(x - across / 2), Math.round(y - along / 2), across, along].join(' ');
}

/** The same for a picture that lies under the drawing, in the variables of its style rule. */
export function maskOf({ times, x, y }: MapView, { width, height }: MapSize): CSSProperties {
  const share = (middle: number, whole: number) =>
    `${(100 * (middle - whole / times / 2)) / (whole - whole / times)}%`;
  return { '--times': times, '--across': share(x, width), '--along': share(y, height) } as CSSProperties;
}
