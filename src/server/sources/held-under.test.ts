import { expect, test } from 'vitest';
import { heldUnder } from './held-under.ts';

test('an id that the content files do not know leaves no hole in a file', () => {
  const words = new Map([['copper', 'Cobre']]);
  expect(heldUnder(words, 'copper')).toBe('Cobre');
  expect(() => heldUnder(words, 'unobtainium')).toThrow(/"unobtainium"/);
});
