/** The way of a load through the yard: gate, check, scale house, unloading, and the papers it takes. */
import { bin, box, disc, line, moving, rod, type Shape, type Spot } from '../isometric.ts';
import { bar, corners, facet, panel, seam, turned } from '../solids.ts';
import { boom, dial, ground, handler, heap, larch, pickup, placed, truck } from '../things.ts';

/** Where the barrier of the gate turns. */
export const barrierAt: Spot = [1.9, -0.75, 0.95];

/** A pickup at the gate of a yard, its office and its barrier. */
export function gate(): Shape[] {
  const load = [
    ...box([0.12, 0.15, 0.7], [0.9, 1.5, 0.95], 'copper'),
    ...box([1.1, 0.15, 0.7], [0.8, 1.5, 0.65], 'light'),
  ];
  const [x, y, z] = barrierAt;
  const along = (share: number): Spot => [x, y + share * 1.5, z + share * 2.9];
  return [
    ...ground(8.8, 6.4),
    panel('top', [-4.4, -0.35, 0], [8.8, 2.5], 'light'),
    ...placed(larch(2.9), -3.4, -2.2),
    ...placed(larch(2.2), -2.3, -2.6),
    ...box([1.8, -3.1, 0], [0.2, 1.9, 1.1], 'light'),
    ...box([2.2, -3, 0], [2, 1.8, 2], 'paper'),
    ...box([2, -3.2, 2], [2.4, 2.2, 0.2], 'machine'),
    panel('left', [2.4, -1.2, 0.85], [0.75, 0.75], 'glow'),
    panel('left', [3.4, -1.2, 0], [0.55, 1.5], 'machine'),
    panel('right', [4.2, -2.6, 0.85], [1, 0.75], 'glow'),
    ...box([1.65, -1, 0], [0.5, 0.5, 1.15], 'copper'),
    ...placed(pickup(load), -3.6, 0),
    ...moving([
      bar(along(0), along(1), 0.18, 'paper'),
      ...[0.2, 0.5, 0.8].map((share) => bar(along(share), along(share + 0.12), 0.18, 'copper')),
    ]),
  ];
}

/** A truck that rolls through a detector gate. */
export function radiation(): Shape[] {
  const post = (y: number): Shape[] => [
    ...box([1.1, y, 0], [0.9, 0.4, 0.3], 'dark'),
    ...box([1.2, y + 0.05, 0.3], [0.7, 0.3, 3], 'paper'),
    panel('left', [1.34, y + 0.35, 0.8], [0.42, 2.2], 'copper'),
  ];
  const waves = [0.5, 0.85, 1.2].map((reach) =>
    line(
      Array.from({ length: 9 }, (_, index): Spot => {
        const angle = -0.5 + (index / 8) * 1;
        return [1.55, -1.6 + Math.cos(angle) * reach, 2 + Math.sin(angle) * reach];
      }),
      'copper',
    ),
  );
  const load = heap([0.1, 0.1, 0.7], [4, 1.8, 1.7], ['copper', 'light', 'paper', 'copper'], 1, [4, 3]);
  return [
    ...ground(8.8, 6.4),
    panel('top', [-4.4, -0.8, 0], [8.8, 2.6], 'light'),
    ...post(-1.9),
    ...waves,
    ...placed(truck(load), -4, -0.5),
    ...post(2.3),
    ...box([1.15, -1.95, 3.3], [0.8, 4.7, 0.3], 'machine'),
    ...rod([1.55, 0.4, 3.6], 'z', 0.3, 0.2, 'copper'),
  ];
}

/** A material handler that lifts scrap out of a truck. */
export function unload(): Shape[] {
  const [x, y] = [-2.7, -1.7];
  const tip: Spot = [4.9, 1.1, 3.6];
  const load = heap([0.1, 0.1, 0.7], [2.4, 1.8, 1.5], ['copper', 'light', 'paper'], 1, [3, 3]);
  return [
    ...ground(8.8, 7),
    ...placed(handler(), x, y),
    ...placed(turned(truck(load)), 1.5, -2.9),
    ...placed(box([-0.5, -0.4, 0], [1, 0.8, 0.6], 'copper'), x + tip[0], y + tip[1], tip[2] - 1.5),
    ...placed(boom(tip, 1), x, y),
    ...heap([-3.6, 0.9, 0], [3.4, 2.2, 1.7], ['light', 'copper', 'paper', 'copper'], 1, [4, 3]),
  ];
}

/** A bench with what came in, and the analyzer that tells brass from bronze: it shows what a piece is made of. */
export function grade(): Shape[] {
  const share = (index: number, long: number): Shape =>
    panel('left', [-0.62, -1.32, 2.62 - index * 0.34], [long, 0.2], index === 0 ? 'copper' : 'machine');
  const tray = (x: number, material: Shape['material']): Shape[] =>
    bin([x, 0.75, 1.5], [1.6, 1.15, 0.4], 'machine', [
      ...heap([x + 0.1, 0.85, 1.5], [1.4, 0.95, 0.8], [material, material], 1, [4, 3]),
    ]);
  return [
    ...ground(8, 5.6),
    ...[-3, 2.6].flatMap((x) => box([x, -1.6, 0], [0.3, 0.3, 1.3], 'dark')),
    ...box([-3.2, -1.8, 1.3], [6.4, 3.9, 0.2], 'paper'),
    ...[-3, 2.6].flatMap((x) => box([x, 1.6, 0], [0.3, 0.3, 1.3], 'dark')),
    ...box([-1, -1.62, 1.5], [1.9, 0.3, 1.7], 'dark'),
    panel('left', [-0.84, -1.32, 1.62], [1.58, 1.45], 'light'),
    share(0, 1.2),
    share(1, 0.7),
    share(2, 0.3),
    // The piece that is asked, and the analyzer that leans on it.
    ...box([1.1, -0.9, 1.5], [1.4, 0.9, 0.35], 'copper'),
    bar([2.1, -0.45, 2.75], [3.05, -0.45, 2.35], 0.32, 'dark'),
    bar([1.75, -0.45, 1.9], [1.95, -0.45, 2.45], 0.24, 'copper'),
    bar([1.95, -0.45, 2.45], [2.3, -0.45, 3.35], 0.52, 'machine'),
    ...tray(-2.9, 'copper'),
    ...tray(-0.9, 'light'),
    ...tray(1.1, 'paper'),
  ];
}

/** The truck on the scale again, its bed empty, and a dial that tells less. */
export function weighOut(): Shape[] {
  return [
    ...ground(8.6, 6),
    bar([-0.4, -2.2, 0], [-0.4, -2.2, 2.3], 0.2),
    ...dial([-0.4, -2.2, 3.2], 1.2, 0.2),
    ...box([-4, -0.6, 0], [8, 2.8, 0.22], 'machine'),
    ...placed(truck([panel('top', [0.1, 0.1, 0.75], [4, 1.8], 'light')]), -3, -0.2, 0.22),
  ];
}

/** The window of the scale house with the clerk behind it, a printer, a ticket and coins. */
export function ticket(): Shape[] {
  const coins = (count: number): Shape[] =>
    Array.from({ length: count }, (_, index) =>
      rod([0, 0, index * 0.16], 'z', 0.16, 0.46, 'copper', 'fine'),
    ).flat();
  const shoulders = corners([
    -1.3, 0.9, -1.3, 1.35, -1.15, 1.7, -0.85, 1.9, -0.4, 1.97, 0.05, 1.9, 0.35, 1.7, 0.5, 1.35, 0.5, 0.9,
  ]);
  return [
    ...ground(7.2, 5.2),
    ...box([-3.3, -2.3, 0], [6.4, 0.4, 4], 'light'),
    panel('left', [-2.7, -1.9, 0.9], [4.6, 2.6], 'machine', 'normal'),
    facet(
      'left',
      'copper',
      shoulders.flatMap(([x, z]) => [x, -1.9, z]),
      'normal',
    ),
    disc([-0.4, -1.9, 2.38], 'y', 0.4, 'paper'),
    ...box([-3, -1.9, 0.7], [5.2, 0.7, 0.2], 'paper'),
    ...placed(box([0, 0, 0], [2, 1.5, 1.1], 'machine'), -2.7, -0.5),
    panel('top', [-2.4, -0.1, 1.1], [1.4, 0.22], 'dark'),
    facet('left', 'paper', [-2.25, 0, 1.1, -2.25, -0.1, 2.1, -1.15, -0.1, 2.1, -1.15, 0, 1.1], 'normal'),
    ...[1.4, 1.65, 1.9].map((z) => seam([-2.05, -0.05, z], [-1.35, -0.05, z])),
    panel('left', [-2.4, 1, 0.35], [0.8, 0.45], 'dark'),
    disc([-1.1, 1, 0.6], 'y', 0.16, 'copper', 'fine'),
    ...box([0.4, -0.5, 0], [2.3, 2.6, 0.06], 'paper'),
    panel('top', [0.7, -0.2, 0.06], [1.7, 0.36], 'machine'),
    ...[0.5, 0.85, 1.2].map((y) => seam([0.7, y, 0.06], [2.4, y, 0.06])),
    seam([0.7, 1.55, 0.06], [1.4, 1.55, 0.06]),
    disc([2.05, 1.65, 0.06], 'z', 0.26, 'copper', 'fine'),
    ...placed(coins(3), -1.5, 1.8),
    ...placed(coins(5), -0.5, 2),
  ];
}

/** A title, a key and an identity card on a desk. */
export function papers(): Shape[] {
  const key = (x: number, y: number): Shape[] => [
    bar([x, y, 0.06], [x + 1.5, y, 0.06], 0.16, 'copper'),
    bar([x + 1.15, y, 0.06], [x + 1.15, y + 0.3, 0.06], 0.12, 'copper'),
    bar([x + 1.45, y, 0.06], [x + 1.45, y + 0.3, 0.06], 0.12, 'copper'),
    ...rod([x - 0.2, y, 0], 'z', 0.12, 0.45, 'copper'),
    disc([x - 0.3, y, 0.12], 'z', 0.16, 'dark', 'fine'),
  ];
  return [
    ...ground(7.6, 5.8),
    ...box([-3.2, -2.3, 0], [3.6, 4.4, 0.08], 'paper'),
    ...box([-3, -2.1, 0.08], [3.2, 0.55, 0.03], 'machine', 'fine'),
    ...[-1.1, -0.7, -0.3, 0.1, 0.5].map((y) => seam([-2.8, y, 0.08], [0, y, 0.08])),
    seam([-1.4, 1.5, 0.08], [0, 1.5, 0.08]),
    ...rod([-2.4, 1.4, 0.08], 'z', 0.05, 0.42, 'copper', 'fine'),
    disc([-2.4, 1.4, 0.13], 'z', 0.28, 'copper', 'fine'),
    ...box([1, -2, 0], [2.4, 1.6, 0.1], 'light'),
    panel('top', [1.2, -1.8, 0.1], [0.8, 1.2], 'dark'),
    disc([1.6, -1.4, 0.1], 'z', 0.22, 'paper', 'fine'),
    panel('top', [1.3, -1.05, 0.1], [0.6, 0.45], 'paper'),
    ...[-1.6, -1.25, -0.9].map((y) => seam([2.25, y, 0.1], [3.2, y, 0.1])),
    ...key(1.4, 0.9),
  ];
}
