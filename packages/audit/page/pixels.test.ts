import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contrast, cut, luminance, pixelsApart, readPng } from './pixels.ts';

/** A PNG of RGB pixels whose rows are written with the filters given, as the format allows for each row. */
function png(rows: { filter: number; bytes: number[] }[], width: number, depth = 8): Uint8Array {
  const part = (kind: string, body: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(kind), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header[8] = depth;
  header[9] = 2;
  const body = deflateSync(Buffer.from(rows.flatMap(({ filter, bytes }) => [filter, ...bytes])));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    part('IHDR', header),
    part('IDAT', body),
    part('IEND', Buffer.alloc(0)),
  ]);
}

test('a PNG is read whichever of the five filters its rows have', () => {
  const { width, height, data } = readPng(
    png(
      [
        { filter: 0, bytes: [10, 20, 30, 40, 50, 60] },
        { filter: 1, bytes: [1, 2, 3, 1, 1, 1] },
        { filter: 2, bytes: [1, 1, 1, 1, 1, 1] },
        { filter: 3, bytes: [1, 1, 1, 1, 1, 1] },
        { filter: 4, bytes: [1, 1, 1, 1, 1, 1] },
      ],
      2,
    ),
  );
  expect([width, height]).toEqual([2, 5]);
  const rows = Array.from({ length: 5 }, (_, row) => [...data.subarray(row * 8, row * 8 + 8)]);
  expect(rows).toEqual([
    [10, 20, 30, 255, 40, 50, 60, 255],
    [1, 2, 3, 255, 2, 3, 4, 255],
    [2, 3, 4, 255, 3, 4, 5, 255],
    [2, 2, 3, 255, 3, 4, 5, 255],
    [3, 3, 4, 255, 4, 5, 6, 255],
  ]);
});

test('a kind of PNG that no screenshot has is refused', () => {
  expect(() => readPng(png([{ filter: 0, bytes: [0, 0, 0] }], 1, 16))).toThrow('depth 16');
});

test('contrast is 21 between black and white, and 4.54 between #767676 and white', () => {
  expect(contrast(luminance(0, 0, 0), luminance(255, 255, 255))).toBeCloseTo(21);
  expect(contrast(luminance(118, 118, 118), luminance(255, 255, 255))).toBeCloseTo(4.54, 2);
});

test('pixels are counted that stand so far apart, and only of pictures of one size', () => {
  const one = readPng(png([{ filter: 0, bytes: [255, 255, 255, 255, 255, 255] }], 2));
  const other = readPng(png([{ filter: 0, bytes: [255, 255, 255, 148, 148, 148] }], 2));
  expect(pixelsApart(one, other, 3)).toBe(1);
  expect(pixelsApart(one, other, 4.5)).toBe(0);
  expect(() => pixelsApart(one, cut(other, { x: 0, y: 0, width: 1, height: 1 }), 3)).toThrow('compared');
});

test('a part of a picture ends where the picture ends', () => {
  const picture = readPng(png([{ filter: 0, bytes: [1, 2, 3, 4, 5, 6] }], 2));
  expect(cut(picture, { x: 1, y: 0, width: 9, height: 9 })).toMatchObject({ width: 1, height: 1 });
});
