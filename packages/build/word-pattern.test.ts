import { expect, test } from 'vitest';
import { wordPattern } from './word-pattern.ts';

test.each([
  [['eng', 'es'], '/^e(ng|s)$/'],
  [['eng', 'es', 'fra'], '/^(eng|es|fra)$/'],
  [['es', 'est'], '/^es(|t)$/'],
  [['eng'], '/^eng()$/'],
])('%j become %s, which matches them and nothing else', (words, source) => {
  expect(wordPattern(words)).toBe(source);
  const pattern = new RegExp(source.slice(1, -1));
  expect(words.filter((word) => !pattern.test(word))).toEqual([]);
  expect(['', 'e', 'en', 'engl', 'fr', 'ES', 'xeng'].filter((word) => pattern.test(word))).toEqual([]);
});
