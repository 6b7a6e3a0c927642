/** Brings a near still's light to that of the wide one where the two meet. */
import { between, ease } from './timing.ts';

/** Pixels as a canvas has them: red, green, blue and opacity of each, row by row. */
export type Raster = { data: Uint8ClampedArray; width: number; height: number };

/** How far into a still its tone is brought to the wide one's, as a part of its width. */
const joinWidth = 0.2;

/** How many places across a still its light is compared at: light, not what stands in it. */
const placesAcross = 40;

/**
 * Adds to a near still what the wide one has more of, in soft light only: all of it at the edge, nothing of it a fifth of
 * the width inside. Halos and development differ between the two, so an edge would be seen however softly it fades; what
 * is sharp stays the near still's own.
 */
export function joinTone(near: Raster, far: Raster): void {
  const cell = Math.max(1, Math.round(near.width / placesAcross));
  const columns = Math.ceil(near.width / cell);
  const rows = Math.ceil(near.height / cell);
  const lack = softened(lightLacking(near, far, cell, columns, rows), columns, rows);
  const reach = joinWidth * near.width;
  for (let y = 0; y < near.height; y += 1) {
    const [low, down] = cellAt(y, cell, rows);
    for (let x = 0; x < near.width; x += 1) {
      const away = Math.min(x, y, near.width - 1 - x, near.height - 1 - y);
      if (away >= reach) continue;
      const [left, across] = cellAt(x, cell, columns);
      const share = 1 - ease(0, reach, away);
      const above = (low * columns + left) * 3;
      const right = left + 1 < columns ? 3 : 0;
      const below = low + 1 < rows ? columns * 3 : 0;
      for (let colour = 0; colour < 3; colour += 1) {
        const at = above + colour;
        const upper = between(lack[at] ?? 0, lack[at + right] ?? 0, across);
        const lower = between(lack[at + below] ?? 0, lack[at + below + right] ?? 0, across);
        const pixel = (y * near.width + x) * 4 + colour;
        near.data[pixel] = (near.data[pixel] ?? 0) + share * between(upper, lower, down);
      }
    }
  }
}

/** The cell whose middle lies before a pixel, and how far on to the next one the pixel is. */
function cellAt(pixel: number, cell: number, count: number): [index: number, part: number] {
  const place = Math.min(count - 1, Math.max(0, (pixel + 0.5) / cell - 0.5));
  const index = Math.floor(place);
  return [index, place - index];
}

/** For each cell, how much more red, green and blue the wide still has there. */
function lightLacking(
  near: Raster,
  far: Raster,
  cell: number,
  columns: number,
  rows: number,
): Float32Array<ArrayBuffer> {
  const sums = new Float32Array(columns * rows * 3);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < near.height; y += 1) {
    for (let x = 0; x < near.width; x += 1) {
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      const pixel = (y * near.width + x) * 4;
      counts[place] = (counts[place] ?? 0) + 1;
      for (let colour = 0; colour < 3; colour += 1) {
        const more = (far.data[pixel + colour] ?? 0) - (near.data[pixel + colour] ?? 0);
        sums[place * 3 + colour] = (sums[place * 3 + colour] ?? 0) + more;
      }
    }
  }
  return sums.map((sum, index) => sum / (counts[Math.floor(index / 3)] || 1));
}

/** Each cell with its neighbours, those beyond the edge left out. */
function softened(
  cells: Float32Array<ArrayBuffer>,
  columns: number,
  rows: number,
): Float32Array<ArrayBuffer> {
  return cells.map((_, index) => {
    const colour = index % 3;
    const column = Math.floor(index / 3) % columns;
    const row = Math.floor(index / 3 / columns);
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        sum += cells[(y * columns + x) * 3 + colour] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}
