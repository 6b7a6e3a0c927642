/**
 * Draws for sample figures: each depends on a text alone, so that the same text draws the same on every machine and
 * every day, and a list never changes its past.
 */

/** An even draw from 0 to 1 (FNV-1a, then a final stir). */
export function drawnShare(seed: number, text: string): number {
  let hash = seed;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `least` to `most`, a multiple of `step` above `least`. */
export function drawnNumber(
  text: string,
  [least, most, step = 1]: readonly [number, number, number?],
): number {
  const steps = Math.floor((most - least) / step) + 1;
  return least + step * Math.floor(drawnShare(seed, text) * steps);
}

const seed = 0x0f11_1925;
