import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

const closes = [20, 22, 21, 18, 19, 19].map((close, index) => ({ day: `2026-03-0${index + 1}`, close }));
const shortly = (resultDays: string[]) =>
  turningPoints(closes, resultDays).map(({ kind, day, change }) => [kind, day, Math.round(change * 1000)]);

test('the lowest and the highest close are pointed at, the oldest first', () => {
  expect(shortly([])).toEqual([
    ['highest', '2026-03-02', 100],
    ['lowest', '2026-03-04', -143],
  ]);
});

test('of all days with results the one that moved the price most is pointed at', () => {
  expect(shortly(['2026-03-06', '2026-03-03'])).toContainEqual(['results', '2026-03-03', -45]);
  expect(shortly(['2026-03-05', '2026-03-03']).filter(([kind]) => kind === 'results')).toEqual([
    ['results', '2026-03-05', 56],
  ]);
});

test('of results on the first day of a course nobody knows how they moved the price', () => {
  expect(shortly(['2026-03-01'])).toHaveLength(2);
});

test('no day is pointed at twice, and none outside of the course', () => {
  expect(shortly(['2026-03-04', '2026-04-01'])).toHaveLength(2);
});

test('a course that stood still has no turns', () => {
  expect(turningPoints(closes.slice(4), ['2026-03-05'])).toEqual([]);
  expect(turningPoints([], [])).toEqual([]);
});
