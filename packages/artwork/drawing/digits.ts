/** Years as strokes: drawn images hold no letters, which would need a font to look right. */
import type { Point } from './isometric.ts';
import type { Mark } from './picture.ts';
import { corners } from './solids.ts';

/** Each digit's stroke on a grid 10 wide and 16 high. */
const strokes: Record<string, Point[]> = {
  '0': arc([5, 8], [4.8, 8], 0, 360),
  '1': corners([2, 3, 6, 0, 6, 16]),
  '2': [...arc([5, 4.6], [4.6, 4.6], 190, 400), ...corners([0.4, 16, 10, 16])],
  '3': [...arc([5, 4], [4.4, 4], 200, 450), ...arc([5, 12], [4.9, 4], 270, 520)],
  '4': corners([7.4, 16, 7.4, 0, 0, 11.6, 10, 11.6]),
  '5': [...corners([9.2, 0, 1.6, 0, 0.9, 7.4]), ...arc([4.9, 10.9], [5, 5.1], 238, 505)],
  '6': [...corners([8.4, 0]), ...arc([5, 11], [4.9, 5], 195, 555)],
  '7': corners([0, 0, 10, 0, 3.6, 16]),
  '8': [...arc([5, 4], [4.3, 4], 90, 450), ...arc([5, 12], [4.9, 4], 270, 630)],
  '9': [...arc([5, 5], [4.9, 5], 15, 375), ...corners([1.6, 16])],
};

/** A number around a middle, its digits `height` high. */
export function digits(number: number, [x, y]: Point, height: number, color: string): Mark[] {
  const signs = String(number).split('');
  const scale = height / 16;
  const left = x - ((signs.length * 15 - 5) / 2) * scale;
  return signs.map((sign, index) => ({
    kind: 'line',
    points: (strokes[sign] ?? []).map(([dx, dy]) => [left + (index * 15 + dx) * scale, y + (dy - 8) * scale]),
    width: height * 0.17,
    color,
  }));
}

/** Points along an ellipse, between two turns in degrees, clockwise from the right. */
export function arc([x, y]: Point, [across, down]: Point, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 18));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const turn = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + Math.cos(turn) * across, y + Math.sin(turn) * down];
  });
}
