/** What people wear at work. */
import { type Point, profile, type Shape, type Spot, surface, tube } from '../isometric.ts';
import { bar, corners, dome, facet, prism, seam } from '../solids.ts';
import { ground, placed } from '../things.ts';

/** A hard hat, gloves and boots. */
export function hardHat(): Shape[] {
  const [x, y] = [-1.2, -0.3];
  const rib = (across: number): Shape => {
    const reach = Math.sqrt(1 - across * across);
    const arch = Array.from({ length: 13 }, (_, index): Spot => {
      const turn = Math.PI * (0.9 - (index / 12) * 0.84);
      return [x + Math.cos(turn) * 1.34 * reach, y + across * 1.34, 0.3 + Math.sin(turn) * 1.46 * reach];
    });
    return tube(arch, 0.2, 'copper');
  };
  const brim = Array.from({ length: 36 }, (_, index): Point => {
    const turn = (index / 36) * 2 * Math.PI;
    return [x + Math.cos(turn) * (Math.cos(turn) > 0 ? 2.15 : 1.6), y + Math.sin(turn) * 1.6];
  });
  return [
    ...ground(7.2, 5.8),
    ...placed([...boot(0), ...boot(1.1)], 1.1, -2.6),
    ...prism(brim, 0, 0.12, 'copper', 'none'),
    surface(
      brim.map(([bx, by]): Spot => [bx, by, 0.12]),
      'copper',
      'top',
    ),
    dome([x, y, 0.3], 1.45, 1.5, 'copper'),
    ...[-0.45, 0, 0.45].map(rib),
    ...placed(glove(), 1.9, 1),
    ...placed(glove(), -1.2, 1.8),
  ];
}

/** A boot along x with its steel toe. */
function boot(y: number): Shape[] {
  const near = y + 0.8;
  return [
    ...profile(corners([0, 0, 0, 0.2, 1.9, 0.2, 1.9, 0]), y - 0.05, near + 0.05, 'dark'),
    ...profile(corners([0.05, 0.2, 0, 1.9, 0.85, 1.9, 0.9, 1.05, 1.25, 0.9, 1.25, 0.2]), y, near, 'machine'),
    ...profile(corners([1.25, 0.2, 1.25, 0.9, 1.65, 0.75, 1.85, 0.5, 1.85, 0.2]), y, near, 'copper'),
    facet('top', 'dark', [
      0.12,
      y + 0.12,
      1.9,
      0.74,
      y + 0.12,
      1.9,
      0.74,
      near - 0.12,
      1.9,
      0.12,
      near - 0.12,
      1.9,
    ]),
    ...[1.2, 1.45, 1.7].map((z) => seam([0.88, y + 0.15, z], [0.88, near - 0.15, z])),
  ];
}

/** A glove that lies flat, its fingers along x. */
function glove(): Shape[] {
  const fingers = [1.5, 1.75, 1.7, 1.4].map((reach, index) => {
    const y = 0.14 + index * 0.24;
    return { from: [0.7, y, 0.14], to: [reach, y, 0.14], width: 0.2 } as const;
  });
  const thumb = { from: [0.3, 0.1, 0.14], to: [0.8, -0.45, 0.14], width: 0.22 } as const;
  const palm = { from: [0.25, 0.5, 0.14], to: [0.7, 0.5, 0.14], width: 1 } as const;
  const parts = [palm, thumb, ...fingers].map(({ from, to, width }) => bar(from, to, width, 'light'));
  return [
    ...parts,
    ...parts.map((part): Shape => ({ ...part, line: 'none' })),
    ...[1, 2, 3].map((index) => seam([0.95, 0.02 + index * 0.24, 0.14], [1.4, 0.02 + index * 0.24, 0.14])),
    ...prism(corners([-0.6, 0, 0, 0, 0, 1, -0.6, 1]), 0, 0.3, 'copper'),
  ];
}
