import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { createSampleQuotes } from './quotes.ts';

const at = (iso: string) => createSampleQuotes({ now: () => Date.parse(iso) });

describe('the latest quote', () => {
  test.each([
    ['twenty minutes ago while shares are traded', '2026-11-20T17:00:00Z', '2026-11-20T16:40:00.000Z'],
    ['the close after trading', '2026-11-20T23:00:00Z', '2026-11-20T21:00:00.000Z'],
    ['the close until the delayed opening', '2026-11-20T14:45:00Z', '2026-11-19T21:00:00.000Z'],
    ['the first price at the delayed opening', '2026-11-20T14:50:00Z', '2026-11-20T14:30:00.000Z'],
    ['Friday’s close on a Sunday', '2026-11-22T18:00:00Z', '2026-11-20T21:00:00.000Z'],
    ['the day before’s close on a holiday', '2026-11-26T18:00:00Z', '2026-11-25T21:00:00.000Z'],
  ])('is %s', async (_name, now, date) => {
    const [quote, ...others] = await at(now).latest();
    expect(others).toEqual([]);
    expect(quote?.date).toBe(date);
  });

  test('has the configured name, says that it is a sample, and reckons from the close before', async () => {
    const [quote] = await at('2026-11-20T23:00:00Z').latest();
    const before = await at('2026-11-20T23:00:00Z').onDay('2026-11-19');
    expect(quote).toMatchObject({
      symbol: brand.ticker.symbol,
      exchange: brand.ticker.exchange,
      sample: true,
    });
    expect(quote?.changeNumber).toBeCloseTo((quote?.lastTrade ?? 0) - (before?.lastTrade ?? 0), 2);
    const percent = ((quote?.changeNumber ?? 0) / (before?.lastTrade ?? 1)) * 100;
    expect(quote?.changePercent).toBeCloseTo(percent, 1);
  });
});

describe('the quote of a day', () => {
  const quotes = at('2026-11-20T23:00:00Z');

  test('is that day’s close', async () => {
    expect(await quotes.onDay('2026-11-18')).toMatchObject({
      date: '2026-11-18T21:00:00.000Z',
      requestedDate: '2026-11-18',
      closed: false,
    });
  });

  test('is the trading day before’s when nothing was traded, and says so', async () => {
    expect(await quotes.onDay('2026-11-15')).toMatchObject({
      date: '2026-11-13T21:00:00.000Z',
      requestedDate: '2026-11-15',
      closed: true,
    });
  });

  test('is the day before’s while today’s trading has not begun', async () => {
    expect(await at('2026-11-20T12:00:00Z').onDay('2026-11-20')).toMatchObject({
      date: '2026-11-19T21:00:00.000Z',
      closed: true,
    });
  });

  test.each(['2026-11-21', '2030-01-01', '2023-11-19', '1911-01-01'])('is unknown for %s', async (day) => {
    expect(await quotes.onDay(day)).toBeNull();
  });

  test('is known three years back', async () => {
    expect(await quotes.onDay('2023-11-20')).not.toBeNull();
  });
});

describe('three years of prices', () => {
  const quotes = at('2026-11-20T18:00:00Z');

  test('are the closes of all trading days that are over', async () => {
    const series = await quotes.series();
    expect(series?.closes[0]?.day).toBe('2023-11-20');
    expect(series?.closes.at(-1)?.day).toBe('2026-11-19');
    expect(series?.closes.length).toBeGreaterThan(745);
    const evening = await at('2026-11-20T23:00:00Z').series();
    expect(evening?.closes.at(-1)?.day).toBe('2026-11-20');
  });

  test('agree with the quotes of their days', async () => {
    const series = await quotes.series();
    for (const { day, close } of series?.closes.slice(-30) ?? [])
      expect(await quotes.onDay(day)).toMatchObject({ lastTrade: close, closed: false, tradingDate: day });
  });

  test('hold today’s range so far, with the latest price in it, and that of 52 weeks around it', async () => {
    const [series, [latest]] = [await quotes.series(), await quotes.latest()];
    const { low = 0, high = 0, open = 0, volume } = series?.day ?? {};
    for (const price of [latest?.lastTrade ?? 0, open]) {
      expect(price).toBeGreaterThanOrEqual(low);
      expect(price).toBeLessThanOrEqual(high);
    }
    expect(series?.year?.low).toBeLessThanOrEqual(low);
    expect(series?.year?.high).toBeGreaterThanOrEqual(high);
    expect(volume).toBeGreaterThan(0);
    expect((await at('2026-11-20T20:00:00Z').series())?.day?.volume).toBeGreaterThan(volume ?? 0);
  });

  test('hold the dividends of those years', async () => {
    const dividends = (await quotes.series())?.dividends ?? [];
    expect(dividends.length).toBeGreaterThanOrEqual(11);
    expect(dividends.at(-1)).toEqual({ exDividend: '2026-11-16', dollars: 0.19 });
  });
});

test('trading is over at one on the day after Thanksgiving', async () => {
  const [quote] = await at('2026-11-27T20:00:00Z').latest();
  expect(quote?.date).toBe('2026-11-27T18:00:00.000Z');
});

test('a closed day says why, which holiday it was, and what came before', async () => {
  expect(await at('2026-11-28T20:00:00Z').onDay('2026-11-26')).toMatchObject({
    closed: true,
    closedReason: 'holiday',
    holiday: 'thanksgiving',
    tradingDate: '2026-11-25',
    previousTradingDate: '2026-11-24',
  });
});

test('a day that closed like the one before has no change, and no minus before it', async () => {
  const day = await at('2026-11-20T23:00:00Z').onDay('2025-07-24');
  const before = await at('2026-11-20T23:00:00Z').onDay('2025-07-23');
  expect(day?.lastTrade).toBe(before?.lastTrade);
  expect([Object.is(day?.changeNumber, 0), Object.is(day?.changePercent, 0)]).toEqual([true, true]);
});
