/** Pounds in a net (short) ton, the unit that steel is paid by. */
export const poundsPerNetTon = 2_000;

/** What a load weighs: the truck with it, less the truck without it. 6,480, 5,640 → 840. */
export function netWeight(gross: number, tare: number): number {
  if (!(gross >= tare && tare > 0)) {
    throw new RangeError(
      `A truck of ${tare} cannot weigh ${gross} with its load; check the example in visit.json.`,
    );
  }
  return gross - tare;
}

/** Pounds as net tons: 840 → 0.42. */
export function netTons(pounds: number): number {
  return pounds / poundsPerNetTon;
}

/** The shortest and the longest time that steps take together, in minutes. */
export function totalMinutes(steps: readonly { shortest: number; longest: number }[]): {
  shortest: number;
  longest: number;
} {
  return steps.reduce(
    (sum, { shortest, longest }) => ({
      shortest: sum.shortest + shortest,
      longest: sum.longest + longest,
    }),
    { shortest: 0, longest: 0 },
  );
}
