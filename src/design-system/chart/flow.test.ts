import { expect, test } from 'vitest';
import { flowOf, middleOf, ribbon } from './flow.ts';

test('a value is as high where it comes in as in the middle and where it leaves', () => {
  const { sources, sinks, middle } = flowOf([30, 70], [90, 10], 10);
  const height = ({ from, to }: { from: number; to: number }) => Math.round((to - from) * 10) / 10;
  expect(sources.map(({ outer, inner }) => [height(outer), height(inner)])).toEqual([
    [27, 27],
    [63, 63],
  ]);
  expect(sinks.map(({ outer }) => height(outer))).toEqual([81, 9]);
  expect(height(middle)).toBe(90);
});

test('parts keep their distance at their side and touch in the middle', () => {
  const { sinks } = flowOf([100], [60, 40], 10);
  expect(sinks.map(({ outer }) => [outer.from, outer.to])).toEqual([
    [0, 54],
    [64, 100],
  ]);
  expect(sinks.map(({ inner }) => [inner.from, inner.to])).toEqual([
    [5, 59],
    [59, 95],
  ]);
});

test('fewer parts than on the other side stand in the middle of theirs', () => {
  expect(middleOf(flowOf([100], [60, 40], 10).sources[0]?.outer ?? { from: 0, to: 0 })).toBe(50);
});

test('a drawing that would lose or invent something is refused', () => {
  expect(() => flowOf([100], [60, 39], 10)).toThrow('takes in 100 and lets out 99');
  expect(() => flowOf([], [], 10)).toThrow('more than nothing');
});

test('a ribbon leaves and arrives level', () => {
  expect(ribbon({ from: 0, to: 10 }, { from: 20, to: 30 }, 0, 40)).toBe(
    'M0 0C20 0 20 20 40 20V30C20 30 20 10 0 10z',
  );
});
