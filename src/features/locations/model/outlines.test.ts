import { expect, test } from 'vitest';
import { drawGround, outlinesIn, outlineText, readOutlines } from './outlines.ts';

const square = 'land 10000 10000 4000 0 0 4000 -4000 0';
const flat = {
  project: ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    x: longitude * 10,
    y: latitude * 10,
  }),
  width: 200,
  height: 200,
};

test('what is written as a line of a map is read again', () => {
  const text = outlineText('county', [
    [-122.5, 45.5],
    [-122.4, 45.6],
    [-122.4, 45.6],
  ]);
  expect(text).toBe('county -122500 45500 100 100');
  const [outline] = readOutlines(`${text}\n`, 'OR');
  expect(outline).toMatchObject({ kind: 'county', west: -122.5, east: -122.4, south: 45.5, north: 45.6 });
  expect(outlineText('land', [[1, 1]])).toBe('');
});

test('a damaged map is refused by its name', () => {
  for (const text of ['sea 1 2 3 4', 'land 1 2 3', 'land 1 2 x 4', ''])
    expect(() => readOutlines(text, 'OR')).toThrow(/map of OR cannot be read in line 1/);
});

test('only outlines that reach into a box are drawn', () => {
  const outlines = readOutlines(square, 'OR');
  expect(outlinesIn(outlines, { south: 13, north: 20, west: 13, east: 20 })).toHaveLength(1);
  expect(outlinesIn(outlines, { south: 15, north: 20, west: 13, east: 20 })).toHaveLength(0);
});

test('land is a closed path in whole units, by steps', () => {
  expect(drawGround(readOutlines(square, 'OR'), flat).land).toBe('M100 100l40 0 0 40-40 0z');
});

test('land that is larger than the drawing fills it, cut just beyond its edges', () => {
  const { land } = drawGround(readOutlines('land -90000 -90000 180000 0 0 180000 -180000 0', 'OR'), flat);
  const numbers = land.match(/-?\d+/g)?.map(Number) ?? [];
  expect(numbers.every((each) => Math.abs(each) <= 212)).toBe(true);
  expect(land).toMatch(/z$/);
});

test('a border is cut to the drawing, and left out where nobody could tell counties apart', () => {
  const outlines = readOutlines(
    'county 0 5000 5000 0 5000 0 90000 0 1000 0\nborder 90000 90000 1000 0',
    'OR',
  );
  expect(drawGround(outlines, flat)).toMatchObject({ county: 'M0 50l50 0 50 0 900 0', border: '' });
  expect(drawGround(outlines, { ...flat, hasCounties: false }).county).toBe('');
});

test('a river is a line, cut to the drawing, and has a grain of its own', () => {
  const outlines = readOutlines('river 1000 1000 300 0 300 0 300 0 90000 0 1000 0', 'rivers-south');
  expect(drawGround(outlines, flat).river).toBe('M10 10l3 0 3 0 3 0 900 0');
  expect(drawGround(outlines, { ...flat, riverGrain: 5 }).river).toBe('M10 10l6 0 903 0');
});

test('points closer than the grain are left out, but never the end of a line', () => {
  const outlines = readOutlines('border 1000 1000 100 0 100 0 5000 0 100 0', 'OR');
  expect(drawGround(outlines, { ...flat, grain: 4 }).border).toBe('M10 10l52 0 1 0');
});
