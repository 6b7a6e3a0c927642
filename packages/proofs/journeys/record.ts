import type { WalkFigures } from '#tests/support/journeys/walker.ts';

/** One way in one language and window. */
export interface WalkedJourney extends WalkFigures {
  id: string;
  language: string;
  width: number;
  /** What is more than half of what the review counted; empty where the goal is reached. */
  over: string[];
}

/** How tall one page is. */
export interface PageHeight {
  id: string;
  language: string;
  /** In pixels, by width of the window. */
  heights: Record<string, number>;
}

/** The median height that pages shall have, by width of the window. */
export const medianGoals: Readonly<Record<number, number>> = { 1280: 4500, 390: 6000 };

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((low + high) / 2);
}
