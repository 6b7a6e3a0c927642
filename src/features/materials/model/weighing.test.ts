import { expect, test } from 'vitest';
import { netTons, netWeight, totalMinutes } from './weighing.ts';

test('net is gross less tare', () => {
  expect(netWeight(6480, 5640)).toBe(840);
  expect(netTons(840)).toBeCloseTo(0.42);
});

test.each([
  [5640, 6480],
  [100, 0],
  [Number.NaN, 1],
])('refuses a gross of %d with a tare of %d', (gross, tare) => {
  expect(() => netWeight(gross, tare)).toThrow(/visit\.json/);
});

test('a visit takes as long as its steps', () => {
  expect(
    totalMinutes([
      { shortest: 1, longest: 5 },
      { shortest: 2, longest: 10 },
    ]),
  ).toEqual({ shortest: 3, longest: 15 });
});
