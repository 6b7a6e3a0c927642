/** What is agreed, filed and announced: a plan, reports to an agency, a posted notice, news. */
import { box, disc, line, rod, type Shape, type Spot } from '../isometric.ts';
import { bar, facet, panel, seam } from '../solids.ts';
import { bale, ground, heap, larch, placed } from '../things.ts';

/** A customer's plant with a sawtooth roof, and the hopper at its door that fills with cuttings. */
export function plant(): Shape[] {
  const tooth = (x: number): Shape[] => [
    facet('left', 'paper', [x, 1, 2.2, x + 1.6, 1, 2.2, x + 1.6, 1, 3.2], 'normal'),
    facet(
      'right',
      'glow',
      [x + 1.6, -2.2, 2.2, x + 1.6, 1, 2.2, x + 1.6, 1, 3.2, x + 1.6, -2.2, 3.2],
      'normal',
    ),
    facet('top', 'machine', [x, -2.2, 2.2, x + 1.6, -2.2, 3.2, x + 1.6, 1, 3.2, x, 1, 2.2], 'normal'),
  ];
  const hopper = [
    ...box([0, 0, 0.25], [2, 1.5, 1], 'copper'),
    ...heap([0.15, 0.15, 1.05], [1.7, 1.2, 0.9], ['light', 'copper', 'paper'], 1, [4, 3]),
    ...rod([0.3, 1.3, 0.16], 'y', 0.25, 0.16, 'dark', 'fine'),
    ...rod([1.7, 1.3, 0.16], 'y', 0.25, 0.16, 'dark', 'fine'),
  ];
  return [
    ...ground(8.8, 6.8),
    ...placed(larch(2.4), -3.9, -2.4),
    ...rod([2.9, -2.5, 0], 'z', 4.9, 0.28, 'light'),
    ...rod([2.9, -2.5, 4.4], 'z', 0.3, 0.3, 'copper', 'fine'),
    ...box([-3.2, -2.2, 0], [4.8, 3.2, 2.2], 'paper'),
    panel('right', [1.6, -2.2, 0], [3.2, 3.2], 'paper', 'normal'),
    ...[-3.2, -1.6, 0].flatMap(tooth),
    panel('left', [-2.8, 1, 0], [1.5, 1.7], 'machine', 'normal'),
    ...[0.45, 0.9, 1.35].map((z) => seam([-2.8, 1, z], [-1.3, 1, z])),
    ...[-0.6, 0.3].map((x) => panel('left', [x, 1, 0.9], [0.6, 0.7], 'glow')),
    ...[-1.6, -0.5].map((y) => panel('right', [1.6, y, 0.9], [0.7, 0.7], 'dark')),
    ...placed(bale([1.3, 1, 0.9], 'light', 5), 2.3, -0.8),
    ...placed(hopper, -2.9, 1.5),
    ...placed(hopper, 0.2, 1.6),
  ];
}

/** A plan on a clipboard: what is collected, by which containers, on which days; a pen beside it. */
export function plan(): Shape[] {
  const days = [0, 1, 2, 3, 4];
  return [
    ...ground(7.2, 6),
    ...box([-2.9, -2.5, 0], [4.2, 5, 0.12], 'machine'),
    ...box([-2.65, -2.2, 0.12], [3.7, 4.5, 0.05], 'paper'),
    ...box([-1.5, -2.6, 0.12], [1.4, 0.5, 0.22], 'copper'),
    // Days across, containers down; a filled field is a collection.
    ...days.map((day) => seam([-2.4 + day * 0.66, -1.4, 0.17], [-2.4 + day * 0.66, 0.7, 0.17])),
    seam([0.9, -1.4, 0.17], [0.9, 0.7, 0.17]),
    ...[0, 1, 2, 3].map((row) => seam([-2.4, -1.4 + row * 0.7, 0.17], [0.9, -1.4 + row * 0.7, 0.17])),
    ...[
      [0, 0],
      [2, 0],
      [4, 0],
      [1, 1],
      [3, 2],
    ].map(([day = 0, row = 0]) =>
      panel('top', [-2.31 + day * 0.66, -1.3 + row * 0.7, 0.17], [0.48, 0.5], 'copper', 'fine'),
    ),
    ...[1.1, 1.45, 1.8].map((y) => seam([-2.4, y, 0.17], [0.4, y, 0.17])),
    line(
      Array.from({ length: 9 }, (_, index): Spot => [-0.5 + index * 0.15, 2.05 + (index % 2) * 0.16, 0.17]),
      'copper',
    ),
    bar([2, 1.9, 0.14], [2.9, -1.1, 0.14], 0.2, 'dark'),
    bar([1.9, 2.24, 0.1], [2, 1.9, 0.14], 0.1, 'copper'),
    ...placed(box([0, 0, 0], [0.9, 0.7, 0.5], 'copper'), 2, -2.4),
    ...placed(box([0, 0, 0], [0.6, 0.7, 0.35], 'light'), 2.9, -2.4),
  ];
}

/** Bound filings, a year on each back, and the newest lying open. */
export function filing(): Shape[] {
  const volume = (y: number, material: 'copper' | 'light' | 'machine', high: number): Shape[] => [
    ...box([-3.1, y, 0], [1.7, 0.6, high], material),
    panel('right', [-1.4, y + 0.12, high - 0.75], [0.36, 0.45], 'paper'),
    seam([-1.4, y + 0.1, 0.3], [-1.4, y + 0.5, 0.3]),
  ];
  const page = (x: number, tilt: number): Shape =>
    facet(
      'top',
      'paper',
      [x, -1.4, 0.3 + tilt, x + 1.9, -1.4, 0.3 - tilt, x + 1.9, 1.6, 0.3 - tilt, x, 1.6, 0.3 + tilt],
      'normal',
    );
  return [
    ...ground(8, 6),
    ...volume(-2.6, 'light', 2.3),
    ...volume(-1.9, 'machine', 2.3),
    ...volume(-1.2, 'light', 2.3),
    ...volume(-0.5, 'machine', 2.3),
    ...volume(0.2, 'copper', 2.3),
    ...box([-0.7, -1.5, 0], [4.1, 3.3, 0.12], 'copper'),
    ...box([-0.6, -1.4, 0.12], [3.9, 3, 0.14], 'paper'),
    page(-0.6, -0.04),
    page(1.4, 0.04),
    ...[-1, -0.65, -0.3].flatMap((y) => [
      seam([-0.3, y, 0.3], [1, y, 0.3]),
      seam([1.7, y, 0.3], [3, y, 0.3]),
    ]),
    // Columns that rise, as they do in the good years.
    ...[0, 1, 2, 3].map((index) =>
      panel(
        'top',
        [-0.2 + index * 0.36, 1.2 - (0.4 + index * 0.2), 0.3],
        [0.24, 0.4 + index * 0.2],
        index === 3 ? 'copper' : 'machine',
      ),
    ),
    ...[0.2, 0.55, 0.9].map((y) => seam([1.7, y, 0.3], [3, y, 0.3])),
    ...rod([-2.3, 1.7, 0], 'z', 0.5, 0.42, 'machine'),
    ...rod([-2.3, 1.7, 0.5], 'z', 0.5, 0.14, 'copper', 'fine'),
  ];
}

/** A board on two posts with a notice under a small roof, sealed and signed, as it hangs at a gate. */
export function notice(): Shape[] {
  return [
    ...ground(6, 4),
    ...placed(larch(3), -2.3, -1.3),
    ...placed(larch(2.1), 2.4, -1.2),
    ...box([-1.9, -0.1, 0], [0.26, 0.26, 4.1], 'machine'),
    ...box([-1.64, -0.02, 0.9], [3.3, 0.16, 3], 'light'),
    panel('left', [-1.4, 0.14, 1.1], [1.95, 2.6], 'paper', 'normal'),
    panel('left', [-1.2, 0.14, 3.25], [1.3, 0.22], 'dark'),
    ...[2.95, 2.7, 2.45, 2.2, 1.95].map((z) => seam([-1.2, 0.14, z], [0.35, 0.14, z])),
    disc([0.1, 0.14, 1.5], 'y', 0.27, 'copper', 'fine'),
    disc([0.1, 0.14, 1.5], 'y', 0.14, 'paper', 'fine'),
    line(
      Array.from({ length: 8 }, (_, index): Spot => [-1.15 + index * 0.12, 0.14, 1.4 + (index % 2) * 0.13]),
      'copper',
    ),
    panel('left', [0.75, 0.14, 2.5], [0.72, 1.1], 'paper'),
    ...[3.3, 3.1, 2.9].map((z) => seam([0.86, 0.14, z], [1.34, 0.14, z])),
    panel('left', [0.75, 0.14, 1.2], [0.72, 1], 'copper'),
    ...box([1.66, -0.1, 0], [0.26, 0.26, 4.1], 'machine'),
    ...box([-2.2, -0.3, 4.1], [4.4, 0.7, 0.16], 'machine'),
  ];
}

/** A newspaper with its headline, and a telephone that has just had the same news. */
export function news(): Shape[] {
  const waves = [0.55, 0.95, 1.35].map((reach) =>
    line(
      Array.from({ length: 9 }, (_, index): Spot => {
        const angle = 0.35 + (index / 8) * 0.9;
        return [2.35 + Math.cos(angle) * reach, -0.2, 2.5 + Math.sin(angle) * reach];
      }),
      'copper',
    ),
  );
  return [
    ...ground(8, 5.8),
    ...box([-3.4, -2.2, 0], [4.2, 4.4, 0.18], 'paper'),
    ...box([-3.4, -2.2, 0.18], [4.2, 2.1, 0.1], 'paper'),
    panel('top', [-3.1, -1.95, 0.28], [3.6, 0.5], 'dark'),
    panel('top', [-3.1, -1.25, 0.28], [1.7, 0.95], 'copper'),
    ...[-1.2, -0.95, -0.7, -0.45].map((y) => seam([-1.15, y, 0.28], [0.5, y, 0.28])),
    ...[0.25, 0.55, 0.85, 1.15, 1.45, 1.75].flatMap((y) => [
      seam([-3.1, y, 0.18], [-1.5, y, 0.18]),
      seam([-1.15, y, 0.18], [0.5, y, 0.18]),
    ]),
    ...box([1.4, -0.6, 0], [1.9, 0.8, 0.1], 'machine'),
    ...box([1.6, -0.3, 0.1], [1.5, 0.2, 2.6], 'dark'),
    panel('left', [1.72, -0.1, 0.3], [1.26, 2.2], 'paper'),
    panel('left', [1.86, -0.1, 1.75], [1, 0.55], 'copper'),
    ...[1.5, 1.25, 1, 0.75].map((z) => seam([1.86, -0.1, z], [2.8, -0.1, z])),
    ...waves,
  ];
}
