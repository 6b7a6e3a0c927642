/** Metal on its way back: heaps, pieces and bales. */
import { box, line, type Material, type Shape, type Spot, tube } from '../isometric.ts';

/** A loose heap of blocks that fills `width` by `depth`; `fill` from 0 to 1 lets it grow. */
export function heap(
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  materials: Material[],
  fill = 1,
  [across, along] = [5, 4],
): Shape[] {
  const blocks: Shape[][] = [];
  for (let row = 0; row < along; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const chance = scatter(row * across + column);
      const arch = 1 - Math.abs((column + 0.5) / across - 0.5) - Math.abs((row + 0.5) / along - 0.5) * 0.6;
      const tall = Math.max(0.06, height * fill * arch * (0.75 + chance * 0.5));
      const material =
        materials[Math.floor(scatter(row * 17 + column * 3 + 5) * materials.length)] ?? 'paper';
      blocks.push(
        box(
          [x + (column * width) / across + 0.02, y + (row * depth) / along + 0.02, z],
          [width / across - 0.04, depth / along - 0.04, tall],
          material,
          'fine',
        ),
      );
    }
  }
  return blocks.flat();
}

/** A number from 0 to 1 that looks like chance and is the same in every run. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** A piece of shredded metal, turned by its seed. */
export function fragment(seed: number, material: Material, size = 0.34): Shape[] {
  const [a, b, c] = [0.6 + scatter(seed) * 0.6, 0.6 + scatter(seed + 9) * 0.6, 0.5 + scatter(seed + 4) * 0.6];
  return box([(-a * size) / 2, (-b * size) / 2, 0], [a * size, b * size, c * size], material, 'fine');
}

/** A pressed bale with two straps across x; its creases show what it was pressed of. */
export function bale([width, depth, height]: Spot, material: Material, seed = 1): Shape[] {
  const crease = (at: (along: number, up: number) => Spot, level: number, chance: number): Shape =>
    line(
      Array.from({ length: 6 }, (_, index) =>
        at(index / 5, level + (scatter(chance + index * 3) - 0.5) * 0.26),
      ),
      'paper',
      'fine',
    );
  const faces: ((along: number, up: number) => Spot)[] = [
    (along, up) => [along * width, depth, up * height],
    (along, up) => [width, along * depth, up * height],
    (along, up) => [along * width, up * depth, height],
  ];
  const creases = faces.flatMap((face, index) =>
    [0.28, 0.7].map((level) => crease(face, level, seed + index * 7 + level * 50)),
  );
  const straps = [0.28, 0.72].map(
    (part): Shape =>
      tube(
        [
          [part * width, 0, height],
          [part * width, depth, height],
          [part * width, depth, 0],
        ],
        0.07,
        'paper',
      ),
  );
  return [...box([0, 0, 0], [width, depth, height], material), ...creases, ...straps];
}
