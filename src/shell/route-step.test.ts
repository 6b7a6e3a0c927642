import { expect, test } from 'vitest';
import { routeStep } from './route-step.ts';

let keys = 0;

function place(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  keys += 1;
  return { key: String(keys), pathname, search, hash };
}

test.each([
  ['/firm', '/places', 'PUSH', 'heading'],
  ['/firm', '/places', 'REPLACE', 'heading'],
  ['/firm', '/places#locationList', 'PUSH', 'target'],
  ['/firm', '/firm#part', 'PUSH', 'target'],
  ['/firm#one', '/firm#two', 'PUSH', 'target'],
  ['/firm#one', '/firm', 'PUSH', 'heading'],
  ['/find?s=a', '/find?s=b', 'PUSH', 'none'],
  ['/find', '/find?s=b', 'REPLACE', 'none'],
  ['/find?s=a', '/find?s=a', 'REPLACE', 'reload'],
  ['/firm', '/firm', 'REPLACE', 'reload'],
  ['/firm#one', '/firm#one', 'REPLACE', 'reload'],
  ['/places', '/firm', 'POP', 'back'],
  ['/firm#one', '/firm', 'POP', 'back'],
] as const)('from %s to %s by %s is "%s"', (from, to, action, step) => {
  expect(routeStep(place(from), place(to), action)).toBe(step);
});

test('the first load asks for nothing, and neither does a second look at the same entry', () => {
  const here = place('/firm');
  expect(routeStep(undefined, here, 'POP')).toBe('none');
  expect(routeStep(here, here, 'POP')).toBe('none');
});
