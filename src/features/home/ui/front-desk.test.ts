import { expect, test } from 'vitest';
import type { EventsPort, InvestorEvent } from '#features/events/model/events.ts';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import type { LocationsPort } from '#features/locations/model/ports.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import type { PriceBoard } from '#features/prices/model/price-board.ts';
import { readFrontDesk } from './front-desk.server.ts';

const board: PriceBoard = {
  day: '2026-11-24',
  currency: 'USD',
  lines: [{ grade: 'copper-1', unit: 'pound', price: 3.9, change: -1.25 }],
  history: () => [],
  sample: true,
};
const ports = {
  // Tuesday, 10:40 in the morning in Chicago.
  locations: { now: () => Date.parse('2026-11-24T16:40:00Z') } as LocationsPort,
  prices: { boards: async () => new Map([['a', board]]), state: () => null } as unknown as PricesPort,
  events: {
    list: async () => ({
      upcoming: [{ id: '7', title: 'Annual meeting', startsAt: '2027-01-20T02:00:00Z' } as InvestorEvent],
      past: [],
    }),
  } as unknown as EventsPort,
};
const fails = () => Promise.reject(new SourceFailed('test'));

test('every fact comes with its day or its moment', async () => {
  const { gates, paid, next } = await readFrontDesk(ports);
  expect(gates.moment).toBe('Tuesday, 8:40\u00a0a.m. PST');
  expect(Number(gates.open)).toBeGreaterThan(20);
  expect(paid).toMatchObject([
    { metal: 'copper', range: '$3.90', change: '−1.3%', trend: 'down', day: 'Nov 24, 2026' },
  ]);
  // Still the evening before in the east of the United States.
  expect(next).toMatchObject({ day: 'Jan 19, 2027', title: 'Annual meeting' });
});

test('what a source does not answer is left out, and the rest stays', async () => {
  const noPrices = await readFrontDesk({ ...ports, prices: { ...ports.prices, boards: fails } });
  expect([noPrices.paid, noPrices.next?.title]).toEqual([[], 'Annual meeting']);
  const noEvents = await readFrontDesk({ ...ports, events: { ...ports.events, list: fails } });
  expect([noEvents.paid.length, noEvents.next]).toEqual([1, null]);
});

test('at night the count says when the first gate opens', async () => {
  const at = Date.parse('2026-11-24T08:00:00Z');
  const { gates } = await readFrontDesk({ ...ports, locations: { now: () => at } as LocationsPort });
  expect(gates.open).toBe('0');
  expect(gates.next).toMatch(/^Tuesday, \d+:\d\d\sa\.m\. [A-Z]+$/);
  expect(gates.moment).toBeNull();
});
