/** A stretch of one side of a flow, in percent from the top. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where everything of a flow lies: parts that come in on the left, one bar in the middle, parts that leave on the right. */
export interface Flow {
  sources: readonly FlowBand[];
  sinks: readonly FlowBand[];
  middle: Stretch;
}

/** One part: where it stands at its own side, and where it meets the bar in the middle. */
export interface FlowBand {
  outer: Stretch;
  inner: Stretch;
}

/**
 * Lays a flow out: heights are as the values, the same value is as high on both sides, and the parts of a side stand `gap`
 * percent apart. What comes in must be what leaves, or the drawing would lose or invent metal.
 */
export function flowOf(sources: readonly number[], sinks: readonly number[], gap: number): Flow {
  const [received, left] = [sumOf(sources), sumOf(sinks)];
  if (received !== left || received === 0) {
    throw new Error(
      `A flow takes in ${received} and lets out ${left}; both must be the same, and more than nothing.`,
    );
  }
  const gaps = gap * (Math.max(sources.length, sinks.length) - 1);
  const perUnit = (100 - gaps) / received;
  const top = gaps / 2;
  return {
    sources: bands(sources, perUnit, gap, top),
    sinks: bands(sinks, perUnit, gap, top),
    middle: { from: tenth(top), to: tenth(100 - top) },
  };
}

/** The path of a band between two columns: a ribbon that leaves and arrives level. */
export function ribbon(start: Stretch, end: Stretch, left: number, right: number): string {
  const half = (left + right) / 2;
  return (
    `M${left} ${start.from}C${half} ${start.from} ${half} ${end.from} ${right} ${end.from}` +
    `V${end.to}C${half} ${end.to} ${half} ${start.to} ${left} ${start.to}z`
  );
}

/** Half of a stretch: where its words stand. */
export function middleOf({ from, to }: Stretch): number {
  return tenth((from + to) / 2);
}

function bands(values: readonly number[], perUnit: number, gap: number, top: number): FlowBand[] {
  const spare = (100 - sumOf(values) * perUnit - gap * (values.length - 1)) / 2;
  return values.map((value, index) => {
    const before = sumOf(values.slice(0, index)) * perUnit;
    const outer = spare + before + index * gap;
    return { outer: stretch(outer, value * perUnit), inner: stretch(top + before, value * perUnit) };
  });
}

function stretch(from: number, height: number): Stretch {
  return { from: tenth(from), to: tenth(from + height) };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A drawing is some hundred pixels high: more digits could not be seen. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
