import { inflateSync } from 'node:zlib';

/** A picture as the browser painted it: four bytes a pixel, red, green, blue, alpha, row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Reads a PNG as Chromium writes its screenshots: eight bits a channel, with or without alpha, not interlaced
 * (https://www.w3.org/TR/png-3/). Another kind of PNG is refused with an error.
 */
export function readPng(file: Uint8Array): Picture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let header: { width: number; height: number; channels: 3 | 4 } | undefined;
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const body = at + 8;
    if (kind === 'IHDR') {
      const [depth, colour, interlace] = [file[body + 8], file[body + 9], file[body + 12]];
      if (depth !== 8 || (colour !== 2 && colour !== 6) || interlace !== 0)
        throw new Error(
          `This PNG has depth ${depth}, colour type ${colour}; only 8 bits, RGB or RGBA are read.`,
        );
      header = {
        width: view.getUint32(body),
        height: view.getUint32(body + 4),
        channels: colour === 6 ? 4 : 3,
      };
    }
    if (kind === 'IDAT') parts.push(file.subarray(body, body + length));
    at = body + length + 4;
  }
  if (!header) throw new Error('This is no PNG: it has no header.');
  return unfilter(inflateSync(Buffer.concat(parts)), header.width, header.height, header.channels);
}

/** Undoes the five filters of a PNG's rows, in place of the whole picture. */
function unfilter(raw: Uint8Array, width: number, height: number, channels: 3 | 4): Picture {
  const stride = width * channels;
  const data = new Uint8Array(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1) + 1;
    undoFilter(raw[start - 1] ?? 0, raw.subarray(start, start + stride), row, above, channels);
    // Byte by byte: a call for each of the million pixels of a screenshot took longer than all the rest.
    for (let from = 0, to = y * width * 4; from < stride; from += channels, to += 4) {
      data[to] = row[from] ?? 0;
      data[to + 1] = row[from + 1] ?? 0;
      data[to + 2] = row[from + 2] ?? 0;
      if (channels === 4) data[to + 3] = row[from + 3] ?? 0;
    }
    [above, row] = [row, above];
  }
  return { width, height, data };
}

/** Writes a row without its filter into `row`; `above` is the row before it (https://www.w3.org/TR/png-3/#9Filters). */
function undoFilter(
  filter: number,
  coded: Uint8Array,
  row: Uint8Array,
  above: Uint8Array,
  channels: number,
): void {
  // Most rows have one of the three simple filters, each with a loop of its own: no choice is made for each byte.
  if (filter === 0) row.set(coded);
  else if (filter === 1)
    for (let x = 0; x < coded.length; x += 1)
      row[x] = (coded[x] ?? 0) + (x >= channels ? (row[x - channels] ?? 0) : 0);
  else if (filter === 2) for (let x = 0; x < coded.length; x += 1) row[x] = (coded[x] ?? 0) + (above[x] ?? 0);
  else
    for (let x = 0; x < coded.length; x += 1) {
      const left = x >= channels ? (row[x - channels] ?? 0) : 0;
      const up = above[x] ?? 0;
      const corner = x >= channels ? (above[x - channels] ?? 0) : 0;
      row[x] = (coded[x] ?? 0) + (filter === 3 ? (left + up) >> 1 : nearest(left, up, corner));
    }
}

/** Paeth's guess: whichever of the three is nearest to what they promise together. */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a colour, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Luminance of one pixel of a picture; points outside it count as its nearest edge. */
export function luminanceAt({ width, height, data }: Picture, x: number, y: number): number {
  const column = Math.min(Math.max(Math.round(x), 0), width - 1);
  const line = Math.min(Math.max(Math.round(y), 0), height - 1);
  const at = (line * width + column) * 4;
  return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

/** Contrast of two luminances, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How many pixels of two pictures of one size stand at least so far apart; pictures of two sizes are an error. */
export function pixelsApart(one: Picture, other: Picture, ratio: number): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(
      `Pictures of ${one.width}x${one.height} and ${other.width}x${other.height} cannot be compared.`,
    );
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const was = luminance(one.data[at] ?? 0, one.data[at + 1] ?? 0, one.data[at + 2] ?? 0);
    const is = luminance(other.data[at] ?? 0, other.data[at + 1] ?? 0, other.data[at + 2] ?? 0);
    if (was !== is && contrast(was, is) >= ratio) count += 1;
  }
  return count;
}

/** The part of a picture that a box covers, clipped to it; in pixels of the picture. */
export function cut(picture: Picture, box: { x: number; y: number; width: number; height: number }): Picture {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.max(0, Math.min(picture.width, Math.ceil(box.x + box.width)) - left);
  const height = Math.max(0, Math.min(picture.height, Math.ceil(box.y + box.height)) - top);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}
