import { type CarMaterial, car } from './car-lines.ts';

/**
 * What the car covers from the side, body and wheels, in square centimeters of the drawing. The blocks cover as much
 * together, so that the eye compares like with like.
 */
export const carArea = 40_900;

/** Where the columns of a wide window begin, in percent: room for a block, and for the words below the smallest. */
export const columnStarts = [0, 34, 57, 77] as const;

/** A material pressed into a square. */
export interface Block {
  /** Of the square, in centimeters of the drawing. */
  side: number;
  /** Where its column begins, in percent of the whole. */
  column: number;
  /** Where its material lies in the whole car, as a `rect`. */
  extent: { x: number; y: number; width: number; height: number };
  /** What sets that on the floor as part of the car, and what presses it into the square: `transform` of CSS. */
  whole: string;
  pressed: string;
}

/** Shares of the car as blocks that stand on one floor, `floor` down from the top of the drawing. */
export function blocksOf(shares: readonly { material: CarMaterial; share: number }[]): {
  blocks: Block[];
  floor: number;
} {
  const floor = Math.ceil(Math.max(car.ground, ...shares.map(({ share }) => sideOf(share))));
  const blocks = shares.map(({ material, share }, index) => {
    const side = sideOf(share);
    const [left, top, right, bottom] = fullExtent[material];
    const [width, height] = [right - left, bottom - top];
    const [wide, high] = [side / width, side / height];
    return {
      side,
      column: columnStarts[index] ?? 0,
      extent: { x: left, y: top, width, height },
      whole: `translate(0px, ${floor - car.ground}px) scale(1, 1)`,
      pressed: `translate(${rounded(-left * wide)}px, ${rounded(floor - bottom * high)}px) scale(${rounded(wide)}, ${rounded(high)})`,
    };
  });
  return { blocks, floor };
}

/** A share of the whole as the side of a square: (`0.25`) → that of a quarter of the car's area. */
export function sideOf(share: number): number {
  return Math.round(Math.sqrt(share * carArea) * 100) / 100;
}

/** The box that a material fills in the whole car. */
const fullExtent: Record<CarMaterial, readonly [left: number, top: number, right: number, bottom: number]> = {
  steel: [3, 6, 477, 130],
  aluminum: [82, 67, 457, 140],
  copper: [12, 11, 458, 122],
  rest: [4, 14, 477, 150],
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
