import { afterAll, beforeAll, expect, test } from 'vitest';
import { injections } from '#tests/server/corpus/injection-strings.ts';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { pricesCall } from '../model/prices-call.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ now: () => Date.parse('2026-11-20T23:00:00Z') });
});
afterAll(() => site.remove());

const ask = async (parameters: Record<string, string>, origin = english, method = 'GET') => {
  const response = await site.get(`${origin}${pricesCall}?${new URLSearchParams(parameters)}`, {}, method);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
type Told = { id: string; country: string; price: number | null; distance: number | null };

test('one metal is told of all yards, the best pay first within each country', async () => {
  const { status, headers, body } = await ask({ metal: 'copper-1' });
  expect([status, headers.get('cache-control'), headers.get('data-as-of')]).toEqual([
    200,
    'no-store',
    '2026-11-20T23:00:00.000Z',
  ]);
  expect(body).toMatchObject({ metal: 'copper-1', sample: true, unit: 'mile' });
  const yards: Told[] = body.yards;
  expect(yards.length).toBeGreaterThan(40);
  expect(yards.findIndex(({ country }) => country === 'CA')).toBe(
    yards.filter(({ country }) => country === 'US').length,
  );
  for (const country of ['US', 'CA']) {
    const paid = yards.filter((yard) => yard.country === country).map(({ price }) => price ?? 0);
    expect(paid).toEqual([...paid].sort((one, other) => other - one));
  }
  expect(yards.every(({ distance }) => distance === null)).toBe(true);
});

test('the price is that of the yard’s own board', async () => {
  const { body } = await ask({ metal: 'heavy-steel-1' });
  const line = (await site.prices.board('tacoma'))?.lines.find(({ grade }) => grade === 'heavy-steel-1');
  const told = body.yards.find(({ id }: Told) => id === 'tacoma');
  expect(told).toMatchObject({ price: line?.price, change30: line?.change, page: '/locations/yard/tacoma' });
  expect(told.weeks.at(-1).price).toBe(line?.price);
  const other = (await ask({ metal: 'heavy-steel-1' }, spanish)).body.yards[0];
  expect(other.page).toBe(`/instalaciones/centro/${other.id}`);
});

test('near a place the nearest come first, in the miles or kilometers of its country', async () => {
  const texas = (await ask({ metal: 'copper-1', near: '77002' })).body;
  const away: number[] = texas.yards.map(({ distance }: Told) => distance);
  expect([texas.unit, texas.yards[0].id, away[0]]).toEqual(['mile', 'texas-city', 38]);
  expect(away).toEqual([...away].sort((one, other) => one - other));
  const surrey = (await ask({ metal: 'copper-1', near: ' v3w ' })).body;
  expect([surrey.unit, surrey.yards[0].country]).toEqual(['kilometer', 'CA']);
});

test.each(['', 'gold', 'converters-by-model', '__proto__', 'copper-1,cans'])(
  'no yard prices “%s”',
  async (metal) => {
    const { status, body } = await ask({ metal });
    expect([status, body.error]).toEqual([404, 'price.metal']);
  },
);

test.each(['', '   ', 'nowhere at all', '00000', 'Texas', 'Springfield', 'x'.repeat(201), '\u0000'])(
  '“%s” is no place to measure from',
  async (near) => {
    const { status, body } = await ask({ metal: 'copper-1', near });
    expect([status, body.error]).toEqual([400, 'price.near']);
  },
);

test('whatever a stranger sends, nothing breaks and nothing of it comes back', async () => {
  for (const text of injections) {
    const both: Record<string, string>[] = [{ metal: text }, { metal: 'copper-1', near: text }];
    for (const parameters of both) {
      const response = await site.get(`${english}${pricesCall}?${new URLSearchParams(parameters)}`);
      expect(response.status).toBeLessThan(500);
      if (text.length > 8) expect(await response.text()).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  }
});

test('prices are only read', async () => {
  const { status } = await ask({ metal: 'copper-1' }, english, 'POST');
  expect(status).toBe(405);
});
