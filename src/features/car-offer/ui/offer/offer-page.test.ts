import { beforeAll, expect, test } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import type { LocationsPort } from '#features/locations/model/ports.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import type { BoardLine, PriceBoard } from '#features/prices/model/price-board.ts';
import { pathTo } from '#site/paths.ts';
import { startFixture } from '#tests/server/support/app-fixture.ts';
import { readOfferPage } from './offer-page.server.ts';

const now = () => Date.parse('2026-11-24T20:00:00Z');
let locations: LocationsPort;
beforeAll(async () => {
  const site = await startFixture({ now });
  locations = site.locations;
  site.remove();
});

const line = (price: number | null, unit: BoardLine['unit']): BoardLine => ({
  ...{ grade: 'car-bodies', unit, price, change: null },
});
const board = (lines: BoardLine[], rest: Partial<PriceBoard> = {}): PriceBoard => ({
  ...{ day: '2026-11-24', currency: 'USD', sample: true, lines, history: () => [] },
  ...rest,
});
const boards = new Map([
  ['texas-city', board([line(180, 'net-ton')])],
  ['tacoma', board([line(null, 'net-ton')])],
  ['surrey-metals', board([])],
]);
/** Every yard buys cars: what is said of papers is asked of all states and provinces with a gate. */
const everywhere: PricesPort = {
  board: async () => null,
  boards: async () =>
    new Map(
      locations.yards
        .filter(({ division }) => division === 'MRB')
        .map(({ id, country }) => [
          id,
          board([line(180, country === 'US' ? 'net-ton' : 'metric-ton')], {
            currency: country === 'US' ? 'USD' : 'CAD',
          }),
        ]),
    ),
  state: () => state,
};
const state = { asOf: '2026-11-24T15:00:00.000Z', ageSeconds: 0, isLastCopy: false, isSample: true };
const port: PricesPort = {
  board: async (yard) => boards.get(yard) ?? null,
  boards: async () => boards,
  state: () => state,
};
const read = (query: string, prices = port) =>
  readOfferPage(new URLSearchParams(query), { prices, locations });
const car = 'zip=77002&year=2004&make=Harrow&model=Avocet';

test('nothing is asked, nothing is wrong, and no figure is shown', async () => {
  const page = await read('');
  expect([page.isAsked, page.offer, page.papers]).toEqual([false, null, null]);
  expect(Object.values(page.faults).every((fault) => fault === null)).toBe(true);
});

test('an offer has every step of its reckoning, its yard, its day and the seven days it holds', async () => {
  const { offer } = await read(car);
  expect(offer).toMatchObject({
    ...{ car: '2004 Harrow Avocet', place: 'Houston, TX 77002', until: 'December 1, 2026' },
    ...{
      page: pathTo('yard', { parameters: { id: 'texas-city' } }),
      day: 'November 24, 2026',
      free: '30 miles',
      isNothing: false,
    },
  });
  expect(offer?.steps).toEqual([
    'curb|3,000 pounds|3,500 pounds',
    'tons|1.50|1.75',
    'price|$180|$180',
    'metal|$270|$315',
    expect.stringMatching(/^tow\|/),
    `offer|${offer?.low}|${offer?.high}`,
  ]);
});

test('the papers are those of the state, and what helps where the title is not there', async () => {
  const { papers } = await read(`${car}&title=lost`);
  expect(papers?.notice).toMatch(/TxDMV/);
  expect(papers?.help).toMatch(/duplicate title/);
  expect((await read(car)).papers?.help).toBe('');
});

test.each([
  ['84101', /Division of Motor Vehicles/],
  ['48201', /Secretary of State/],
  ['35203', /Department of Revenue/],
])(
  'the papers of a car near %s say what the guide found for its state, also where that is nothing',
  async (zip, words) => {
    expect((await read(car.replace('77002', zip), everywhere)).papers?.notice).toMatch(words);
  },
);

test.each([
  ['V5K 0A1', /APV9T/],
  ['T2P 1J9', /REG3126/],
])('near %s in Canada the papers are those of the province, and no title is asked for', async (zip, form) => {
  const { papers } = await read(car.replace('77002', encodeURIComponent(zip)), everywhere);
  expect(papers?.notice).toMatch(form);
  const [title] = papers?.items ?? [];
  expect(title?.text).toMatch(/^Registration or ownership document/);
});

test.each([
  ['year=2004&model=Avocet', { zip: 'required' }],
  [car.replace('77002', '00000'), { zip: 'unknown' }],
  [car.replace('77002', 'Springfield'), { zip: 'several' }],
  [car.replace('77002', '99501'), { zip: 'far' }],
  [car.replace('2004', '1776'), { year: 'early' }],
  [car.replace('Avocet', 'Zeppelin'), { body: 'unknown' }],
  [`${car}&vin=1M8GDM9A5KP042788`, { vin: { kind: 'digit', expected: 'X', found: '5' } }],
])('%s: no figure is shown, and what is wrong is named', async (query, faults) => {
  const page = await read(query);
  expect(page.faults).toMatchObject(faults);
  expect([page.offer, page.papers]).toEqual([null, null]);
});

test('a yard that says its price only when asked makes no offer', async () => {
  expect((await read(car.replace('77002', '98402'))).faults.zip).toBe('far');
});

test('while prices do not arrive it says so, and calls nothing wrong that is right', async () => {
  const failing: PricesPort = {
    board: () => Promise.reject(new SourceFailed('prices')),
    boards: () => Promise.reject(new SourceFailed('prices')),
    state: () => null,
  };
  expect(await read(car, failing)).toMatchObject({ isFailed: true, offer: null, faults: { zip: null } });
});
