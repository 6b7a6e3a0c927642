import { Bytes, viewOf } from './font-bytes.ts';

/** A point of an outline; one that is not on it draws the curve between two that are toward itself. */
export interface OutlinePoint {
  x: number;
  y: number;
  isOn: boolean;
}

export type Contour = OutlinePoint[];

/** A curve's own point, and the point where it ends. */
type Curve = { toward: OutlinePoint; end: OutlinePoint };

/** Of a point: it lies on the outline; its coordinate takes one byte; it is above zero, or that of the point before. */
const flagOf = { on: 1, xByte: 2, yByte: 4, again: 8, xSame: 16, ySame: 32 } as const;

/** The contours of a glyph that is drawn by itself, from its bytes in the table `glyf`. */
export function readOutline(glyph: Uint8Array): Contour[] {
  const view = viewOf(glyph);
  const count = view.getInt16(0);
  if (count < 0)
    throw new Error('This glyph is put together from others; ask for one that is drawn by itself.');
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at);
    at += 1;
    flags.push(flag);
    if ((flag & flagOf.again) === 0) continue;
    for (let times = view.getUint8(at); times > 0; times -= 1) flags.push(flag);
    at += 1;
  }
  const coordinates = (byte: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & byte) {
        value += flag & same ? view.getUint8(at) : -view.getUint8(at);
        at += 1;
      } else if ((flag & same) === 0) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(flagOf.xByte, flagOf.xSame);
  const ys = coordinates(flagOf.yByte, flagOf.ySame);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & flagOf.on) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Bytes of a glyph for the table `glyf`, without the savings that whoever packs the font makes. */
export function writeOutline(contours: readonly Contour[]): Uint8Array {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  return new Bytes()
    .u16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
    .u16(...ends, 0)
    .u8(...points.map(({ isOn }) => (isOn ? flagOf.on : 0)))
    .u16(...steps(xs), ...steps(ys))
    .done();
}

/** The zero of a weight, slashed and plain, by points of the same number and kind, so that one can turn into the other. */
export interface ZeroOutlines {
  slashed: Contour[];
  plain: Contour[];
}

/**
 * The plain zero from the slashed one. A slash divides the opening into an upper left and a lower right part. The lower left
 * quarter of the opening, which the slash does not touch, is mirrored to all four sides: the upper left part becomes the whole
 * opening, and the lower right one a point in its midst, which shows nothing.
 */
export function zeroOutlines(slashed: readonly Contour[]): ZeroOutlines {
  const [outer, upper, lower] = slashed;
  const bottom = upper?.[0];
  if (!outer || !upper || !lower || !bottom?.isOn || slashed.length !== 3)
    throw new Error(
      'The zero of the typeface is drawn in another way than it was; look at it and draw the plain one anew.',
    );
  const curves = curvesOf(upper);
  const quarter = curves.slice(-3);
  const left = curves.at(-4)?.end ?? bottom;
  const top = lower.reduce((one, other) => (other.isOn && other.y > one.y ? other : one));
  const right = lower.reduce((one, other) => (other.isOn && other.x > one.x ? other : one));
  const toRight = ({ x, y, isOn }: OutlinePoint): OutlinePoint => ({
    x: bottom.x + ((bottom.x - x) * (right.x - bottom.x)) / (bottom.x - left.x),
    y,
    isOn,
  });
  const toTop = ({ x, y, isOn }: OutlinePoint): OutlinePoint => ({
    x,
    y: left.y + ((left.y - y) * (top.y - left.y)) / (left.y - bottom.y),
    isOn,
  });
  const each = (list: readonly Curve[], change: (point: OutlinePoint) => OutlinePoint): Curve[] =>
    list.map(({ toward, end }) => ({ toward: change(toward), end: change(end) }));
  const backward = quarter
    .map(({ toward }, index) => ({ toward, end: quarter[index - 1]?.end ?? left }))
    .reverse();
  const opening = [
    ...each(backward, toRight),
    ...each(quarter, (point) => toTop(toRight(point))),
    ...each(backward, toTop),
    ...quarter,
  ];
  const middle = { x: bottom.x, y: left.y };
  // Curves without length where the slash begins make it as many as the whole opening has.
  const corner = curves[1]?.end ?? bottom;
  const spare = Array.from({ length: opening.length - curves.length }, () => ({
    toward: corner,
    end: corner,
  }));
  return {
    slashed: [outer, contourOf([...curves.slice(0, 2), ...spare, ...curves.slice(2)]), lower],
    plain: [outer, contourOf(opening), lower.map(({ isOn }) => ({ ...middle, isOn }))].map((contour) =>
      contour.map(({ x, y, isOn }) => ({ x: Math.round(x), y: Math.round(y), isOn })),
    ),
  };
}

/** A contour as curves, with the points in the middle of two that are not on it; a line is a curve toward its own beginning. */
function curvesOf(contour: Contour): Curve[] {
  const curves: Curve[] = [];
  let from = contour[0] as OutlinePoint;
  let toward: OutlinePoint | undefined;
  for (const point of [...contour.slice(1), from]) {
    if (point.isOn) {
      curves.push({ toward: toward ?? from, end: point });
      toward = undefined;
      from = point;
    } else {
      if (toward) {
        from = { x: (toward.x + point.x) / 2, y: (toward.y + point.y) / 2, isOn: true };
        curves.push({ toward, end: from });
      }
      toward = point;
    }
  }
  return curves;
}

/** All points of curves that end where the first began. */
function contourOf(curves: readonly Curve[]): Contour {
  const { end: start } = curves.at(-1) as Curve;
  return [start, ...curves.flatMap(({ toward, end }) => [toward, end]).slice(0, -1)].map(
    ({ x, y }, index) => ({ x: Math.round(x), y: Math.round(y), isOn: index % 2 === 0 }),
  );
}
