/** Trucks along x, the cab in front. */
import { bin, box, moved, profile, type Shape } from '../isometric.ts';
import { corners, facet, seam } from '../solids.ts';
import { wheel } from './cars.ts';

/** A tipping truck along x, 6 long and 2 wide, cab in front, with what it carries. */
export function truck(load: Shape[]): Shape[] {
  const width = 2;
  const axles = [0.8, 1.75, 5.1];
  return [
    ...axles.flatMap((x) => wheel([x, 0.05, 0.42], 0.25, 0.42)),
    ...box([0, 0.1, 0.5], [6, width - 0.2, 0.16], 'dark'),
    ...bin([0, 0, 0.68], [4.2, width, 1.05], 'machine', load),
    ...[0.84, 1.68, 2.52, 3.36].map((x) => seam([x, width, 0.68], [x, width, 1.73])),
    ...cab(4.4, width),
    ...axles.flatMap((x) => wheel([x, width - 0.2, 0.42], 0.25, 0.42)),
  ];
}

/** A truck with a flat bed, 6.4 long and 2 wide, and what stands on the bed, 0.95 above the ground. */
export function flatbed(load: Shape[]): Shape[] {
  const width = 2;
  const axles = [1, 1.95, 5.4];
  return [
    ...axles.flatMap((x) => wheel([x, 0.05, 0.42], 0.25, 0.42)),
    ...box([0, 0.2, 0.45], [6.4, width - 0.4, 0.2], 'dark'),
    ...box([-0.4, 0, 0.75], [4.8, width, 0.2], 'machine'),
    ...load,
    ...box([4.4, 0.1, 0.75], [0.2, width - 0.2, 1.5], 'machine'),
    ...cab(4.75, width),
    ...box([5, 0.4, 2.15], [0.3, 1.2, 0.18], 'copper'),
    ...axles.flatMap((x) => wheel([x, width - 0.2, 0.42], 0.25, 0.42)),
  ];
}

/** A pickup along x, 4.7 long and 1.8 wide, with what its bed carries, 0.7 above the ground. */
export function pickup(load: Shape[]): Shape[] {
  const width = 1.8;
  const axles = [0.9, 3.75];
  const body = corners([2, 0.45, 2, 1.2, 2.15, 1.8, 3, 1.82, 3.5, 1.24, 4.55, 1.08, 4.7, 0.9, 4.7, 0.45]);
  return [
    ...axles.flatMap((x) => wheel([x, 0.05, 0.42], 0.22, 0.42)),
    ...box([0, 0.1, 0.45], [2, width - 0.2, 0.2], 'dark'),
    ...bin([0, 0, 0.55], [2.05, width, 0.65], 'paper', load),
    ...profile(body, 0, width, 'paper'),
    facet('top', 'dark', [3.08, 0.16, 1.74, 3.44, 0.16, 1.31, 3.44, 1.64, 1.31, 3.08, 1.64, 1.74]),
    facet('left', 'dark', [2.2, width, 1.26, 2.3, width, 1.68, 2.94, width, 1.69, 3.28, width, 1.26]),
    seam([2.12, width, 0.5], [2.12, width, 1.24]),
    seam([3.1, width, 0.5], [3.1, width, 1.24]),
    ...axles.flatMap((x) => wheel([x, width - 0.16, 0.42], 0.22, 0.42)),
  ];
}

/** The cab of a truck along x, 1.6 long, its back at `x`. */
function cab(x: number, width: number): Shape[] {
  const outline = corners([0, 0.55, 0, 2.15, 0.9, 2.15, 1.45, 1.35, 1.6, 1.25, 1.6, 0.55]);
  const [near, far] = [width - 0.08, 0.25];
  const window = corners([0.25, 1.4, 0.25, 1.98, 0.82, 1.98, 1.2, 1.4]);
  const windshield = [0.96, far, 2.05, 1.4, far, 1.42, 1.4, width - far, 1.42, 0.96, width - far, 2.05];
  return moved(
    [
      ...profile(outline, 0.08, near, 'paper'),
      facet(
        'left',
        'dark',
        window.flatMap(([along, up]) => [along, near, up]),
      ),
      facet('top', 'dark', windshield),
    ],
    [x, 0, 0],
  );
}
