/** A line between a visitor and the server. */
export interface Line {
  name: string;
  /** Megabits a second towards the visitor, and from there. */
  down: number;
  up: number;
  /** From the question to the first byte of the answer, in milliseconds. */
  roundTrip: number;
}

/**
 * The lines that WebPageTest and Lighthouse measure on, by their names: comparable with what others publish.
 * Source: WebPageTest's connectivity profiles; "Slow 4G" is Lighthouse's simulated phone.
 */
export const lines: readonly Line[] = [
  { name: 'FIOS', down: 20, up: 5, roundTrip: 4 },
  { name: 'Cable', down: 5, up: 1, roundTrip: 28 },
  { name: 'DSL', down: 1.5, up: 0.384, roundTrip: 50 },
  { name: 'LTE', down: 12, up: 12, roundTrip: 70 },
  { name: 'Slow 4G', down: 1.6, up: 0.75, roundTrip: 150 },
  { name: '4G', down: 9, up: 9, roundTrip: 170 },
  { name: '3G', down: 1.6, up: 0.768, roundTrip: 300 },
];

/** How the first pages of a line came: how many, and how many of them without the typeface. */
export interface Loss {
  visits: number;
  lost: number;
}

/** As a line of the table: "LTE             70 ms   24 visits    3 without the typeface (13 in 100)". */
export function lossLine({ name, roundTrip }: Line, { visits, lost }: Loss): string {
  const share = visits === 0 ? 'none measured' : `${Math.round((100 * lost) / visits)} in 100`;
  return `${name.padEnd(8)} ${`${roundTrip}`.padStart(4)} ms ${`${visits}`.padStart(4)} visits ${`${lost}`.padStart(4)} without the typeface (${share})`;
}
