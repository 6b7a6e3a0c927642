import type { MapSize, MapView } from '../pin-map/index.ts';

interface Point {
  x: number;
  y: number;
}

/** So many times a map can be enlarged; beyond the last its lines say nothing more. */
export const enlargements = [1, 1.5, 2, 3, 4] as const;

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

/** Whether a point can be seen. */
export function isSeen({ times, x, y }: MapView, point: Point, { width, height }: MapSize): boolean {
  return Math.abs(point.x - x) * times * 2 <= width && Math.abs(point.y - y) * times * 2 <= height;
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
