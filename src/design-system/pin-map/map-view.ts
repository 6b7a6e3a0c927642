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
