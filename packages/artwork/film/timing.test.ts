import { expect, test } from 'vitest';
import { ease, filmLength, sceneNames, sceneStarts, travelTime } from './timing.ts';

test('movement starts and ends at rest', () => {
  expect(ease(2, 4, 1)).toBe(0);
  expect(ease(2, 4, 3)).toBeCloseTo(0.5, 10);
  expect(ease(2, 4, 9)).toBe(1);
  expect(ease(2, 4, 2.02)).toBeLessThan(0.001);
});

test('every scene stays longer than the way to the next one takes', () => {
  const starts = [...sceneNames.map((name) => sceneStarts[name]), filmLength];
  for (const [index, start] of starts.slice(0, -1).entries()) {
    expect((starts[index + 1] ?? 0) - start).toBeGreaterThan(travelTime + 1);
  }
});

test('the film takes between 60 and 90 seconds', () => {
  expect(filmLength).toBeGreaterThanOrEqual(60);
  expect(filmLength).toBeLessThanOrEqual(90);
});
