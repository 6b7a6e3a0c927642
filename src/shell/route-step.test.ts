import { expect, test } from 'vitest';
import { routeStep } from './route-step.ts';

let keys = 0;

function place(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  keys += 1;
  return { key: String(keys), pathname, search, hash };
}

test.each([
  ['/company', '/locations', 'PUSH', 'heading'],
  ['/company', '/locations', 'REPLACE', 'heading'],
  ['/company', '/locations#locationList', 'PUSH', 'target'],
  ['/company', '/company#part', 'PUSH', 'target'],
  ['/company#one', '/company#two', 'PUSH', 'target'],
  ['/company#one', '/company', 'PUSH', 'heading'],
  ['/search?s=a', '/search?s=b', 'PUSH', 'none'],
  ['/search', '/search?s=b', 'REPLACE', 'none'],
  ['/search?s=a', '/search?s=a', 'REPLACE', 'reload'],
  ['/company', '/company', 'REPLACE', 'reload'],
  ['/company#one', '/company#one', 'REPLACE', 'reload'],
  ['/locations', '/company', 'POP', 'back'],
  ['/company#one', '/company', 'POP', 'back'],
] as const)('from %s to %s by %s is "%s"', (from, to, action, step) => {
  expect(routeStep(place(from), place(to), action)).toBe(step);
});

test('the first load asks for nothing, and neither does a second look at the same entry', () => {
  const here = place('/company');
  expect(routeStep(undefined, here, 'POP')).toBe('none');
  expect(routeStep(here, here, 'POP')).toBe('none');
});
