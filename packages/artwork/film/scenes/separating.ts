import { bin, box, disc, type Material, rod, type Shape } from '../../drawing/isometric.ts';
import { conveyor, fragment, heap, placed } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { ease } from '../timing.ts';

const lanes: { y: number; material: Material; other: Material; start: number }[] = [
  { y: -3.4, material: 'light', other: 'light', start: 1 },
  { y: -0.5, material: 'copper', other: 'copper', start: 1.9 },
  { y: 2.4, material: 'paper', other: 'paper', start: 2.8 },
];
const speed = 1.15;
const spacing = 0.95;

/** One stream becomes three: steel, copper and aluminum, each on its own belt to its own bin. */
export function separating(time: number): Drawing[] {
  return [
    ...conveyor([-5, -0.5, 2.2], 'x', 1.4, time * speed, 1),
    ...box([-3.6, -4.1, 0], [2, 8.2, 3.4], 'machine'),
    ...rod([-2.6, -3.6, 3.75], 'y', 7.2, 0.36, 'paper'),
    ...lanes.flatMap(({ y }) => [disc([-1.6, y + 0.5, 2.45], 'x', 0.36, 'dark', 'fine')]),
    ...lanes.flatMap((lane) => laneDrawing(lane, time)),
  ];
}

function laneDrawing({ y, material, other, start }: (typeof lanes)[number], time: number): Shape[] {
  const pieces: Shape[][] = [];
  for (let index = 0; index < 14; index += 1) {
    const travelled = (time - start) * speed - index * spacing;
    if (travelled < 0) continue;
    const x = -1.6 + travelled;
    const past = Math.max(0, x - 2);
    if (past > 0.95) continue;
    pieces.push(
      placed(
        fragment(index + y * 7, material, 0.62),
        x,
        y + 0.5 + (((index * 0.61) % 1) - 0.5) * 0.3,
        1.42 - past * past * 1.3,
      ),
    );
  }
  const full = 0.25 + 0.75 * ease(start + 2.6, start + 8, time);
  return [
    ...conveyor([-1.6, y, 1.24], 'x', 3.6, time * speed, 1),
    ...pieces.reverse().flat(),
    ...bin(
      [2.5, y - 0.45, 0],
      [2, 1.9, 1],
      'machine',
      heap([2.6, y - 0.35, 0.05], [1.8, 1.7, 1.7], [material, other], full),
    ),
  ];
}
