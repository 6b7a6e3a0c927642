import { addAxis, fraction, joined, readGlyphVariations, writeGlyphVariations } from './font-axis.ts';
import { Bytes, type FontTables, readTables, tableOf, viewOf, writeTables } from './font-bytes.ts';
import { readCharacterMap } from './font-metrics.ts';
import { type Contour, readOutline, writeOutline, zeroOutlines } from './zero-outline.ts';

/** From so many pixels on the zero is plain. */
export const plainFrom = 24;

/** A change begins so far before the end of the axis that no size of letters falls between. */
const lastStep = 1 - 2 / 0x4000;

/** What the plain zero is made from: the font over its weights, and cut at its lightest and its boldest. */
export interface ZeroSources {
  font: Uint8Array;
  lightest: Uint8Array;
  boldest: Uint8Array;
}

/**
 * A font whose zero is plain in large letters. The slash tells 0 from O where letters are small; at the size of a heading it looks
 * like a letter of its own. CSS cannot choose by the size of letters, and a second file would come late. So the font has an axis
 * for their size (`opsz`), which browsers set by themselves, and along which the zero alone changes.
 */
export function withPlainZero({ font, lightest, boldest }: ZeroSources): Buffer {
  const tables = readTables(font);
  addAxis(tables, { tag: 'opsz', min: plainFrom - 1, standard: plainFrom - 1, max: plainFrom });
  const [light, bold] = [zeroOf(lightest), zeroOf(boldest)];
  const [standard, atBoldest] = [zeroOutlines(light.contours), zeroOutlines(bold.contours)];
  const steps = {
    weight: difference(atBoldest.slashed, standard.slashed),
    size: difference(standard.plain, standard.slashed),
    both: difference(
      difference(atBoldest.plain, atBoldest.slashed),
      difference(standard.plain, standard.slashed),
    ),
  };
  // The corners of a glyph's room, of which the right one moves with the weight.
  const still = [0, 0, 0, 0];
  const wider = [0, bold.advance - light.advance, 0, 0];
  const glyph = glyphOfZero(tables);
  replaceGlyph(tables, glyph, writeOutline(standard.slashed));
  const { axes, shared, glyphs } = readGlyphVariations(tableOf(tables, 'gvar'));
  glyphs[glyph] = writeVariation([
    { peak: [1, 0], from: [0, 0], to: [1, 0], ...withCorners(steps.weight, wider) },
    { peak: [0, 1], from: [0, lastStep], to: [0, 1], ...withCorners(steps.size, still) },
    { peak: [1, 1], from: [0, lastStep], to: [1, 1], ...withCorners(steps.both, still) },
  ]);
  tables.set('gvar', writeGlyphVariations({ axes, shared, glyphs }));
  return writeTables(tables);
}

/** How the points of a glyph move toward a place along the axes. */
interface Step {
  /** Where they have moved all the way, and between which places they move; along weight and size. */
  peak: number[];
  from: number[];
  to: number[];
  xs: number[];
  ys: number[];
}

function withCorners(contours: readonly Contour[], corners: readonly number[]): Pick<Step, 'xs' | 'ys'> {
  const points = contours.flat();
  return {
    xs: [...points.map(({ x }) => x), ...corners],
    ys: [...points.map(({ y }) => y), ...corners.map(() => 0)],
  };
}

/** The variation of one glyph, all points of it in every step. */
function writeVariation(steps: readonly Step[]): Uint8Array {
  const headers = new Bytes();
  const moves = new Bytes();
  const [ownPeak, ownRange, ownPoints, all] = [0x8000, 0x4000, 0x2000, 0];
  for (const { peak, from, to, xs, ys } of steps) {
    const packed = new Bytes().u8(all).bytes(packMoves(xs)).bytes(packMoves(ys)).done();
    headers.u16(packed.length, ownPeak | ownRange | ownPoints, ...[...peak, ...from, ...to].map(fraction));
    moves.bytes(packed);
  }
  return new Bytes()
    .u16(steps.length, 4 + headers.length)
    .bytes(headers.done())
    .bytes(moves.done())
    .done();
}

/** Moves in runs of one kind: none at all, or two bytes each. Whoever packs the font finds the rest. */
function packMoves(values: readonly number[]): Uint8Array {
  const packed = new Bytes();
  for (let at = 0; at < values.length; ) {
    const kindOf = (value: number | undefined) =>
      value === undefined ? 'end' : value === 0 ? 'none' : value >= -128 && value < 128 ? 'byte' : 'word';
    const kind = kindOf(values[at]);
    let end = at;
    while (kindOf(values[end]) === kind && end - at < 64) end += 1;
    const run = values.slice(at, end);
    packed.u8((kind === 'none' ? 0x80 : kind === 'word' ? 0x40 : 0) | (run.length - 1));
    if (kind === 'byte') packed.u8(...run);
    if (kind === 'word') packed.u16(...run);
    at = end;
  }
  return packed.done();
}

function difference(one: readonly Contour[], other: readonly Contour[]): Contour[] {
  return one.map((contour, index) =>
    contour.map(({ x, y, isOn }, point) => {
      const { x: ownX = 0, y: ownY = 0 } = other[index]?.[point] ?? {};
      return { x: x - ownX, y: y - ownY, isOn };
    }),
  );
}

function replaceGlyph(tables: FontTables, glyph: number, outline: Uint8Array): void {
  const glyphs = readGlyphs(tables);
  glyphs[glyph] = outline;
  const [places, whole] = joined(glyphs, 4);
  tables.set('glyf', whole);
  tables.set('loca', new Bytes().u32(...places).done());
  const head = Uint8Array.from(tableOf(tables, 'head'));
  // Places of four bytes.
  viewOf(head).setInt16(50, 1);
  tables.set('head', head);
}

function readGlyphs(tables: FontTables): Uint8Array[] {
  const [glyf, loca] = [tableOf(tables, 'glyf'), viewOf(tableOf(tables, 'loca'))];
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1;
  const place = (index: number) => (isLong ? loca.getUint32(4 * index) : 2 * loca.getUint16(2 * index));
  return Array.from({ length: viewOf(tableOf(tables, 'maxp')).getUint16(4) }, (_, index) =>
    glyf.subarray(place(index), place(index + 1)),
  );
}

function glyphOfZero(tables: FontTables): number {
  return readCharacterMap(viewOf(tableOf(tables, 'cmap')), 0)('0'.charCodeAt(0));
}

/** The zero of an uncompressed font of one weight: its contours and how far it advances. */
export function zeroOf(font: Uint8Array): { contours: Contour[]; advance: number } {
  const tables = readTables(font);
  const glyph = glyphOfZero(tables);
  const longAdvances = viewOf(tableOf(tables, 'hhea')).getUint16(34);
  return {
    contours: readOutline(readGlyphs(tables)[glyph] ?? new Uint8Array()),
    advance: viewOf(tableOf(tables, 'hmtx')).getUint16(4 * Math.min(glyph, longAdvances - 1)),
  };
}
