import { expect, test } from 'vitest';
import { fixed2, money, number } from './figures.ts';

test.each([
  [1234.5, '1,234.50'],
  [0, '0.00'],
  [-0, '0.00'],
  [-0.004, '0.00'],
  [-12.345, '-12.35'],
  [1_000_000, '1,000,000.00'],
])('a figure of the ticker: %d is %s', (value, text) => {
  expect(fixed2(value)).toBe(text);
});

test.each([
  [1234.5, '$1,234.50', '1,234.50'],
  [0.1, '$0.10', '0.10'],
  [-2, '-$2.00', '-2.00'],
])('in a table %d is %s as money and %s as a number', (value, asMoney, asNumber) => {
  expect([money(value), number(value)]).toEqual([asMoney, asNumber]);
});

test.each([0, -0, Number.NaN, null, undefined, ''] as const)('a table leaves %j empty', (value) => {
  expect([money(value), number(value)]).toEqual(['', '']);
});
