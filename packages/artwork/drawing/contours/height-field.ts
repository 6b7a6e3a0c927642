/** Height of the invented land at a place; higher is nearer to 1. */
export type HeightField = (x: number, y: number) => number;

/** Smooth noise between 0 and 1, the same for the same seed on every machine. */
export function valueNoise(seed: number): HeightField {
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const top = mix(lattice(seed, column, row), lattice(seed, column + 1, row), u);
    const bottom = mix(lattice(seed, column, row + 1), lattice(seed, column + 1, row + 1), u);
    return mix(top, bottom, v);
  };
}

/** A summit: where it stands, how high, how far it reaches, and how many spurs run down from it. */
export interface Summit {
  x: number;
  y: number;
  height: number;
  reach: number;
  spurs: number;
}

/**
 * Land with these summits. Each falls off evenly but for its spurs; then the ground is bent by noise, so that no slope
 * is drawn with a compass.
 */
export function land(seed: number, summits: readonly Summit[], bend: number): HeightField {
  const [east, south, rough] = [valueNoise(seed), valueNoise(seed + 1), valueNoise(seed + 2)];
  return (x, y) => {
    const u = x + bend * (east(x / 190, y / 190) - 0.5) + 0.4 * bend * (east(x / 70, y / 70) - 0.5);
    const v = y + bend * (south(x / 190, y / 190) - 0.5) + 0.4 * bend * (south(x / 70, y / 70) - 0.5);
    const height = summits.reduce((sum, summit) => sum + slope(summit, u, v) ** 2, 0) ** 0.5;
    return height + 0.05 * rough(x / 120, y / 120);
  };
}

function slope({ x, y, height, reach, spurs }: Summit, u: number, v: number): number {
  const [dx, dy] = [u - x, v - y];
  const distance = Math.hypot(dx, dy) / reach;
  const spur = 1 + 0.24 * Math.min(distance, 1) * Math.cos(spurs * Math.atan2(dy, dx) + x);
  return height * Math.exp(-((distance * spur) ** 1.35));
}

/** A pseudo-random number between 0 and 1 for each crossing of the lattice. */
function lattice(seed: number, column: number, row: number): number {
  let hash = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10);
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
