/** The steel mill: melt, cast, roll, and the bars it sells. */
import { box, disc, moving, rod, type Shape, type Spot, tube } from '../isometric.ts';
import { bar, cone, corners, panel, spots } from '../solids.ts';
import { bundle, ground, heap, placed, rebar, windings } from '../things.ts';

/** An electric arc furnace with three electrodes over a glowing bath, and the ladle it pours into. */
export function furnace(): Shape[] {
  const [x, y] = [-0.2, -0.7];
  const electrodes = corners([-0.3, -1.35, -0.7, -0.7, -0.1, -0.1]);
  const top = 5.5;
  return [
    ...ground(8.4, 6.6),
    ...box([-3.8, -1.9, 0], [0.9, 2.3, 3.9], 'machine'),
    ...cone([x, y, 0.3], 0.7, [1.5, 2.1], 'machine'),
    ...rod([x, y, 1], 'z', 1.4, 2.1, 'machine'),
    disc([x, y, 2.42], 'z', 2.1, 'glow'),
    ...rod([x, y, 2.7], 'z', 0.4, 2.15, 'machine'),
    disc([x, y, 3.1], 'z', 1.2, 'glow', 'fine'),
    ...moving(
      electrodes.flatMap(([ex, ey]) => [
        ...box([-3.5, ey - 0.12, 4.2], [ex + 3.2, 0.24, 0.24], 'machine'),
        ...rod([ex, ey, 3.1], 'z', top - 3.1, 0.27, 'dark'),
        ...rod([ex, ey, 4.1], 'z', 0.45, 0.38, 'light', 'fine'),
      ]),
    ),
    ...box([-3.8, -1.9, 3.9], [0.9, 2.3, 0.7], 'light'),
    panel('left', [x - 0.75, y + 1.98, 1.1], [1.5, 0.9], 'glow', 'normal'),
    ...cone([2.6, 2.1, 0.1], 1.3, [0.85, 1.1], 'copper'),
    disc([2.6, 2.1, 1.4], 'z', 0.9, 'glow', 'fine'),
    bar([x + 1.4, y + 1.4, 1.9], [2, 1.7, 2.15], 0.6),
    tube(spots([2.05, 1.75, 2.2, 2.35, 1.95, 2.1, 2.5, 2.05, 1.5]), 0.24, 'glow'),
  ];
}

/** A ladle under its lid and electrodes, gas rising through the steel, and the chute for what makes it exact. */
export function ladle(): Shape[] {
  const bubbles = [
    [-0.5, 0.3],
    [0.2, 0.6],
    [0.6, -0.1],
  ].map(([x = 0, y = 0]) => disc([x, y, 3.42], 'z', 0.16, 'paper', 'fine'));
  return [
    ...ground(8, 6.2),
    ...box([-3.6, -2.4, 0], [0.6, 0.6, 5.4], 'machine'),
    ...box([-3.6, -2.4, 5.4], [4, 0.6, 0.4], 'machine'),
    ...box([-1.6, -1.7, 0], [3.2, 0.4, 0.9], 'dark'),
    ...cone([0, 0, 0.5], 2.7, [1.3, 1.65], 'copper'),
    disc([0, 0, 3.2], 'z', 1.65, 'copper'),
    disc([0, 0, 3.3], 'z', 1.42, 'glow'),
    ...bubbles,
    ...[-0.5, 0, 0.5].flatMap((x) => rod([x, -0.9 + Math.abs(x), 3.3], 'z', 2.4, 0.2, 'dark')),
    ...box([-0.9, -1.3, 5.1], [1.8, 0.8, 0.3], 'light'),
    ...box([2.5, -1.2, 0], [1, 1, 3.4], 'light'),
    ...box([2.4, -1.3, 3.4], [1.2, 1.2, 1], 'machine'),
    ...heap([2.5, -1.2, 4.35], [1, 1, 0.5], ['light', 'paper'], 1, [3, 3]),
    bar([2.4, -0.6, 3.9], [1, -0.1, 3.55], 0.36, 'machine'),
  ];
}

/** A tundish, curved strands, and glowing billets. */
export function caster(): Shape[] {
  const strand = (y: number): Shape[] => {
    const bend = Array.from({ length: 10 }, (_, index): Spot => {
      const angle = Math.PI + (index / 9) * (Math.PI / 2);
      return [-0.2 + Math.cos(angle) * 2, y, 2.9 + Math.sin(angle) * 2];
    });
    return [tube([[-2.2, y, 3.4], ...bend, [1.6, y, 0.9]], 0.4, 'glow')];
  };
  const rollers = (from: number, to: number): Shape[] =>
    Array.from({ length: Math.round((to - from) / 0.8) }, (_, index) =>
      rod([from + index * 0.8, -1.7, 0.5], 'y', 3.4, 0.18, 'machine', 'fine'),
    ).flat();
  return [
    ...ground(9.4, 5.6),
    ...box([-2.9, -2.1, 0], [0.5, 0.5, 3.6], 'machine'),
    ...rollers(-0.4, 4.4),
    ...[-1.1, 0, 1.1].flatMap(strand),
    ...moving([-1.1, 0, 1.1].flatMap((y) => box([2, y - 0.22, 0.7], [2.3, 0.44, 0.44], 'glow'))),
    ...box([-2.9, 1.6, 0], [0.5, 0.5, 3.6], 'machine'),
    ...box([-3, -2.1, 3.6], [1.6, 4.2, 0.9], 'machine'),
    panel('top', [-2.8, -1.9, 4.5], [1.2, 3.8], 'glow', 'normal'),
    ...cone([-2.2, -0.1, 5], 1.5, [0.8, 1], 'copper'),
    disc([-2.2, -0.1, 6.5], 'z', 0.8, 'dark', 'fine'),
    bar([-2.2, -0.1, 5], [-2.2, -0.1, 4.6], 0.14, 'glow'),
  ];
}

/** Bundles of reinforcing bars, and bars wound to coils. */
export function rebars(): Shape[] {
  return [
    ...ground(8.4, 6),
    ...[-2.6, 0, 2.4].flatMap((x) => box([x, -2.6, 0], [0.3, 3.2, 0.2], 'paper')),
    ...placed(bundle(6.8, 5, 'light'), -3.5, -2.5, 0.2),
    ...placed(bundle(6.8, 5, 'copper'), -3.5, -0.9, 0.2),
    ...windings([-2, 1.2, 0.95], 1.2, 0.95, 'light'),
    ...windings([0.5, 1.3, 0.95], 1.2, 0.95, 'copper'),
  ];
}

/** Two rolling stands with a hot bar between the rolls, and a bundle of finished bars. */
export function mill(): Shape[] {
  const stand = (x: number): Shape[] => [
    ...box([x - 0.5, -2.3, 0], [1, 0.45, 3], 'machine'),
    ...rod([x, -1.9, 0.55], 'y', 1.6, 0.38, 'copper'),
    ...rod([x, -1.9, 1.6], 'y', 1.6, 0.38, 'copper'),
    ...box([x - 0.55, -2.35, 3], [1.1, 2.6, 0.4], 'machine'),
    ...box([x - 0.5, -0.2, 0], [0.18, 0.4, 3], 'machine'),
    ...box([x + 0.32, -0.2, 0], [0.18, 0.4, 3], 'machine'),
  ];
  const hot = (from: number, to: number, height: number): Shape[] =>
    box([from, -1.1 - height / 2, 0.94], [to - from, height, height], 'glow');
  return [
    ...ground(8, 6),
    ...hot(-3.8, -1.6, 0.5),
    ...stand(-1.6),
    ...hot(-1.6, 1.2, 0.32),
    ...stand(1.2),
    ...hot(1.2, 3.8, 0.2),
    ...placed(rebar(5.6, 4, 'light'), -2.8, 1.3),
  ];
}
