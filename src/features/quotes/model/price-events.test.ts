import { expect, test } from 'vitest';
import { placeAmong } from './price-events.ts';

test.each([
  ['a trading day is its own', '2026-11-20', 1],
  ['a day of rest is the trading day after it', '2026-11-21', 2],
  ['the first day', '2026-11-19', 0],
  ['a day before all', '2026-11-18', null],
  ['a day after all', '2026-11-24', null],
])('%s', (_, day, place) => {
  expect(placeAmong(['2026-11-19', '2026-11-20', '2026-11-23'], day)).toBe(place);
});

test('among no days there is no place', () => {
  expect(placeAmong([], '2026-11-20')).toBeNull();
});
