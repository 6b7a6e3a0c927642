import { expect, test } from 'vitest';
import { commaRows } from './comma-rows.ts';

test('cells are read between commas and quotes, and a quote that never ends is a fault', () => {
  expect(commaRows('a,"b ""c""",\r\n\n"d\ne",f')).toEqual([
    ['a', 'b "c"', ''],
    ['d\ne', 'f'],
  ]);
  expect(commaRows('a,b,')).toEqual([['a', 'b', '']]);
  expect(commaRows('')).toEqual([]);
  expect(() => commaRows('a,"b')).toThrow();
  expect(() => commaRows('a,"b"c')).toThrow();
});
