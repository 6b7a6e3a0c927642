import { afterAll, beforeAll, expect, test } from 'vitest';
import { injections } from '#tests/server/corpus/injection-strings.ts';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { vehiclesCall, vehiclesOnPage } from '../model/vehicles-call.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ now: () => Date.parse('2026-11-24T20:00:00Z') });
});
afterAll(() => site.remove());

const ask = async (parameters: Record<string, string>, origin = english, method = 'GET') => {
  const response = await site.get(`${origin}${vehiclesCall}?${new URLSearchParams(parameters)}`, {}, method);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
type Told = {
  make: string;
  year: number;
  arrived: string;
  isNew: boolean;
  yard: { id: string; page: string };
};

test('vehicles are told a page at a time, the latest arrival first, with yard, row and whether they are new', async () => {
  const { status, headers, body } = await ask({});
  expect([status, headers.get('cache-control'), headers.get('data-as-of')]).toEqual([
    200,
    'no-store',
    '2026-11-24T20:00:00.000Z',
  ]);
  expect(body).toMatchObject({ sample: true, unit: 'mile', page: 1 });
  expect(body.vehicles).toHaveLength(vehiclesOnPage);
  expect(body.pages).toBe(Math.ceil(body.count / vehiclesOnPage));
  expect(body.vehicles[0]).toMatchObject({ arrived: '2026-11-24', isNew: true, distance: null });
  const last = (await ask({ page: String(body.pages) })).body;
  expect(last.vehicles.length).toBe(body.count - (body.pages - 1) * vehiclesOnPage);
  expect((await ask({ page: String(body.pages + 1) })).body.error).toBe('vehicle.page');
});

test('it is asked by make, years, yard and week, in the language of the request', async () => {
  const { body } = await ask({ make: 'foothill', from: '2000', to: '2012', yard: 'houston' }, spanish);
  expect(body.count).toBeGreaterThan(0);
  for (const { make, year, yard } of body.vehicles as Told[]) {
    expect([make, yard.id, yard.page]).toEqual(['Foothill', 'houston', '/instalaciones/centro/houston']);
    expect(year >= 2000 && year <= 2012).toBe(true);
  }
  const fresh: Told[] = (await ask({ new: '1' })).body.vehicles;
  expect(fresh.every(({ isNew }) => isNew)).toBe(true);
});

test('near a place the nearest yard comes first', async () => {
  const { body } = await ask({ near: '77002', model: 'clover' });
  const away: number[] = body.vehicles.map(({ distance }: { distance: number }) => distance);
  expect(away).toEqual([...away].sort((one, other) => one - other));
  expect(away[0]).toBeLessThan(20);
});

test.each([
  [{ from: 'x' }, 400, 'vehicle.year'],
  [{ from: '2010', to: '2000' }, 400, 'vehicle.year'],
  [{ yard: 'tacoma' }, 404, 'vehicle.yard'],
  [{ yard: '__proto__' }, 404, 'vehicle.yard'],
  [{ near: 'nowhere at all' }, 400, 'vehicle.near'],
  [{ near: '' }, 400, 'vehicle.near'],
  [{ page: '0' }, 404, 'vehicle.page'],
  [{ page: '1e3' }, 404, 'vehicle.page'],
])('%o is refused', async (parameters, status, error) => {
  const answer = await ask(parameters as Record<string, string>);
  expect([answer.status, answer.body.error]).toEqual([status, error]);
});

test('whatever a stranger sends, nothing breaks and nothing of it comes back', async () => {
  for (const text of injections) {
    for (const name of ['make', 'model', 'yard', 'near', 'from', 'page', 'new']) {
      const response = await site.get(
        `${english}${vehiclesCall}?${new URLSearchParams({ [name]: text, make: text })}`,
      );
      expect(response.status).toBeLessThan(500);
      if (text.length > 8) expect(await response.text()).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  }
});

test('vehicles are only read', async () => {
  expect((await ask({}, english, 'POST')).status).toBe(405);
});
