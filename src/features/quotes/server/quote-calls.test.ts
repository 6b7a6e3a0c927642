import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ now: () => Date.parse('2026-11-20T23:00:00Z') });
});
afterAll(() => site.remove());

const call = async (path: string, method = 'GET') => {
  const response = await site.get(`${english}${path}`, {}, method);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

test('the latest quote is the one item of a list, and asked for anew', async () => {
  const { status, headers, body } = await call(quoteCall);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(body).toHaveLength(1);
  expect(Object.keys(body[0])).toEqual([
    'symbol',
    'lastTrade',
    'changeNumber',
    'changePercent',
    'exchange',
    'date',
    'sample',
  ]);
});

test('a day is answered with its quote, a closed one with the day before it', async () => {
  expect((await call(`${quoteCall}/2026-11-18`)).body).toMatchObject([
    { date: '2026-11-18T21:00:00.000Z', closed: false },
  ]);
  expect((await call(`${quoteCall}/2026-11-15`)).body).toMatchObject([
    { date: '2026-11-13T21:00:00.000Z', requestedDate: '2026-11-15', closed: true },
  ]);
});

test.each(['2026-02-30', '2026-1-1', 'today', '20261118', '2026-11-18%00', "2026-11-18'--"])(
  '%s is refused as no day',
  async (day) => {
    const { status, headers, body } = await call(`${quoteCall}/${day}`);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(body).toMatchObject({ error: 'quote.day' });
  },
);

test.each(['2026-11-21', '2019-01-02', '9999-12-31'])('nothing is known of %s', async (day) => {
  expect((await call(`${quoteCall}/${day}`)).status).toBe(404);
});

test('quotes are only read', async () => {
  expect((await site.get(`${english}${quoteCall}`, {}, 'POST')).status).toBe(405);
});
