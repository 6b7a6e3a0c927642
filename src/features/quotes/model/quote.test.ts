import { describe, expect, test } from 'vitest';
import { directionOf, lookOf, readQuote } from './quote.ts';

const quote = {
  symbol: 'XMPL',
  lastTrade: 31.5,
  changeNumber: -0.25,
  changePercent: -0.79,
  exchange: 'Exchange',
  date: '2026-11-20T21:00:00.000Z',
  sample: true,
};

test.each([
  [0.01, 'up', 'up'],
  [0, 'unchanged', 'up'],
  [0.004, 'unchanged', 'up'],
  [-0.01, 'down', 'down'],
] as const)('a change of %d is told as %s and looks %s', (change, direction, look) => {
  expect([directionOf(change), lookOf(change)]).toEqual([direction, look]);
});

describe('reading an answer', () => {
  test('takes the first of several quotes', () => {
    expect(readQuote([quote, { ...quote, lastTrade: 1 }])).toEqual(quote);
  });

  test('calls figures real unless they say that they are not', () => {
    const { sample: _, ...real } = quote;
    expect(readQuote([real])?.sample).toBe(false);
  });

  test.each([
    ['no answer', undefined],
    ['an empty list', []],
    ['no list', quote],
    ['an item that is none', [null]],
    ['a price that is a text', [{ ...quote, lastTrade: '31.50' }]],
    ['a price without end', [{ ...quote, lastTrade: Number.POSITIVE_INFINITY }]],
    ['a change that is missing', [{ ...quote, changeNumber: undefined }]],
    ['a date that is none', [{ ...quote, date: 'yesterday' }]],
    ['no symbol', [{ ...quote, symbol: undefined }]],
  ])('shows nothing of %s', (_name, answer) => {
    expect(readQuote(answer)).toBeUndefined();
  });
});
