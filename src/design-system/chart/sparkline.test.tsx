// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Sparkline } from './Sparkline.tsx';
import { sparkHeight, sparkPath, sparkWidth } from './spark-path.ts';

let page: TestPage | undefined;

afterEach(() => page?.leave());

/** Heights that a path runs through, from the top down. */
const heightsOf = (path: string): number[] => {
  const [, start = '', rest = ''] = /^M0 (\d+)(.*)$/.exec(path) ?? [];
  const steps = [...rest.matchAll(/l4 ?(-?\d+)/g)].map(([, down]) => Number(down));
  const heights = [Number(start)];
  for (const down of steps) heights.push((heights.at(-1) ?? 0) + down);
  return heights;
};

test('the line goes from the lowest value at the foot to the highest at the top, through all between', () => {
  expect(heightsOf(sparkPath([1, 3, 2]))).toEqual([sparkHeight, 0, sparkHeight / 2]);
  const values = Array.from({ length: 13 }, (_, at) => Math.sin(at));
  const heights = heightsOf(sparkPath(values));
  expect(heights).toHaveLength(13);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, sparkHeight]);
  expect(sparkWidth(sparkPath(values))).toBe(12 * 4);
});

test('values that are all the same, and a single one, are a line across', () => {
  expect(heightsOf(sparkPath([2, 2, 2]))).toEqual([12, 12, 12]);
  expect([sparkPath([5]), sparkWidth(sparkPath([5])), sparkPath([])]).toEqual(['M0 12h4', 4, '']);
});

test('listeners pass over it, and it brings no style of its own into the markup', () => {
  page = openPage(<Sparkline path={sparkPath([1, 2])} />);
  const drawing = page.find('svg');
  expect([drawing.getAttribute('aria-hidden'), drawing.getAttribute('viewBox')]).toEqual([
    'true',
    `0 0 4 ${sparkHeight}`,
  ]);
  expect(page.container.querySelector('[style]')).toBeNull();
});
