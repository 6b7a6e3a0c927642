import { expect, test } from 'vitest';
import { readShares, shareReturn } from './share-return.ts';

const closes = [
  { day: '2024-01-02', close: 20 },
  { day: '2024-06-03', close: 25 },
  { day: '2024-12-02', close: 25 },
  { day: '2025-01-02', close: 30 },
  { day: '2026-01-02', close: 40 },
];
const dividends = [
  { exDividend: '2024-01-02', dollars: 9 },
  { exDividend: '2024-06-03', dollars: 0.5 },
  { exDividend: '2025-01-02', dollars: 0.6 },
];
const question = { shares: 100, day: '2024-01-02', reinvested: false };

test('dividends that are kept are added to what the shares are worth', () => {
  expect(shareReturn(question, closes, dividends)).toMatchObject({
    cost: 2000,
    shares: 100,
    value: 4000,
    kept: 110,
    gain: 2110,
    percent: 105.5,
  });
});

test('dividends that are reinvested buy shares, which get the next dividend too', () => {
  const answer = shareReturn({ ...question, reinvested: true }, closes, dividends);
  expect(answer?.dividends).toEqual([
    { exDividend: '2024-06-03', shares: 100, dollars: 0.5, amount: 50, bought: 2 },
    { exDividend: '2025-01-02', shares: 102, dollars: 0.6, amount: 61.199999999999996, bought: 2.04 },
  ]);
  expect(answer?.shares).toBeCloseTo(104.04, 10);
  expect(answer?.value).toBeCloseTo(4161.6, 10);
  expect(answer?.kept).toBe(0);
});

test('whoever buys on the ex-dividend day comes too late for it', () => {
  const answer = shareReturn({ ...question, day: '2024-06-03' }, closes, dividends);
  expect(answer?.dividends.map(({ exDividend }) => exDividend)).toEqual(['2025-01-02']);
});

test('an order on a closed day is filled on the next trading day', () => {
  expect(shareReturn({ ...question, day: '2024-11-30' }, closes, dividends)).toMatchObject({
    boughtOn: '2024-12-02',
    price: 25,
  });
});

test('a yearly rate compounds to the whole, and less than a year has none', () => {
  const twoYears = shareReturn(question, closes, []);
  expect((1 + (twoYears?.yearly ?? 0) / 100) ** 2).toBeCloseTo(2, 2);
  expect(shareReturn({ ...question, day: '2025-01-02' }, closes.slice(0, 4), [])?.yearly).toBeNull();
});

test('a day after the last price has no answer', () => {
  expect(shareReturn({ ...question, day: '2026-01-03' }, closes, dividends)).toBeNull();
  expect(shareReturn(question, [], [])).toBeNull();
});

test.each([
  ['100', 100],
  [' 1,000 ', 1000],
  ['2.5', 2.5],
  ['1,250.75', 1250.75],
  ['999999999', 999_999_999],
  ['0', null],
  ['0.00', null],
  ['-5', null],
  ['1e9', null],
  ['2,5', null],
  ['1234567890', null],
  ['', null],
  ['many', null],
])('“%s” shares are read as %s', (text, shares) => {
  expect(readShares(text)).toBe(shares);
});
