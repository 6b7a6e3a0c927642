import { expect, test } from 'vitest';
import { allowedSlips, lettersApart } from './spelling.ts';

test.each([
  ['cobre', 'cobre', 0],
  ['cobr', 'cobre', 1],
  ['coper', 'copper', 1],
  ['cobrre', 'cobre', 1],
  ['baetry', 'baerty', 1],
  ['refrigarator', 'refrigerator', 1],
  ['alumnm', 'aluminum', 2],
])('%s and %s are %i apart', (one, other, apart) => {
  expect(lettersApart(one, other, 3)).toBe(apart);
});

test('counting stops above the limit', () => {
  expect(lettersApart('lead', 'catalytic', 2)).toBe(3);
  expect(lettersApart('abcdef', 'uvwxyz', 2)).toBe(3);
});

test('short words and numbers must be spelled right', () => {
  expect(['tin', '6063', 'wire', 'copper', 'catalytic'].map(allowedSlips)).toEqual([0, 0, 1, 1, 2]);
});
