import { expect, test } from 'vitest';
import { lines, lossLine } from './lines.ts';

test('each line says how many first pages came without the typeface, of how many', () => {
  const [line] = lines;
  if (line === undefined) throw new Error('There are no lines to measure on.');
  expect(lossLine(line, { visits: 24, lost: 3 })).toContain(
    '24 visits    3 without the typeface (13 in 100)',
  );
  expect(lossLine(line, { visits: 0, lost: 0 })).toContain('none measured');
});

test('the lines go from a short way to a long one', () => {
  expect(lines.map(({ roundTrip }) => roundTrip)).toEqual(
    lines.map(({ roundTrip }) => roundTrip).toSorted((one, other) => one - other),
  );
});
