/** The mountain range of the brand, as contour lines one below the other: a pure function, the same in every picture. */

/** How many lines the range has; the first is its skyline. */
export const ridgeCount = 15;

/**
 * How far line `index` stands above its own level at `place`, in parts of the highest peak. Places are in thousands of
 * picture units. Lower lines grow gentler, as on a map.
 */
export function ridgeRise(place: number, index: number): number {
  const depth = index / (ridgeCount - 1);
  const peaks =
    0.55 * peak(place * 0.62 + 0.1) +
    0.27 * peak(place * 1.43 + 0.37) +
    0.14 * peak(place * 3.1 + 0.2) +
    0.04 * peak(place * 6.3);
  const gentle =
    0.5 + 0.5 * Math.sin(place * 2.4 + index * 0.35 + 0.6) + 0.2 * Math.sin(place * 5.2 + index * 0.8);
  const blend = depth * depth * depth * (depth * (depth * 6 - 15) + 10);
  return (peaks + (gentle - peaks) * blend) * (1 - depth * 0.816);
}

/** A row of pointed peaks, one per unit, from 0 to 1; the points are a little rounded, as a pen would round them. */
function peak(place: number): number {
  const away = Math.abs(place - Math.floor(place) - 0.5) * 2;
  return 1 - Math.sqrt(away * away + 0.004);
}
