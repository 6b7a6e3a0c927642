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

/** So many times a map can be enlarged; beyond the last its lines say nothing more. */
export const enlargements = [1, 1.5, 2, 3, 4] as const;

/** The whole drawing. */
export function wholeView({ width, height }: MapSize): MapView {
  return { times: 1, x: width / 2, y: height / 2 };
}

/** The next enlargement, or the one before, about the same point; at the last and the first the view stays what it is. */
export function zoomedView(view: MapView, by: 1 | -1, size: MapSize): MapView {
  const at = enlargements.indexOf(view.times as (typeof enlargements)[number]);
  return within({ ...view, times: enlargements[at + by] ?? view.times }, size);
}

/** The view moved by shares of what it shows: (0.5, 0) is half its width to the right. */
export function movedView(view: MapView, across: number, along: number, size: MapSize): MapView {
  const [x, y] = [view.x + (across * size.width) / view.times, view.y + (along * size.height) / view.times];
  return within({ ...view, x, y }, size);
}

/** The view itself where a point lies well inside it; else the view moved about that point. */
export function viewWith(view: MapView, { x, y }: Point, size: MapSize): MapView {
  const [across, along] = [(x - view.x) / size.width, (y - view.y) / size.height].map(
    (share) => share * view.times,
  );
  // Nearer to the edge than this a mark, or the ring of its focus, would be cut off.
  const isInside = Math.abs(across ?? 0) < 0.42 && Math.abs(along ?? 0) < 0.42;
  return isInside ? view : within({ ...view, x, y }, size);
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

/** A view never shows what lies beyond the drawing. */
function within(view: MapView, { width, height }: MapSize): MapView {
  const [across, along] = [width / view.times / 2, height / view.times / 2];
  return {
    ...view,
    x: Math.min(Math.max(view.x, across), width - across),
    y: Math.min(Math.max(view.y, along), height - along),
  };
}
