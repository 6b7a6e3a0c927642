/** Where the company's people work, and what runs on sun and wind. */
import { box, disc, profile, type Shape, type Spot, surface } from '../isometric.ts';
import { cone, corners, facet, panel, seam } from '../solids.ts';
import { bale, ground, larch, placed } from '../things.ts';

/** A two-story office among trees. */
export function office(): Shape[] {
  const rows = [0.5, 2];
  const window = (x: number, column: number, z: number): Shape =>
    panel('left', [x, 2, z], [0.55, 0.75], (column + (z > 1 ? 1 : 0)) % 3 === 1 ? 'glow' : 'dark');
  return [
    ...ground(8.4, 7.2),
    ...placed(larch(4.8), -0.9, -3),
    ...placed(larch(3.6), 0.9, -3.1),
    ...placed(larch(2.8), 2.3, -2.6),
    ...placed(larch(3.4), 3.4, -1.9),
    ...placed(larch(2.4), -3.7, 0.7),
    ...box([-2.4, -0.6, 0], [4.6, 2.6, 3.2], 'paper'),
    ...box([-2.55, -0.75, 3.2], [4.9, 2.9, 0.22], 'machine'),
    ...box([-1.8, -0.2, 3.42], [1, 0.9, 0.5], 'light'),
    panel('left', [-2.4, 2, 1.5], [4.6, 0.2], 'copper'),
    panel('right', [2.2, -0.6, 1.5], [2.6, 0.2], 'copper'),
    ...rows.flatMap((z) =>
      [-2.1, -1.2, -0.3, 0.6, 1.5].flatMap((x, column) =>
        z < 1 && column === 2 ? [] : [window(x, column, z)],
      ),
    ),
    panel('left', [-0.4, 2, 0], [0.75, 1.25], 'dark', 'normal'),
    ...rows.flatMap((z) => [-0.3, 0.6, 1.4].map((y) => panel('right', [2.2, y, z], [0.45, 0.75], 'dark'))),
    ...box([-0.65, 2, 1.3], [1.25, 0.6, 0.12], 'machine'),
    panel('top', [-0.4, 2, 0], [0.75, 1.6], 'light'),
    ...placed(larch(1.6), -2.9, 2.6),
    ...placed(larch(1.9), 1.9, 2.9),
  ];
}

/** A hall with solar panels on its roof, a wind turbine, and bales in the yard. */
export function solar(): Shape[] {
  const roof = corners([-2.6, 0, -2.6, 2.6, 1.6, 1.5, 1.6, 0]);
  const onRoof = (x: number): number => 2.6 - ((x + 2.6) / 4.2) * 1.1;
  const solarPanel = (x: number, y: number): Shape => {
    const [a, b] = [onRoof(x) + 0.06, onRoof(x + 1.1) + 0.06];
    return facet('top', 'dark', [x, y, a, x + 1.1, y, b, x + 1.1, y + 0.75, b, x, y + 0.75, a], 'normal');
  };
  const hub: Spot = [2.6, -2.3, 5.2];
  const blade = (turn: number): Shape => {
    const at = (angle: number, reach: number): Spot => [
      hub[0] + Math.cos(angle) * reach,
      hub[1] + 0.2,
      hub[2] + Math.sin(angle) * reach,
    ];
    return surface(
      [at(turn - 0.5, 0.16), at(turn + 0.12, 0.5), at(turn, 2), at(turn - 0.1, 0.5)],
      'paper',
      'left',
    );
  };
  return [
    ...ground(8.4, 6.6),
    ...cone([hub[0], hub[1], 0], 5.1, [0.2, 0.1], 'paper'),
    ...[0.35, 2.45, 4.54].map(blade),
    disc([hub[0], hub[1] + 0.25, hub[2]], 'y', 0.16, 'copper'),
    ...profile(roof, -2.4, 1.2, 'paper'),
    ...[-2.4, -1.1, 0.2].flatMap((x) => [-2.25, -1.38, -0.51, 0.36].map((y) => solarPanel(x, y))),
    panel('left', [-2.1, 1.2, 0], [1.5, 1.5], 'machine', 'normal'),
    ...[0.5, 1].map((z) => seam([-2.1, 1.2, z], [-0.6, 1.2, z])),
    panel('right', [1.6, -1.6, 0.5], [2, 0.5], 'glow'),
    ...placed(bale([1.3, 1, 0.9], 'copper', 4), 2.3, 0.2),
    ...placed(bale([1.3, 1, 0.9], 'light', 7), 1.1, 1.8),
    ...placed(bale([1.3, 1, 0.9], 'copper', 9), -0.5, 1.9),
  ];
}
