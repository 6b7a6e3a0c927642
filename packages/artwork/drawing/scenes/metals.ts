/** The metals themselves, as they come to the scale. */
import { box, circle, disc, profile, rod, type Shape, tube } from '../isometric.ts';
import { corners, panel, seam, spots } from '../solids.ts';
import { bale, can, coil, ground, pipeStack, pipes, placed, rim, wheel } from '../things.ts';

/** A reel of cable, coils of copper wire, and cable ends. */
export function wire(): Shape[] {
  const end = (x: number, y: number, length: number): Shape[] => [
    ...rod([x, y, 0.28], 'x', length, 0.28, 'dark'),
    ...rod([x + length, y, 0.28], 'x', 0.12, 0.2, 'paper', 'fine'),
    ...rod([x + length + 0.12, y, 0.28], 'x', 0.4, 0.13, 'copper'),
  ];
  return [
    ...ground(8, 6.2),
    ...rod([-1.9, -2.1, 1.5], 'y', 0.22, 1.5, 'paper'),
    ...Array.from({ length: 6 }, (_, index) =>
      rod([-1.9, -1.88 + index * 0.24, 1.5], 'y', 0.24, 1.12, 'copper', 'fine'),
    ).flat(),
    ...rod([-1.9, -0.44, 1.5], 'y', 0.22, 1.5, 'paper'),
    disc([-1.9, -0.22, 1.5], 'y', 0.32, 'dark', 'fine'),
    ...[0, 1, 2, 3, 4].map((index) => {
      const turn = (index * 2 * Math.PI) / 5 + 0.3;
      return disc(
        [-1.9 + Math.cos(turn) * 0.9, -0.22, 1.5 + Math.sin(turn) * 0.9],
        'y',
        0.12,
        'machine',
        'fine',
      );
    }),
    ...placed(coil(1, 0.5, 'copper'), 2, -1.6),
    ...placed(coil(0.9, 0.45, 'copper'), 2, -1.6, 0.5),
    ...[0, 0.22, 0.44].map((z) => tube(circle([-2.6, 1.7, 0.14 + z], 'z', 0.75 - z * 0.2), 0.2, 'copper')),
    ...end(-0.6, 0.7, 2.4),
    ...end(-0.2, 1.4, 2.4),
    ...end(-0.8, 2.1, 2.4),
  ];
}

/** A stack of copper pipes, elbows and a tee. */
export function copperPipes(): Shape[] {
  const elbow = (x: number, y: number): Shape[] => [
    tube(spots([x, y, 0.3, x + 0.6, y, 0.3, x + 0.9, y + 0.3, 0.3, x + 0.9, y + 0.8, 0.3]), 0.56, 'copper'),
    ...rod([x + 0.9, y + 0.7, 0.3], 'y', 0.26, 0.34, 'copper'),
    disc([x + 0.9, y + 0.96, 0.3], 'y', 0.22, 'dark', 'fine'),
  ];
  return [
    ...ground(7.8, 5.8),
    ...[-2.2, 1.4].flatMap((x) => box([x, -2.6, 0], [0.3, 3.1, 0.18], 'paper')),
    ...placed(pipeStack(6, 5, 0.3, 'copper'), -3.2, -2.5, 0.18),
    ...elbow(-2.9, 1.3),
    ...elbow(-1, 1.4),
    ...rod([1, 1.3, 0.34], 'x', 2, 0.32, 'light'),
    ...rod([2, 1.3, 0.34], 'y', 0.8, 0.32, 'light'),
    disc([2, 2.1, 0.34], 'y', 0.21, 'dark', 'fine'),
    disc([3, 1.3, 0.34], 'x', 0.21, 'dark', 'fine'),
  ];
}

/** Pressed bales with their straps. */
export function bales(): Shape[] {
  return [
    ...ground(8.2, 6.2),
    ...placed(bale([2.2, 1.8, 1.5], 'light', 3), -3.4, -2.4),
    ...placed(bale([2.2, 1.8, 1.5], 'copper', 8), -0.9, -2.4),
    ...placed(bale([2.2, 1.8, 1.5], 'light', 5), 1.5, -2.4),
    ...placed(bale([2.2, 1.8, 1.5], 'copper', 21), -2.2, -2.4, 1.5),
    ...placed(bale([2.2, 1.8, 1.5], 'paper', 15), -2.4, 0.4),
    ...placed(bale([2.2, 1.8, 1.5], 'copper', 30), 0.6, 0.5),
  ];
}

/** Beverage cans, loose and pressed, and an aluminum wheel. */
export function cans(): Shape[] {
  const lying = (x: number, y: number): Shape[] => [
    ...rod([x, y, 0.48], 'x', 1.5, 0.48, 'light'),
    disc([x + 1.5, y, 0.48], 'x', 0.38, 'machine', 'fine'),
  ];
  return [
    ...ground(8, 6),
    ...placed(bale([2.2, 2, 1.5], 'light', 9), -3.4, -2.5),
    ...placed(can('copper'), -0.3, -1.9),
    ...placed(can('light'), 0.9, -1.9),
    ...placed(can('copper'), 2.1, -1.9),
    ...placed(can('light'), 0.3, -1),
    ...placed(can('copper'), 1.5, -1),
    ...placed(can('copper'), 0.9, -1.45, 1.5),
    ...lying(1.3, 1.2),
    ...placed(can('copper', 0.45), 0.2, 1.9),
    ...placed(can('light', 0.35), -0.9, 2.2),
    ...rim([-2, 0.6, 1.15], 0.7, 1.15, 'light'),
  ];
}

/** An engine block, a radiator and a length of cast-iron pipe. */
export function cast(): Shape[] {
  return [
    ...ground(8, 5.8),
    ...box([-3.3, -2.4, 0], [3.2, 0.7, 0.35], 'copper'),
    ...box([-3.2, -2.3, 0.35], [3, 0.5, 2], 'machine'),
    ...Array.from({ length: 13 }, (_, index) => {
      const x = -3.08 + index * 0.23;
      return seam([x, -1.8, 0.4], [x, -1.8, 2.3]);
    }),
    ...box([-3.3, -2.4, 2.35], [3.2, 0.7, 0.35], 'copper'),
    ...rod([-2.6, -2.05, 2.7], 'z', 0.18, 0.22, 'copper', 'fine'),
    ...box([0.6, -1.7, 0], [2.6, 1.5, 0.55], 'machine'),
    ...box([0.4, -1.9, 0.55], [3, 1.9, 1.3], 'light'),
    ...box([0.3, -2, 1.85], [3.2, 2.1, 0.22], 'machine'),
    ...[0.8, 1.52, 2.24, 2.96].flatMap((x) => [
      disc([x, -0.95, 2.07], 'z', 0.34, 'paper', 'fine'),
      disc([x, -0.95, 2.07], 'z', 0.26, 'dark', 'fine'),
    ]),
    ...[0.7, 1.4, 2.1, 2.8].map((x) => panel('left', [x, 0, 1.05], [0.36, 0.36], 'dark')),
    ...rod([3.4, -1.2, 1.1], 'x', 0.2, 0.5, 'machine'),
    ...rod([3.6, -1.2, 1.1], 'x', 0.1, 0.16, 'dark', 'fine'),
    ...rod([-3.2, 1.3, 0.68], 'x', 3.8, 0.54, 'light'),
    ...rod([0.6, 1.3, 0.68], 'x', 0.5, 0.7, 'light'),
    disc([1.1, 1.3, 0.68], 'x', 0.48, 'dark'),
    ...rod([2.6, 1.6, 0], 'z', 0.16, 0.9, 'copper'),
    ...rod([2.6, 1.6, 0.16], 'z', 0.35, 0.45, 'copper'),
    disc([2.6, 1.6, 0.51], 'z', 0.22, 'dark', 'fine'),
  ];
}

/** What is bought, side by side: a beam, pipes, a coil of wire, a wheel, a pressed bale. */
export function catalogue(): Shape[] {
  const beam = corners([
    0, 0, 1.1, 0, 1.1, 0.2, 0.66, 0.2, 0.66, 1.1, 1.1, 1.1, 1.1, 1.3, 0, 1.3, 0, 1.1, 0.44, 1.1, 0.44, 0.2, 0,
    0.2,
  ]);
  return [
    ...ground(7.8, 6),
    ...placed(profile(beam, 0, 3.4, 'light'), -3.3, -2.6),
    ...placed(pipes('copper', 3.4), -0.9, -2.5),
    ...placed(bale([2, 1.7, 1.3], 'paper', 4), -1.1, 0.3),
    ...placed(coil(0.95, 0.75, 'copper'), 2.4, 0.9),
    ...wheel([-2.5, 1.5, 0.66], 0.42, 0.66),
  ];
}
