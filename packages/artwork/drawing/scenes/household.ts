/** What people bring from house and garage, and what no yard may take. */
import { box, disc, rod, type Shape, tube } from '../isometric.ts';
import { bar, cone, dome, panel, seam, spots } from '../solids.ts';
import { battery, fridge, ground, placed, washer, waterHeater } from '../things.ts';

/** A refrigerator, a washer and a water heater. */
export function appliance(): Shape[] {
  return [
    ...ground(5.8, 4.6),
    ...placed(waterHeater('copper'), -2, -1.3),
    ...placed(fridge('light'), -1.1, -1.8),
    ...placed(washer('paper'), 0.3, -1.8),
    ...placed(washer('light'), 1.5, -1.8),
    ...placed(washer('light'), -2.2, 0.4),
    ...box([0.2, 0.5, 0], [1.7, 1.1, 0.95], 'paper'),
    panel('left', [0.35, 1.6, 0.15], [1.05, 0.62], 'dark'),
    ...[0.75, 0.5, 0.25].map((z) => disc([1.65, 1.6, z], 'y', 0.08, 'copper', 'fine')),
  ];
}

/** Storage batteries on a pallet. */
export function batteries(): Shape[] {
  const at = (column: number, row: number, level: number): Shape[] =>
    placed(battery('light'), -1.4 + column * 1.42, -1.65 + row * 1.05, 0.38 + level * 1.08);
  return [
    ...ground(5.6, 5.4),
    ...[-1.8, -0.15, 1.5].flatMap((y) => box([-1.6, y, 0], [3.2, 0.3, 0.26], 'paper')),
    ...[-1.6, -0.9, -0.2, 0.5, 1.2].flatMap((x) => box([x, -1.9, 0.26], [0.5, 3.8, 0.12], 'paper')),
    ...[0, 1].flatMap((column) => [0, 1].flatMap((row) => at(column, row, 0))),
    ...[0, 1].flatMap((column) => [0, 1].flatMap((row) => at(column, row, 1))),
    ...[0, 1].flatMap((column) => at(column, 2, 0)),
  ];
}

/** An electric motor and a compressor. */
export function motor(): Shape[] {
  return [
    ...ground(7.6, 5.6),
    ...box([-2.9, -1.9, 0], [2.6, 1.9, 0.24], 'dark'),
    ...rod([-3.2, -0.95, 1.25], 'x', 0.5, 0.95, 'machine'),
    ...Array.from({ length: 8 }, (_, index) =>
      rod([-2.7 + index * 0.26, -0.95, 1.25], 'x', 0.26, 1.02, 'light', 'fine'),
    ).flat(),
    ...rod([-0.62, -0.95, 1.25], 'x', 0.4, 0.98, 'machine'),
    disc([-0.22, -0.95, 1.25], 'x', 0.74, 'copper', 'fine'),
    disc([-0.22, -0.95, 1.25], 'x', 0.42, 'machine', 'fine'),
    ...rod([-0.22, -0.95, 1.25], 'x', 0.75, 0.17, 'light'),
    ...box([-2.3, -0.2, 1.5], [1, 0.5, 0.6], 'copper'),
    ...cone([2, -1, 0], 0.15, [0.9, 0.9], 'dark'),
    ...rod([2, -1, 0.15], 'z', 1.1, 0.78, 'machine'),
    ...rod([2, -1, 0.95], 'z', 0.12, 0.84, 'machine', 'fine'),
    dome([2, -1, 1.25], 0.78, 0.6, 'machine'),
    tube(spots([2.3, -0.6, 1.5, 2.6, -0.1, 1.7, 2.9, 0.4, 1.4, 2.9, 0.6, 0.7]), 0.16, 'copper'),
    tube(spots([1.6, -0.6, 1.4, 1.3, 0.1, 1.7, 1.2, 0.6, 1.2]), 0.16, 'copper'),
    ...rod([-1.5, 1.6, 0.42], 'x', 1.3, 0.42, 'copper'),
    disc([-0.2, 1.6, 0.42], 'x', 0.28, 'dark', 'fine'),
    ...rod([-0.2, 1.6, 0.42], 'x', 0.5, 0.1, 'light'),
  ];
}

/** A sealed drum and gas cylinders behind a barrier: what no yard takes. */
export function drum(): Shape[] {
  const cylinder = (x: number, y: number): Shape[] => [
    ...rod([x, y, 0], 'z', 2.3, 0.42, 'light'),
    dome([x, y, 2.3], 0.42, 0.4, 'light'),
    bar([x, y, 2.6], [x, y, 2.95], 0.2, 'dark'),
    bar([x - 0.2, y, 2.95], [x + 0.2, y, 2.95], 0.1, 'dark'),
  ];
  const board = Array.from({ length: 5 }, (_, index) =>
    box([-2.6 + index * 1.04, 1.4, 0.75], [1.04, 0.12, 0.45], index % 2 ? 'paper' : 'copper'),
  ).flat();
  return [
    ...ground(7.2, 5.6),
    ...cylinder(-2.2, -1.5),
    ...cylinder(-1.2, -1.7),
    ...rod([0.5, -1.1, 0], 'z', 0.7, 0.9, 'machine'),
    ...rod([0.5, -1.1, 0.7], 'z', 0.7, 0.9, 'machine'),
    ...rod([0.5, -1.1, 1.4], 'z', 0.7, 0.9, 'machine'),
    disc([0.5, -1.1, 2.1], 'z', 0.76, 'machine', 'fine'),
    disc([0.2, -0.8, 2.1], 'z', 0.16, 'dark', 'fine'),
    ...rod([2.3, -0.7, 0], 'z', 0.8, 0.62, 'paper'),
    dome([2.3, -0.7, 0.8], 0.62, 0.4, 'paper'),
    ...rod([2.3, -0.7, 1.15], 'z', 0.25, 0.26, 'machine', 'fine'),
    ...[-2.3, 2.2].flatMap((x) => [
      bar([x, 1.2, 0], [x, 1.45, 1.2], 0.12),
      bar([x, 1.8, 0], [x, 1.5, 1.2], 0.12),
    ]),
    ...board,
    seam([-2.6, 1.52, 0.3], [2.6, 1.52, 0.3]),
  ];
}
