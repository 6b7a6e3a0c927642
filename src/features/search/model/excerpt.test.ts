import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const long = `${'Words that say nothing of the kind stand here. '.repeat(12)}A bare copper wire is worth more. ${'And then it goes on. '.repeat(12)}`;

test('a long text is cut around what was asked for', () => {
  const parts = excerptOf(long, new Set(['copper']), 'eng');
  const text = parts.map((part) => part.text).join('');
  expect(text).toContain('bare copper wire');
  expect(text.startsWith('… ')).toBe(true);
  expect(text.endsWith(' …')).toBe(true);
  expect(text.length).toBeLessThan(190);
});

test('no word is cut in two', () => {
  const known = new Set(long.match(/[A-Za-z]+/g));
  const text = excerptOf(long, new Set(['copper']), 'eng')
    .map((part) => part.text)
    .join('');
  for (const word of text.match(/[A-Za-z]+/g) ?? []) expect(known).toContain(word);
});

test('a text without what was asked for begins at its beginning', () => {
  expect(excerptOf('Short text.', new Set(['copper']), 'eng')).toEqual([
    { text: 'Short text.', isHit: false },
  ]);
});

test('an empty text gives an empty excerpt', () => {
  expect(excerptOf('', new Set(['copper']), 'eng')).toEqual([]);
});
