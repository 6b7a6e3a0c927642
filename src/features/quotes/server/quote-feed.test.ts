import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCachedSource } from '#server/sources/cached-source.ts';
import { readableLog, says, startOutside } from '#tests/server/support/outside-fixture.ts';
import { createFedQuotes, readQuoteFeed } from './quote-feed.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const latest = {
  symbol: 'XMPL',
  exchange: 'Exchange',
  lastTrade: 31.5,
  changeNumber: 0.5,
  changePercent: 1.61,
  date: '2026-11-20T16:40:00-05:00',
};
const closes = [
  { day: '2026-11-20', close: 31.5 },
  { day: '2026-11-18', close: 30 },
  { day: '2026-11-19', close: 31 },
  { day: '2020-01-02', close: 9 },
];

async function quotesOf(document: unknown, now = '2026-11-21T15:00:00Z') {
  const outside = await startOutside(says(JSON.stringify(document)));
  cleanups.push(outside.close);
  const source = createCachedSource({
    topic: 'quotes',
    document: { url: outside.url, accept: 'application/json', longest: 100_000 },
    read: readQuoteFeed,
    file: null,
    freshFor: 60_000,
    log: readableLog().log,
    now: () => Date.parse(now),
  });
  return createFedQuotes(source, () => Date.parse(now));
}

test.each([
  ['an object', latest],
  ['a list, as our own call answers', [latest]],
])('the latest quote is that of %s, real and in UTC', async (_name, document) => {
  const quotes = await quotesOf(document);
  expect(await quotes.latest()).toEqual([{ ...latest, date: '2026-11-20T21:40:00.000Z', sample: false }]);
  expect(await quotes.series()).toBeNull();
  expect(await quotes.onDay('2026-11-20')).toBeNull();
});

describe('with a history', () => {
  test('a day has its close, with the change from the one before', async () => {
    const quotes = await quotesOf({ ...latest, closes });
    expect(await quotes.onDay('2026-11-19')).toMatchObject({
      lastTrade: 31,
      changeNumber: 1,
      changePercent: 3.33,
      date: '2026-11-19T21:00:00.000Z',
      closed: false,
      closedReason: null,
      tradingDate: '2026-11-19',
      previousTradingDate: '2026-11-18',
      open: null,
      sample: false,
    });
  });

  test('the latest day has the latest quote and its range', async () => {
    const quotes = await quotesOf({ ...latest, closes, open: 31, high: 32, low: 30.5, volume: 1200 });
    expect(await quotes.onDay('2026-11-20')).toMatchObject({
      lastTrade: 31.5,
      changeNumber: 0.5,
      high: 32,
      volume: 1200,
    });
    expect(await quotes.onDay('2026-11-21')).toMatchObject({
      closed: true,
      closedReason: 'weekend',
      tradingDate: '2026-11-20',
    });
  });

  test.each(['2026-11-22', '2026-11-17', '2026-11-18', '2020-01-02', '1900-01-01'])(
    'nothing is said of %s',
    async (day) => {
      expect(await (await quotesOf({ ...latest, closes })).onDay(day)).toBeNull();
    },
  );

  test('the series has three years at most, the oldest first', async () => {
    const series = await (await quotesOf({ ...latest, closes })).series();
    expect(series).toMatchObject({
      closes: [{ day: '2026-11-18' }, { day: '2026-11-19' }, { day: '2026-11-20' }],
      day: null,
      year: { low: 30, high: 31.5 },
      sample: false,
    });
  });
});

test.each<[string, unknown]>([
  ['no quote', []],
  ['a price that is a text', { ...latest, lastTrade: '31.50' }],
  ['a price of nothing', { ...latest, lastTrade: 0 }],
  ['a price below nothing', { ...latest, lastTrade: -1 }],
  ['a moment that is none', { ...latest, date: 'yesterday' }],
  ['no symbol', { ...latest, symbol: undefined }],
  ['a close that is none', { ...latest, closes: [{ day: '2026-11-18', close: 'x' }] }],
  ['a day that is none', { ...latest, closes: [{ day: '2026-02-30', close: 1 }] }],
  ['a close of nothing', { ...latest, closes: [{ day: '2026-02-03', close: 0 }] }],
  ['a range upside down', { ...latest, open: 31, high: 30, low: 32 }],
  ['an opening outside the range', { ...latest, open: 33, high: 32, low: 30 }],
  ['a history that is none', { ...latest, closes: 'x' }],
  ['null', null],
])('%s is refused', (_name, document) => {
  expect(() => readQuoteFeed(JSON.stringify(document))).toThrow();
});
