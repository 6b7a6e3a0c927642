/** Discs and round bars as arcs: smoother than corners, and shorter. */
import type { Axis, Point, Round } from './isometric.ts';

/**
 * A circle across an axis is seen as an ellipse whose long half is radius times the root of 3/2, and whose short one
 * lies along the axis.
 */
const longHalf = Math.sqrt(1.5);
const turnOf: Record<Axis, number> = { x: -60, y: 60, z: 0 };

/**
 * An outline through half ellipses. Radii only give their proportion (root 3 to 1): a browser makes an arc that is too
 * small for its ends as large as they need, which leaves no gap where corners are rounded to whole units.
 */
export function roundPath({ middles, axis, radius }: Round): string {
  const [far, near = far] = middles;
  if (!far || !near) return '';
  const turn = (turnOf[axis] * Math.PI) / 180;
  const long: Point = [Math.cos(turn) * radius * longHalf, Math.sin(turn) * radius * longHalf];
  const at = ([x, y]: Point, sign: number): Point => [
    Math.round(x + long[0] * sign),
    Math.round(y + long[1] * sign),
  ];
  const ends = [at(far, 1), at(near, 1), at(near, -1), at(far, -1)] as const;
  const clockwise = long[0] * (near[1] - far[1]) - long[1] * (near[0] - far[0]) >= 0;
  const arc = (from: Point, to: Point): string =>
    `a7 4 ${turnOf[axis]} 0 ${clockwise ? 1 : 0} ${to[0] - from[0]} ${to[1] - from[1]}`;
  const straight = (from: Point, to: Point): string =>
    from[0] === to[0] && from[1] === to[1] ? '' : `l${to[0] - from[0]} ${to[1] - from[1]}`;
  return [
    `M${ends[0][0]} ${ends[0][1]}`,
    straight(ends[0], ends[1]),
    arc(ends[1], ends[2]),
    straight(ends[2], ends[3]),
    arc(ends[3], ends[0]),
    'z',
  ].join('');
}
