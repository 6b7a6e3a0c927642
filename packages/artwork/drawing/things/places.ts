/** Where things stand. */
import { box, moved, type Shape } from '../isometric.ts';

/** A plate that the things of a scene stand on, around the origin. */
export function ground(width: number, depth: number): Shape[] {
  return box([-width / 2, -depth / 2, -0.3], [width, depth, 0.3], 'slab');
}

/** Things moved to their places. */
export function placed(shapes: Shape[], x: number, y: number, z = 0): Shape[] {
  return moved(shapes, [x, y, z]);
}
