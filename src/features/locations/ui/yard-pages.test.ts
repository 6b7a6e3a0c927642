import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { createSampleBoards } from '#features/prices/model/price-board.ts';
import { loader as locationsPage } from '#pages/locations/locations.tsx';
import { answerSearch } from '../model/answer-search.ts';
import { opensOn } from '../model/opening.ts';
import type { LocationsPort } from '../model/ports.ts';
import { readPostalIndex } from '../model/postal-index.ts';
import { takesGrade } from '../model/taken-materials.ts';
import { yardName } from '../model/yard.ts';
import { readSearchAnswer } from './search-answer.server.ts';
import { readYardPage } from './yard.server.ts';
import { readLine } from './yard-line.ts';
import { readYardGroups, readYardWords } from './yards.server.ts';

const index = readPostalIndex(
  [
    '04101\t43660\t-70259\tPortland\tME',
    '97201\t45508\t-122690\t\tOR',
    '97204\t45518\t-122674\t\t',
    'V3W\t49190\t-122849\tSurrey\tBC',
    '96813\t21310\t-157860\tHonolulu\tHI\n',
  ].join('\n'),
);
const { yards } = readYardWords();
const boards = createSampleBoards(
  [
    { id: 'copper-1', per: 'pound', around: 3.75, daily: 0.009 },
    { id: 'rail', per: 'ton', around: null, daily: 0 },
  ],
  new Map([
    ['copper-1', { id: 'copper-1', family: 'copper' }],
    ['rail', { id: 'rail', family: 'iron-and-steel' }],
  ]),
  { opensOn, takesGrade },
);
/** A Friday afternoon in Portland. */
const now = Date.parse('2026-11-20T23:00:00Z');
const locations: LocationsPort = {
  yards,
  yard: (id) => yards.find((yard) => yard.id === id) ?? null,
  search: (text, divisions, isMeant) =>
    answerSearch(text, divisions, { yards, index, nameOf: yardName, isMeant }),
  prices(id) {
    const yard = yards.find((each) => each.id === id);
    return yard ? boards.boardOf(yard, now) : null;
  },
  now: () => now,
};
const answer = (query: string) => readSearchAnswer(new URLSearchParams(query), locations);

test('a search shows its yards with distance and state, and where distances are measured from', () => {
  const { kind, radius, origin, yards: found, counts } = answer('zip=97204&div=MRB,SMB');
  expect([kind, radius, origin?.place]).toEqual(['near', '25 miles', 'Portland, OR 97204']);
  expect(found[0]).toMatchObject({
    id: 'portland-ingot-ferry',
    to: '/locations/yard/portland-ingot-ferry',
    kind: 'Metals yard',
    town: 'Portland, OR 97203',
    state: { isOpen: true, closes: '6:00\u00a0p.m.' },
  });
  expect(found[0]?.distance).toMatch(/^\d+(\.\d)? miles$/);
  expect(counts?.metals).toBe(found.length);
});

test('a Canadian search is told in kilometers', () => {
  expect(answer('zip=V3W&div=').radius).toMatch(/ kilometers$/);
});

test('a choice of cities repeats the kinds that were asked for', () => {
  const { kind, choices } = answer('zip=Portland&div=ARB');
  expect(kind).toBe('choose');
  expect(choices[0]).toEqual({ name: 'Portland, OR', to: '/locations/search?zip=Portland%2C+OR&div=ARB' });
});

test('where nothing is near, the nearest stand in', () => {
  const { radius, yards: found } = answer('zip=96813');
  expect([radius, found.length]).toEqual([null, 3]);
});

test.each(['', 'zip=', 'zip=xyzzy', 'zip=%00'])('%j is answered with every yard', (query) => {
  const { groups } = answer(query);
  expect(groups.flatMap((group) => group.yards).length).toBe(yards.length);
});

test('a search for a thing is answered by yards that take it, and every way on keeps the thing', () => {
  const { takes, yards: found, othersTo } = answer('zip=97204&div=MRB,SMB&takes=titanium');
  expect(takes).toEqual({
    id: 'titanium',
    name: expect.any(String),
    withoutIt: '/locations/search?zip=97204&div=MRB%2CSMB',
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) expect(locations.yard(id)?.without).not.toContain('titanium');
  expect(othersTo).toMatch(/&takes=titanium$/);
  const all = answer('zip=&takes=titanium').groups.flatMap((group) => group.yards);
  const takers = yards.filter(
    ({ families, without }) => families.includes('stainless') && !without.includes('titanium'),
  );
  expect(all.length).toBe(takers.length);
  expect(answer('zip=Portland&takes=titanium').choices[0]?.to).toMatch(/&takes=titanium$/);
});

test.each(['nothing', '__proto__', '', 'television'])(
  '%j is taken by nobody and asked for by nobody',
  (id) => {
    expect(answer(`zip=97204&takes=${id}`).takes).toBeNull();
  },
);

test('a whole thing is taken where one of its grades is', () => {
  const ids = answer('zip=&takes=washing-machine').groups.flatMap((group) =>
    group.yards.map((line) => readLine(line).id),
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(locations.yard(id)?.division).toBe('MRB');
});

test('the list of all has each yard once, in the state where it is', () => {
  const groups = readYardGroups();
  expect(groups.map(({ name }) => name)).toContain('British Columbia');
  const ids = groups.flatMap((group) => group.yards.map((line) => readLine(line).id));
  expect([...ids].sort()).toEqual(yards.map(({ id }) => id).sort());
});

test('every yard has a page with hours, a way there, and all words', () => {
  for (const { id, division } of yards) {
    const page = readYardPage(id, locations);
    expect(page?.hours.rows).toHaveLength(7);
    expect([id, page?.prices !== null]).toEqual([id, division === 'MRB']);
    expect(
      [...(page?.way.terms ?? []), ...(page?.hours.terms ?? [])].filter(({ text }) => text === ''),
    ).toEqual([]);
    // A code that no words were found for would stand there as it is.
    expect(page?.offers.items.filter((item) => item.text === item.id)).toEqual([]);
    expect(page?.near).toHaveLength(3);
  }
  expect(readYardPage('nowhere', locations)).toBeNull();
});

test('what a yard does not take is pointed to where it is taken', () => {
  const missing = readYardPage('roseburg', locations)?.takes.missing ?? [];
  expect(missing.map(({ id }) => id)).toContain('titanium');
  expect(missing.find(({ id }) => id === 'titanium')?.elsewhere).toMatchObject({
    to: expect.stringMatching(/^\/locations\/yard\//),
    distance: expect.stringMatching(/ miles?$/),
  });
});

test('a holiday is named in the week and as the next one', () => {
  const page = readYardPage('tacoma', locations);
  expect(page?.hours.rows.find(({ id }) => id === '2026-11-26')?.hours).toBe('Closed: Thanksgiving');
  expect(page?.hours.terms.find(({ id }) => id === 'next')?.text).toBe('Thanksgiving, November 26, 2026');
});

test('prices are written with their unit, by family, and what only the yard says says so', () => {
  const { families = [] } = readYardPage('tacoma', locations)?.prices ?? {};
  expect(families.map(({ id }) => id)).toEqual(['iron-and-steel', 'copper']);
  const [rail, copper] = families.map(({ rows }) => rows[0]);
  expect(copper).toMatchObject({ price: expect.stringMatching(/^\$\d\.\d\d$/), unit: 'pound' });
  expect(rail).toMatchObject({ price: 'Ask the yard', change: '' });
});

test('a history is that of the grade asked for, a price a week; an unknown grade is the first with a price', () => {
  for (const asked of ['copper-1', 'nothing', 'rail', null]) {
    const history = readYardPage('tacoma', locations, asked)?.prices?.history;
    expect(history).toMatchObject({ grade: 'copper-1', unit: 'pound', currency: 'USD', digits: 2 });
    expect(history?.weeks.length).toBeGreaterThanOrEqual(13);
    expect(history?.weeks.at(-1)?.id).toBe('2026-11-20');
  }
});

test('a notice is shown on its days, and the hours and the gate say what it says', () => {
  const snow = { ...locations, now: () => Date.parse('2026-11-21T19:00:00Z') };
  const page = readYardPage('kamloops', snow);
  expect(page?.notices).toEqual([expect.objectContaining({ id: 'kamloops-snow', title: 'Closed for snow' })]);
  expect(page?.hours.rows[0]?.hours).toBe('Closed (not the usual hours)');
  expect(page?.card.state).toMatchObject({ isOpen: false, opens: '10:00\u00a0a.m.', opensDay: 'Monday' });
  expect(readYardPage('tacoma', snow)?.notices).toEqual([]);
});

test('every yard has a card with its week and what to bring', () => {
  for (const { id } of yards) {
    const { week = [], bring = [] } = readYardPage(id, locations)?.wallet ?? {};
    expect(week.length).toBeGreaterThan(0);
    expect(bring.length).toBeGreaterThan(0);
  }
  const { week, bring } = readYardPage('tacoma', locations)?.wallet ?? {};
  expect(week?.map(({ days }) => days)).toEqual(['Monday–Friday', 'Saturday', 'Sunday']);
  expect(bring?.map(({ text }) => text)).toContain('A current government ID with your picture.');
});

test('directions lead to the yard in four kinds of maps', () => {
  const links = readYardPage('tacoma', locations)?.way.links ?? [];
  expect(links.map(({ href }) => new URL(href).host || new URL(href).protocol)).toEqual([
    'www.google.com',
    'maps.apple.com',
    'www.openstreetmap.org',
    'geo:',
  ]);
  const { latitude, longitude } = locations.yard('tacoma') ?? {};
  for (const { href } of links) expect(decodeURIComponent(href)).toContain(`${latitude},${longitude}`);
});

test.each([
  ['2026-12-13T20:00:00Z', []],
  ['2026-12-14T20:00:00Z', ['christmas-eve']],
  ['2026-12-25T07:59:00Z', ['christmas-eve']],
  ['2026-12-25T08:01:00Z', []],
])('at %s the page of all locations says what holds at every gate', (moment, ids) => {
  const context = new RouterContextProvider();
  const ports = { locations: { ...locations, now: () => Date.parse(moment) } };
  context.set(requestContext, { ports } as unknown as RequestContext);
  const { notices } = locationsPage({ context } as unknown as LoaderFunctionArgs);
  expect(notices.map(({ id }) => id)).toEqual(ids);
});

test('without a server the page of all locations brings its words for the index of the search', () => {
  const page = locationsPage({ context: new RouterContextProvider() } as unknown as LoaderFunctionArgs);
  expect([page.notices, page.groups.length > 0]).toEqual([[], true]);
});
