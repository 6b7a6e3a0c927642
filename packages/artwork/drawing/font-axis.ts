import { Bytes, type FontTables, tableOf, viewOf } from './font-bytes.ts';

/** An axis along which a font can vary. */
export interface Axis {
  tag: string;
  min: number;
  standard: number;
  max: number;
}

/** Two bytes of a fraction whose 1 is 16,384. */
export const fraction = (value: number): number => Math.round(value * 0x4000);

/** Of a tuple's number: what follows it are the places of its own peak, and of where it begins and ends. */
const ownPeak = 0x8000;
const ownRange = 0x4000;

/**
 * Adds an axis to a variable font, along which nothing changes yet. Every list of places along the axes gets one more place, at
 * which nothing depends on the new axis. The named styles go: the web asks for weights by number.
 */
export function addAxis(tables: FontTables, axis: Axis): void {
  tables.set('fvar', withAxis(tableOf(tables, 'fvar'), axis));
  tables.set('avar', withStraightMap(tableOf(tables, 'avar')));
  tables.set('HVAR', withWiderRegions(tableOf(tables, 'HVAR'), 4));
  tables.set('GDEF', withWiderRegions(tableOf(tables, 'GDEF'), 14));
  tables.set('gvar', withWiderTuples(tableOf(tables, 'gvar')));
}

function withAxis(fvar: Uint8Array, { tag, min, standard, max }: Axis): Uint8Array {
  const view = viewOf(fvar);
  const first = view.getUint16(4);
  const [count, size] = [view.getUint16(8), view.getUint16(10)];
  const fixed = (value: number) => Math.round(value * 0x10000);
  const [hidden, nameOfStyle] = [1, 2];
  return new Bytes()
    .bytes(fvar.subarray(0, 4))
    .u16(16, 2, count + 1, size, 0, 4 * (count + 1) + 4)
    .bytes(fvar.subarray(first, first + count * size))
    .bytes(Buffer.from(tag, 'latin1'))
    .u32(fixed(min), fixed(standard), fixed(max))
    .u16(hidden, nameOfStyle)
    .done();
}

function withStraightMap(avar: Uint8Array): Uint8Array {
  return new Bytes()
    .bytes(avar.subarray(0, 6))
    .u16(viewOf(avar).getUint16(6) + 1)
    .bytes(avar.subarray(8))
    .u16(3)
    .u16(...[-1, -1, 0, 0, 1, 1].map(fraction))
    .done();
}

/** The list of regions is written anew at the table's end. */
function withWiderRegions(table: Uint8Array, pointer: number): Uint8Array {
  const view = viewOf(table);
  const store = view.getUint32(pointer);
  const list = store + view.getUint32(store + 2);
  const [axes, count] = [view.getUint16(list), view.getUint16(list + 2)];
  const end = Math.ceil(table.length / 4) * 4;
  const wider = new Bytes()
    .bytes(table)
    .bytes(new Uint8Array(end - table.length))
    .u16(axes + 1, count);
  for (let region = 0; region < count; region += 1) {
    const start = list + 4 + region * axes * 6;
    wider.bytes(table.subarray(start, start + axes * 6)).u16(0, 0, 0);
  }
  const written = wider.done();
  viewOf(written).setUint32(store + 2, end - store);
  return written;
}

function withWiderTuples(gvar: Uint8Array): Uint8Array {
  const axes = viewOf(gvar).getUint16(4);
  const { shared, glyphs } = readGlyphVariations(gvar);
  return writeGlyphVariations({
    axes: axes + 1,
    shared: shared.map((tuple) => new Bytes().bytes(tuple).u16(0).done()),
    glyphs: glyphs.map((glyph) => withWiderHeaders(glyph, axes)),
  });
}

function withWiderHeaders(glyph: Uint8Array, axes: number): Uint8Array {
  if (glyph.length === 0) return glyph;
  const view = viewOf(glyph);
  const headers = new Bytes();
  let at = 4;
  for (let tuple = 0; tuple < (view.getUint16(0) & 0x0fff); tuple += 1) {
    const kind = view.getUint16(at + 2);
    headers.bytes(glyph.subarray(at, at + 4));
    at += 4;
    for (let places = (kind & ownPeak ? 1 : 0) + (kind & ownRange ? 2 : 0); places > 0; places -= 1) {
      headers.bytes(glyph.subarray(at, at + 2 * axes)).u16(0);
      at += 2 * axes;
    }
  }
  return new Bytes()
    .u16(view.getUint16(0), 4 + headers.length)
    .bytes(headers.done())
    .bytes(glyph.subarray(view.getUint16(2)))
    .done();
}

/** How each glyph varies; its bytes are as the table has them. */
export interface GlyphVariations {
  axes: number;
  /** Peaks that several glyphs share. */
  shared: Uint8Array[];
  glyphs: Uint8Array[];
}

export function readGlyphVariations(gvar: Uint8Array): GlyphVariations {
  const view = viewOf(gvar);
  const [axes, sharedCount, sharedStart] = [view.getUint16(4), view.getUint16(6), view.getUint32(8)];
  const [glyphCount, isLong, start] = [view.getUint16(12), view.getUint16(14) & 1, view.getUint32(16)];
  const place = (index: number) =>
    start + (isLong ? view.getUint32(20 + 4 * index) : 2 * view.getUint16(20 + 2 * index));
  return {
    axes,
    shared: Array.from({ length: sharedCount }, (_, index) =>
      gvar.subarray(sharedStart + index * 2 * axes, sharedStart + (index + 1) * 2 * axes),
    ),
    glyphs: Array.from({ length: glyphCount }, (_, index) => gvar.subarray(place(index), place(index + 1))),
  };
}

export function writeGlyphVariations({ axes, shared, glyphs }: GlyphVariations): Uint8Array {
  const sharedStart = 20 + 4 * (glyphs.length + 1);
  const start = sharedStart + shared.length * 2 * axes;
  const [places, variations] = joined(glyphs, 1);
  return new Bytes()
    .u16(1, 0, axes, shared.length)
    .u32(sharedStart)
    .u16(glyphs.length, 1)
    .u32(start, ...places)
    .bytes(shared.flatMap((tuple) => [...tuple]))
    .bytes(variations)
    .done();
}

/** Parts one after the other, each from a multiple of some bytes on, and where each begins; the last place is the end. */
export function joined(parts: readonly Uint8Array[], multiple: number): [number[], Uint8Array] {
  const places = [0];
  for (const part of parts) places.push((places.at(-1) ?? 0) + Math.ceil(part.length / multiple) * multiple);
  const whole = new Uint8Array(places.at(-1) ?? 0);
  parts.forEach((part, index) => {
    whole.set(part, places[index]);
  });
  return [places, whole];
}
