/** Widths of a chart, in letters' heights, below which not all of its labels fit. The style sheet has a rule for each. */
export const rooms = [14, 20, 28, 38, 52] as const;

/** The width at which labels stand beside each other: five years -> 20. */
export function roomNeeded(labels: readonly string[], columns: number): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const needed = columns * (longest * 0.55 + 1) + 4;
  return rooms.find((room) => room >= needed) ?? rooms[rooms.length - 1] ?? 0;
}
