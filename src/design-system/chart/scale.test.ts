import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactScale, mayLeaveZero, percentOn, roundStep, scaleOver } from './scale.ts';

test.each([
  [0.7, 1],
  [13, 20],
  [230, 250],
  [0.021, 0.025],
  [5, 5],
  [1000, 1000],
])('a step of at least %d is %d', (least, step) => {
  expect(roundStep(least)).toBe(step);
});

describe('scaleOver', () => {
  test('ends at round values and starts at zero', () => {
    expect(scaleOver([3, 17])).toEqual({ low: 0, high: 20, ticks: [0, 5, 10, 15, 20] });
  });

  test('may start above zero', () => {
    expect(scaleOver([88.1, 94.5], false)).toEqual({ low: 88, high: 96, ticks: [88, 90, 92, 94, 96] });
  });

  test('reaches below zero', () => {
    expect(scaleOver([-4, 9])).toEqual({ low: -5, high: 10, ticks: [-5, 0, 5, 10] });
  });

  test.each([[[]], [[0, 0]], [[7]]])('has two ends for %j', (values) => {
    const { low, high } = scaleOver(values, false);
    expect(high).toBeGreaterThan(low);
  });

  test('holds every value, and its ticks are few and evenly apart', () => {
    const value = fc
      .double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true })
      .map((each) => Number(each.toFixed(3)));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.boolean(), (values, fromZero) => {
        const scale = scaleOver(values, fromZero);
        for (const each of values) {
          expect(percentOn(scale, each)).toBeGreaterThanOrEqual(-0.01);
          expect(percentOn(scale, each)).toBeLessThanOrEqual(100.01);
        }
        expect(scale.ticks.length).toBeGreaterThan(1);
        expect(scale.ticks.length).toBeLessThan(8);
        const places = scale.ticks.map((tick) => percentOn(scale, tick));
        const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.05);
      }),
    );
  });
});

test('a scale for bars runs from zero to the farthest value', () => {
  expect(exactScale([3, 17])).toMatchObject({ low: 0, high: 17 });
  expect(exactScale([-3, -1])).toMatchObject({ low: -3, high: 0 });
  expect(exactScale([0])).toMatchObject({ low: 0, high: 1 });
});

test.each([
  [[91, 94], true],
  [[10, 90], false],
  [[-1, 5], false],
  [[0, 5], false],
])('whether zero may be left out for %j: %s', (values, may) => {
  expect(mayLeaveZero(values)).toBe(may);
});

test('a place is a share of the way', () => {
  expect(percentOn({ low: 0, high: 20, ticks: [] }, 5)).toBe(25);
  expect(percentOn({ low: 0, high: 3, ticks: [] }, 1)).toBe(33.33);
});
