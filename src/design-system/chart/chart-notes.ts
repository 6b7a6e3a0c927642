/** What explains a turn of the figures. */
export interface ChartNote {
  /** Which of the values, from 0. */
  at: number;
  /** A few words: they stand over the drawing. */
  text: string;
}

/** A note with its value's place and the room of its words, in percent from the left; `y` is from the top. */
export interface PlacedNote {
  text: string;
  x: number;
  y: number;
  from: number;
  to: number;
}

/**
 * Notes with their rooms. The words of each begin at its place, or end there in the right half, and reach as far as the middle
 * between it and the next, so that no two can meet: of two at 20 and 80 → 20 to 50 and 50 to 80.
 * @param points From left to right.
 */
export function placeNotes(points: readonly Omit<PlacedNote, 'from' | 'to'>[]): PlacedNote[] {
  return points.map((point, index) => {
    const { x } = point;
    const isLeft = x < 50;
    const next = points[isLeft ? index + 1 : index - 1]?.x ?? (isLeft ? 200 : 0) - x;
    const middle = (x + next) / 2;
    return { ...point, from: isLeft ? x : middle, to: isLeft ? middle : x };
  });
}

/** The width of a chart, in letters' heights, in which each note has room for its words on three lines. */
export function roomOfNotes(notes: readonly PlacedNote[]): number {
  return Math.max(0, ...notes.map(({ text, from, to }) => 5 + (400 + text.length * 25) / (to - from || 1)));
}
