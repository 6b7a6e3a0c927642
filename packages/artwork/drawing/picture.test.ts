import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Picture, pathData, toPng, toSvg } from './picture.ts';

const picture: Picture = {
  width: 10,
  height: 10,
  marks: [
    {
      kind: 'area',
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      color: '#102030',
    },
    { kind: 'disc', middle: [5, 5], radius: 3, color: '#ff8800' },
    {
      kind: 'line',
      points: [
        [0, 9],
        [10, 9],
      ],
      width: 2,
      color: '#ffffff',
    },
  ],
};

/** Reads back a picture whose rows carry palette entries, as `toPng` writes them. */
function colorsOf(png: Buffer): { width: number; at: (x: number, y: number) => number[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const alpha = chunks.get('tRNS');
  return {
    width,
    at: (x, y) => {
      const entry = rows[y * (width + 1) + 1 + x] ?? 0;
      return [...palette.subarray(entry * 3, entry * 3 + 3), alpha?.[entry] ?? 255];
    },
  };
}

test('a PNG shows the marks in their order, at the width asked for', () => {
  const { width, at } = colorsOf(toPng(picture, 40));
  expect(width).toBe(40);
  expect(at(1, 1)).toEqual([0x10, 0x20, 0x30, 255]);
  expect(at(20, 20)).toEqual([0xff, 0x88, 0, 255]);
  expect(at(20, 36)).toEqual([255, 255, 255, 255]);
});

test('a PNG is transparent where no mark is', () => {
  const { at } = colorsOf(toPng({ ...picture, marks: picture.marks.slice(1, 2) }, 20));
  expect(at(0, 0)[3]).toBe(0);
  expect(at(10, 10)).toEqual([0xff, 0x88, 0, 255]);
});

test('a line shows only inside the disc that hides the rest', () => {
  const within = { middle: [5, 5] as const, radius: 4 };
  const { at } = colorsOf(
    toPng(
      {
        width: 10,
        height: 10,
        marks: [
          {
            kind: 'line',
            points: [
              [0, 5],
              [10, 5],
            ],
            width: 2,
            color: '#ff0000',
            within,
          },
        ],
      },
      20,
    ),
  );
  expect(at(10, 10)).toEqual([255, 0, 0, 255]);
  expect(at(0, 10)[3]).toBe(0);
});

test('the same picture always gives the same bytes', () => {
  expect(toPng(picture, 24).equals(toPng(picture, 24))).toBe(true);
});

test('SVG holds the same marks as elements', () => {
  const svg = toSvg(picture);
  expect(svg).toContain('viewBox="0 0 10 10"');
  expect(svg).toContain('<circle cx="5" cy="5" r="3" fill="#ff8800"/>');
  expect(svg).toContain('stroke-width="2"');
});

test('path data keeps one decimal', () => {
  expect(
    pathData(
      [
        [0, 0],
        [1.25, 2],
      ],
      false,
    ),
  ).toBe('M0 0L1.3 2');
  expect(
    pathData(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      true,
    ),
  ).toBe('M0 0L1 0L1 1Z');
});
