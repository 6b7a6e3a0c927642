import { expect, test } from 'vitest';
import { getOrThrow } from './get-or-throw.ts';

test('an id that the content files do not know leaves no hole in a file', () => {
  const words = new Map([['copper', 'Cobre']]);
  expect(getOrThrow(words, 'copper')).toBe('Cobre');
  expect(() => getOrThrow(words, 'unobtainium')).toThrow(/"unobtainium"/);
});
