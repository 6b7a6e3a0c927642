/** How far an aim has come: parts of its way and its time, 0 to 100. */
interface Progress {
  way: number;
  time: number;
}

/**
 * Aims in the order of how far they have come, with their places in percent: the end of the slope, and the middle of the
 * row where its words stand. `[{ way: 50, time: 40 }]` → x 40, y 50, row 50.
 */
export function slopesOf<Aim extends Progress>(aims: readonly Aim[]) {
  return aims
    .toSorted((one, other) => other.way - one.way)
    .map((aim, index) => ({
      ...aim,
      x: aim.time,
      y: 100 - aim.way,
      row: Math.round(((index + 0.5) / aims.length) * 1000) / 10,
      /** Less of the way is done than of the time is gone. */
      isBehind: aim.way < aim.time,
    }));
}
