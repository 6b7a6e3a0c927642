/** Metal as it is bought and sold: pipes, bars, coils and cans. */
import { disc, line, type Material, rod, type Shape, type Spot } from '../isometric.ts';
import { seam } from '../solids.ts';

/** Six pipes in a pyramid along x. */
export function pipes(material: Material, length = 3): Shape[] {
  return pipeStack(length, 3, 0.24, material);
}

/** Reinforcing bars along x, with their ribs, in a bundle of `count` rows. */
export function rebar(length: number, count: number, material: Material): Shape[] {
  const radius = 0.12;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row }, (_, column) => {
      const y = radius + column * 2 * radius + row * radius;
      const z = radius + row * radius * 1.74;
      return rod([0, y, z], 'x', length, radius, material, 'fine');
    }).flat(),
  ).flat();
}

/** A coil that lies flat around its own middle, its turns one above the other, its eye open to the top. */
export function coil(radius: number, height: number, material: Material): Shape[] {
  const turns = Math.round(height / 0.18);
  return [
    ...Array.from({ length: turns }, (_, turn) =>
      rod([0, 0, (turn * height) / turns], 'z', height / turns, radius, material, 'fine'),
    ).flat(),
    disc([0, 0, height], 'z', radius, material),
    disc([0, 0, height], 'z', radius * 0.76, material, 'fine'),
    disc([0, 0, height], 'z', radius * 0.5, 'dark'),
  ];
}

/** A stack of pipes along x, `count` in the lowest row and one less in each row above. */
export function pipeStack(length: number, count: number, radius: number, material: Material): Shape[] {
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row }, (__, column) => {
      const middle: Spot = [0, radius * (1 + 2 * column + row), radius * (1 + row * 1.74)];
      return [
        ...rod(middle, 'x', length, radius, material),
        disc([length, middle[1], middle[2]], 'x', radius * 0.62, 'dark', 'fine'),
      ];
    }).flat(),
  ).flat();
}

/** Reinforcing bars along x, tied twice. */
export function bundle(length: number, count: number, material: Material): Shape[] {
  const [wide, high] = [count * 0.24, 0.24 + (count - 1) * 0.21];
  const tie = (x: number): Shape =>
    line([
      [x, wide / 2 - 0.12, high],
      [x, wide, 0.2],
      [x, wide, 0],
    ]);
  return [...rebar(length, count, material), tie(length * 0.25), tie(length * 0.75)];
}

/** Wire rod wound to a coil along y, from the middle of its far end. */
export function windings([x, y, z]: Spot, length: number, radius: number, material: Material): Shape[] {
  const turns = Math.round(length / 0.2);
  return [
    ...Array.from({ length: turns }, (_, turn) =>
      rod([x, y + (turn * length) / turns, z], 'y', length / turns, radius, material, 'fine'),
    ).flat(),
    disc([x, y + length, z], 'y', radius, material),
    disc([x, y + length, z], 'y', radius * 0.8, material, 'fine'),
    disc([x, y + length, z], 'y', radius * 0.58, 'dark'),
  ];
}

/** A beverage can around its own middle; `pressed` below 1 makes it lower. */
export function can(material: Material, pressed = 1): Shape[] {
  const [radius, height] = [0.48, 1.5 * pressed];
  return [
    ...rod([0, 0, 0], 'z', height, radius, material),
    ...(pressed < 1
      ? []
      : [seam([-0.2, 0.44, 0.5], [0.2, 0.44, 0.8]), seam([-0.3, 0.38, 0.8], [0.3, 0.4, 1.2])]),
    disc([0, 0, height], 'z', radius * 0.8, 'machine', 'fine'),
    disc([-0.05, 0.05, height], 'z', radius * 0.26, 'dark', 'fine'),
  ];
}
