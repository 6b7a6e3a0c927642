/**
 * Reads the few numbers of a font that decide how much room its text takes, and from them the overrides that make a
 * system font take the same room. While our font is on its way the page is set in that system font, so with equal
 * room nothing moves when ours arrives.
 */

/** What the overrides are computed from; lengths are parts of the em. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running text, weighted by how often each letter occurs. */
  meanAdvance: number;
};

/** Descriptors of a fallback `@font-face`, as percentages. */
export type FallbackOverrides = {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
};

/**
 * How often each character occurs per thousand in running English and Spanish text, taken half and half.
 * Capitals, digits and accents are too rare to move the mean.
 */
// biome-ignore format: a table
export const letterFrequency: Record<string, number> = {
  ' ': 170, a: 85, b: 12, c: 31, d: 39, e: 108, f: 12, g: 13, h: 29, i: 58, j: 3, k: 4, l: 40, m: 23,
  n: 57, o: 67, p: 18, q: 4, r: 54, s: 57, t: 58, u: 30, v: 9, w: 10, x: 2, y: 12, z: 3,
};

/** The mean advance of running text from one letter's advance, as `(letter) => advance`. */
export function meanAdvance(advanceOf: (letter: string) => number): number {
  let sum = 0;
  let weight = 0;
  for (const [letter, frequency] of Object.entries(letterFrequency)) {
    sum += advanceOf(letter) * frequency;
    weight += frequency;
  }
  return sum / weight;
}

/** Reads the metrics of an uncompressed TrueType font that has one weight only. */
export function readMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = readTableOffsets(view);
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) {
      throw new Error(
        `The font has no "${tag}" table, so its widths cannot be read; give an uncompressed TrueType font.`,
      );
    }
    return offset;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longAdvances = view.getUint16(hhea + 34);
  const glyphOf = readCharacterMap(view, table('cmap'));
  const hmtx = table('hmtx');
  const advanceOf = (letter: string): number => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    return view.getUint16(hmtx + 4 * Math.min(glyph, longAdvances - 1)) / unitsPerEm;
  };
  return {
    ascent: view.getInt16(hhea + 4) / unitsPerEm,
    descent: -view.getInt16(hhea + 6) / unitsPerEm,
    lineGap: view.getInt16(hhea + 8) / unitsPerEm,
    meanAdvance: meanAdvance(advanceOf),
  };
}

/**
 * Overrides under which a font whose mean advance is `fallbackAdvance` takes the room of `own`: half the width, twice the
 * size. Tenths of a percent, half a pixel in the widest line: these rules are in every page. The gap between lines is no
 * matter: no text is set with the line height of its font.
 */
export function matchFallback(own: FontMetrics, fallbackAdvance: number): FallbackOverrides {
  const scale = own.meanAdvance / fallbackAdvance;
  const percent = (value: number): number => Math.round(value * 1000) / 10;
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(own.ascent / scale),
    descentOverride: percent(own.descent / scale),
  };
}

/** Whether an uncompressed TrueType font has a glyph for a letter, as a function of the letter. */
export function readCoverage(font: Uint8Array): (letter: string) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = readTableOffsets(view).get('cmap');
  if (cmap === undefined) return () => false;
  const glyphOf = readCharacterMap(view, cmap);
  return (letter) => glyphOf(letter.codePointAt(0) ?? 0) !== 0;
}

function readTableOffsets(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(entry + byte))).join('');
    tables.set(tag, view.getUint32(entry + 8));
  }
  return tables;
}

/** Finds glyphs through the font's format 4 character map, which every font for the web carries for these letters. */
export function readCharacterMap(view: DataView, cmap: number): (codePoint: number) => number {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const start = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    if (view.getUint16(start) !== 4) continue;
    const doubledCount = view.getUint16(start + 6);
    const ends = start + 14;
    const starts = ends + doubledCount + 2;
    const deltas = starts + doubledCount;
    const ranges = deltas + doubledCount;
    return (codePoint) => {
      for (let segment = 0; segment < doubledCount; segment += 2) {
        if (view.getUint16(ends + segment) < codePoint) continue;
        const first = view.getUint16(starts + segment);
        if (first > codePoint) return 0;
        const delta = view.getUint16(deltas + segment);
        const range = view.getUint16(ranges + segment);
        if (range === 0) return (codePoint + delta) & 0xffff;
        const glyph = view.getUint16(ranges + segment + range + 2 * (codePoint - first));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error(
    'The font has no format 4 character map, so its letters cannot be found; use another source file.',
  );
}
