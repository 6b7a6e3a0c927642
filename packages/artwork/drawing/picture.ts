/**
 * Pictures as a list of marks, written as SVG or, pixel by pixel, as PNG. Everything that the site needs as a bitmap
 * is lines, discs and areas of one colour; that little needs no browser and no image library.
 */
import { crc32, deflateSync } from 'node:zlib';
import type { Point } from './isometric.ts';

/** `#rrggbb`. */
export type Color = string;

export type Mark =
  | { kind: 'disc'; middle: Point; radius: number; color: Color }
  | { kind: 'line'; points: Point[]; width: number; color: Color; closed?: boolean; within?: Disc }
  | { kind: 'area'; points: Point[]; color: Color };

/** A disc that hides what of a line lies outside it. */
export type Disc = { middle: Point; radius: number };

export type Picture = { width: number; height: number; marks: Mark[] };

/** The picture as SVG. */
export function toSvg({ width, height, marks }: Picture, style = ''): string {
  const clips = [
    ...new Set(marks.flatMap((mark) => (mark.kind === 'line' && mark.within ? [mark.within] : []))),
  ];
  const definitions = clips
    .map(({ middle, radius }, index) => {
      const circle = `<circle cx="${round(middle[0])}" cy="${round(middle[1])}" r="${round(radius)}"/>`;
      return `<clipPath id="c${index}">${circle}</clipPath>`;
    })
    .join('');
  const drawn = marks.map((mark) => {
    if (mark.kind === 'disc') {
      return `<circle cx="${round(mark.middle[0])}" cy="${round(mark.middle[1])}" r="${round(mark.radius)}" fill="${mark.color}"/>`;
    }
    const path = pathData(mark.points, mark.kind === 'area' || mark.closed === true);
    if (mark.kind === 'area') return `<path d="${path}" fill="${mark.color}"/>`;
    const clip = mark.within ? ` clip-path="url(#c${clips.indexOf(mark.within)})"` : '';
    return `<path d="${path}" fill="none" stroke="${mark.color}" stroke-width="${round(mark.width)}" stroke-linejoin="round" stroke-linecap="round"${clip}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    style === '' ? '' : `<style>${style}</style>`,
    definitions === '' ? '' : `<defs>${definitions}</defs>`,
    ...drawn,
    '</svg>\n',
  ].join('');
}

/** The points as path data with one decimal: (0,0) (1.25,2) -> "M0 0L1.3 2". */
export function pathData(points: readonly Point[], closed: boolean): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return `${steps.join('')}${closed ? 'Z' : ''}`;
}

/** The picture as PNG of a width; without a disc or area behind them, marks stand on transparent ground. */
export function toPng(picture: Picture, width: number): Buffer {
  const scale = width / picture.width;
  const height = Math.round(picture.height * scale);
  const canvas = { width, height, pixels: new Float64Array(width * height * 4) };
  for (const mark of picture.marks) paintMark(canvas, mark, scale);
  return encodePng(canvas);
}

type Canvas = { width: number; height: number; pixels: Float64Array };

function paintMark(canvas: Canvas, mark: Mark, scale: number): void {
  const cover = coverageOf(mark, canvas, scale);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(mark.color.slice(at, at + 2), 16));
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    const alpha = cover[pixel] ?? 0;
    if (alpha <= 0) continue;
    const at = pixel * 4;
    const below = canvas.pixels[at + 3] ?? 0;
    const total = alpha + below * (1 - alpha);
    for (const [index, value] of rgb.entries()) {
      const under = canvas.pixels[at + index] ?? 0;
      canvas.pixels[at + index] = (value * alpha + under * below * (1 - alpha)) / total;
    }
    canvas.pixels[at + 3] = total;
  }
}

/** How much of each pixel a mark covers, from 0 to 1. */
function coverageOf(mark: Mark, { width, height }: Canvas, scale: number): Float32Array {
  const cover = new Float32Array(width * height);
  const scaled = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * scale, y * scale]);
  /** Covers what lies within `reach` of a segment; where segments meet, the most counts. */
  const raise = ([ax, ay]: Point, [bx, by]: Point, reach: number): void => {
    const top = Math.max(0, Math.floor(Math.min(ay, by) - reach - 1));
    const bottom = Math.min(height, Math.ceil(Math.max(ay, by) + reach + 1));
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach - 1));
    const right = Math.min(width, Math.ceil(Math.max(ax, bx) + reach + 1));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const away = distance([ax, ay], [bx, by], [x + 0.5, y + 0.5]);
        const at = y * width + x;
        cover[at] = Math.max(cover[at] ?? 0, edge(reach - away));
      }
    }
  };
  if (mark.kind === 'disc') {
    const [middle] = scaled([mark.middle]);
    if (middle) raise(middle, middle, mark.radius * scale);
    return cover;
  }
  const points = scaled(mark.points);
  if (mark.kind === 'area') {
    coverArea(cover, points, width, height);
    return cover;
  }
  const corners = mark.closed && points[0] ? [...points, points[0]] : points;
  for (const [index, point] of corners.slice(1).entries())
    raise(corners[index] ?? point, point, (mark.width * scale) / 2);
  const { within } = mark;
  if (within) {
    const [x, y] = [within.middle[0] * scale, within.middle[1] * scale];
    for (let at = 0; at < cover.length; at += 1) {
      if (cover[at] === 0) continue;
      const away = Math.hypot((at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y);
      cover[at] = (cover[at] ?? 0) * edge(within.radius * scale - away);
    }
  }
  return cover;
}

/** How much of a pixel lies inside, from how far inside its middle lies. */
function edge(inside: number): number {
  return Math.min(1, Math.max(0, inside + 0.5));
}

/** How far a place is from the segment between two others. */
function distance([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Covers a polygon: four scan lines a pixel, each exact from side to side. */
function coverArea(cover: Float32Array, points: readonly Point[], width: number, height: number): void {
  const lines = 4;
  for (let line = 0; line < height * lines; line += 1) {
    const y = (line + 0.5) / lines;
    const crossings = points
      .flatMap(([ax, ay], index) => {
        const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
        return ay > y === by > y ? [] : [((bx - ax) * (y - ay)) / (by - ay) + ax];
      })
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, crossings[index] ?? 0);
      const to = Math.min(width, crossings[index + 1] ?? 0);
      for (let x = Math.floor(from); x < to; x += 1) {
        const at = Math.floor(line / lines) * width + x;
        cover[at] = (cover[at] ?? 0) + Math.max(0, Math.min(x + 1, to) - Math.max(x, from)) / lines;
      }
    }
  }
}

/**
 * Writes PNG. A few flat colours and the blends at their edges fit a palette of 256, which makes the file three times
 * smaller; blends that differ by less than an eye can tell at an edge share one entry.
 */
function encodePng({ width, height, pixels }: Canvas): Buffer {
  const { colors, indexes } = indexColors(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const isOpaque = colors.every(([, , , alpha]) => alpha === 255);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap((color) => color.slice(0, 3)))),
    ...(isOpaque ? [] : [chunk('tRNS', Buffer.from(colors.map(([, , , alpha]) => alpha)))]),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A palette for the pixels, and each pixel's place in it. Where blends share an entry, the most frequent one wins. */
function indexColors(pixels: Float64Array): { colors: Rgba[]; indexes: Buffer } {
  const exact = Array.from({ length: pixels.length / 4 }, (_, pixel): Rgba => {
    const part = (channel: number): number => pixels[pixel * 4 + channel] ?? 0;
    return [Math.round(part(0)), Math.round(part(1)), Math.round(part(2)), Math.round(part(3) * 255)];
  });
  const counts = new Map<string, { color: Rgba; count: number }>();
  for (const color of exact) {
    const seen = counts.get(color.join());
    if (seen) seen.count += 1;
    else counts.set(color.join(), { color, count: 1 });
  }
  const colors: Rgba[] = [];
  const entries = new Map<string, number>();
  const similar = (color: Rgba): string => color.map((value) => Math.round(value / 12)).join();
  for (const { color } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    if (!entries.has(similar(color))) entries.set(similar(color), colors.push(color) - 1);
  }
  if (colors.length > 256) {
    throw new Error(
      `The picture has ${colors.length} colours, and a PNG palette holds 256; draw it with fewer.`,
    );
  }
  return { colors, indexes: Buffer.from(exact.map((color) => entries.get(similar(color)) ?? 0)) };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
