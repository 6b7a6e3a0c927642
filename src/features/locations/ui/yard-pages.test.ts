import { gzipSync } from 'node:zlib';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { brand } from '#brand';
import { createSampleBoards } from '#features/prices/model/price-board.ts';
import type { KnownBoard } from '#features/prices/ui/board.server.ts';
import { addMessages } from '#i18n/i18n.ts';
import { loader as locationsPage } from '#pages/locations/locations.tsx';
import { pathTo } from '#site/paths.ts';
import { messages } from '../../../../locales/eng/locations.po';
import { messages as routeMessages } from '../../../../locales/eng/routes.po';
import { answerSearch } from '../model/answer-search.ts';
import { marksApart } from '../model/area-map.ts';
import { opensOn } from '../model/opening.ts';
import { outlinesIn } from '../model/outlines.ts';
import type { LocationsPort } from '../model/ports.ts';
import { readPostalIndex } from '../model/postal-index.ts';
import { takesGrade } from '../model/taken-materials.ts';
import { yardName } from '../model/yard.ts';
import { loadMaps } from '../server/maps.ts';
import { readSearchAnswer } from './search-answer.server.ts';
import { readYardPage } from './yard.server.ts';
import { readLine } from './yard-line.ts';
import { readYardGroups, readYardWords } from './yards.server.ts';

addMessages(messages);
addMessages(routeMessages);
const index = readPostalIndex(
  [
    '04101\t43660\t-70259\tPortland\tME',
    '97201\t45508\t-122690\t\tOR',
    '97204\t45518\t-122674\t\t',
    '77002\t29756\t-95365\tHouston\tTX',
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
const maps = await loadMaps(process.cwd());
/** A Friday afternoon in Portland. */
const now = Date.parse('2026-11-20T23:00:00Z');
const priceOf = (id: string): KnownBoard => {
  const yard = yards.find((each) => each.id === id);
  return { board: yard ? boards.boardOf(yard, now) : null, isFailed: false, lastCopyOf: null };
};
const locations: LocationsPort = {
  yards,
  // As the server gives it: with what notices say of its hours, and so not the very object of the list.
  yard: (id) => structuredClone(yards.find((yard) => yard.id === id) ?? null),
  search: (text, divisions, isMeant) =>
    answerSearch(text, divisions, { yards, index, nameOf: yardName, isMeant }),
  land: (bounds) => ({ ...index.within(bounds), outlines: outlinesIn(maps, bounds) }),
  now: () => now,
};
const pageOf = (id: string, grade: string | null = null, yardsOf = locations) =>
  readYardPage(id, yardsOf, priceOf(id), grade);
const answer = (query: string) => readSearchAnswer(new URLSearchParams(query), locations);

test('the map of a yard has its neighborhood: rings, and every other yard within sixty miles as a link', () => {
  const map = pageOf('tacoma')?.map;
  expect(map?.rings.map(({ id }) => id)).toEqual(['10', '25', '50']);
  expect(map?.place).not.toBeNull();
  expect(map?.marks.length).toBeGreaterThan(2);
  for (const { id, to, detail } of map?.marks ?? []) {
    expect(to).toBe(pathTo('yard', { parameters: { id } }));
    expect(detail).toMatch(/ miles$/);
  }
  expect(map?.marks.some(({ id }) => id === 'tacoma')).toBe(false);
  expect(map?.legend).toMatch(/^The diamond is this yard\. Rings: 10 miles, 25 miles, and 50 miles\./);
  expect(pageOf('surrey')?.map.ground.abroad).toMatch(/^M/);
});

test('a search shows its yards with distance and state, and where distances are measured from', () => {
  const { kind, radius, origin, yards: found, counts } = answer('zip=97204&div=MRB,SMB');
  expect([kind, radius, origin?.place]).toEqual(['near', '25 miles', 'Portland, OR 97204']);
  expect(found[0]).toMatchObject({
    id: 'portland-ingot-ferry',
    to: pathTo('yard', { parameters: { id: 'portland-ingot-ferry' } }),
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

test('a name of several cities is taken for the likeliest, and the others repeat the kinds that were asked for', () => {
  const { kind, origin, choices } = answer('zip=Portland&div=MRB,SMB');
  expect([kind, origin?.place]).toEqual(['near', 'Portland, OR']);
  expect(choices).toEqual([
    {
      name: 'Portland, ME',
      region: 'ME',
      to: pathTo('location-search', { search: { zip: 'Portland, ME', div: 'MRB,SMB' } }),
    },
  ]);
});

test('where nothing is near, the nearest stand in, and it is said how far was looked', () => {
  const { radius, within, yards: found } = answer('zip=96813');
  expect([radius, within, found.length]).toEqual(['250 miles', 0, 3]);
});

test('whichever kind is chosen, the circle is the same and so is every number', () => {
  const answers = ['MRB,SMB', 'ARB', ''].map((div) => answer(`zip=77002&div=${div}`));
  const [{ radius, counts, nearest } = expect.fail()] = answers;
  for (const each of answers) expect(each).toMatchObject({ radius, counts });
  expect(nearest).toMatchObject({ name: 'Texas City', distance: '37 miles' });
  // Whoever brings metal must not take a parts yard for one of metals.
  expect(answers[2]?.nearest?.name).toBe(`${brand.brands.autoParts} Houston`);
  expect(answers[0]?.map?.legend).toMatch(
    /^Numbers as in the list\. The diamond is Houston, TX 77002\. Rings: /,
  );
  // Said of the same circle, whatever there is in it.
  const outcomes = ['zip=77002', 'zip=97204&div=MRB,SMB', 'zip=97204&div=ARB', 'zip=96813'].map(
    (query) => answer(query).outcome,
  );
  expect(outcomes).toEqual([
    '1 yard within 50 miles, then the nearest beyond',
    '4 yards within 25 miles',
    'No auto parts yard within 25 miles; these are the nearest.',
    'No metals yard within 250 miles; these are the nearest.',
  ]);
});

test('no mark of a map lies over the place that was asked for', () => {
  for (const zip of ['77002', '97204', '04101', 'V3W']) {
    const { map } = answer(`zip=${zip}`);
    const { x, y } = map?.place ?? expect.fail(`No place for ${zip}.`);
    for (const mark of map?.marks ?? [])
      expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThan(marksApart - 1);
  }
});

test('in a town every yard of the other kind is on the map, and no mark covers a corner of another', () => {
  const { map, within } = answer('zip=77002&div=MRB,SMB');
  const all = answer('zip=77002').yards.map(({ id }) => id);
  expect(within).toBeLessThan(all.length);
  const marks = map?.marks ?? expect.fail('No map.');
  expect(marks.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
  for (const [index, one] of marks.entries())
    for (const other of marks.slice(index + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      expect(apart, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(24);
    }
});

test('the map of an answer has its yards by their numbers, and the place asked for', () => {
  const { map, yards: found } = answer('zip=97204&div=MRB,SMB');
  expect(map?.place).not.toBeNull();
  const numbered = map?.marks.filter(({ isMarked }) => isMarked) ?? [];
  expect(numbered.map(({ id, text, to }) => [id, text, to])).toEqual(
    found.map(({ id, to }, index) => [id, String(index + 1), to]),
  );
  expect(map?.rings.length).toBeGreaterThan(0);
  expect([map?.ground.land, map?.ground.river, map?.ground.county]).toEqual([
    expect.stringMatching(/^M.*z$/),
    expect.stringMatching(/^M[^z]*$/),
    expect.stringMatching(/^M/),
  ]);
  expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(6_000);
  expect(numbered.map(({ detail }) => detail)).toEqual(found.map(({ distance }) => distance));
  // Whose state was asked for starts nowhere.
  expect(answer('zip=Utah').map).toMatchObject({ place: null, rings: [] });
  // A mark at the yard itself would be hidden below a diamond.
  expect(answer('zip=ingot ferry').map?.place).toBeNull();
  expect(answer('zip=xyzzy').map).toBeNull();
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
    withoutIt: pathTo('location-search', { search: { zip: '97204', div: 'MRB,SMB' } }),
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
    const page = pageOf(id);
    expect(page?.hours.rows).toHaveLength(7);
    expect([id, page?.prices !== null]).toEqual([id, division === 'MRB']);
    expect(
      [...(page?.wayFacts?.terms ?? []), ...(page?.hours.terms ?? [])].filter(({ text }) => text === ''),
    ).toEqual([]);
    // A code that no words were found for would stand there as it is.
    expect(page?.offers.items.filter((item) => item.text === item.id)).toEqual([]);
    expect(page?.near).toHaveLength(3);
    // A yard is the diamond in the middle of its own map, and no mark of it.
    expect([page?.map.place === null, page?.map.marks.some((mark) => mark.id === id)]).toEqual([
      false,
      false,
    ]);
    // Where nothing is paid by the grade, somebody is to be called.
    expect([id, (page?.desks.length ?? 0) > 0]).toEqual([id, division !== 'MRB']);
  }
  expect(pageOf('nowhere')).toBeNull();
});

test('a parts yard names who buys cars and who finds parts, and its page is called by its town', () => {
  const { desks = [], guides, trail } = pageOf('houston') ?? {};
  expect(desks.map(({ id, phone }) => [id, phone.display])).toEqual([
    ['cars', brand.phones.cars.display],
    ['parts', brand.phones.parts.display],
  ]);
  expect(guides?.map(({ to }) => to)).toEqual([
    pathTo('car-offer'),
    pathTo('vehicle-inventory', { search: { yard: 'houston' } }),
    pathTo('title-and-paperwork'),
    pathTo('yard-rules'),
  ]);
  expect(trail).toBe('Houston');
});

test('a parts yard shows what five parts cost, with the deposit on the old one; a metals yard shows no part', () => {
  const { parts } = pageOf('houston') ?? {};
  expect(parts?.rows).toHaveLength(5);
  expect(parts?.rows).toContainEqual({ id: 'battery', name: 'Battery', price: '$40.00', core: '$15.00' });
  expect(parts?.rows).toContainEqual({
    id: 'headlight-assembly',
    name: 'Headlight assembly',
    price: '$40.00',
    core: '',
  });
  expect(parts?.to).toBe(pathTo('part-prices'));
  expect(pageOf('tacoma')?.parts).toBeNull();
});

test('five prices that people ask for stand apart from the board, as far as it has them', () => {
  expect(pageOf('tacoma')?.prices?.board?.short).toEqual([
    {
      id: 'copper-1',
      grade: 'No. 1 copper',
      price: expect.stringMatching(/^\$\d\.\d\d a pound$/),
      change: expect.stringMatching(/^\+\d\.\d%$/),
      trend: 'up',
    },
  ]);
});

test('today comes first in the week and is told firmly, closed days quietly', () => {
  const rows = pageOf('tacoma')?.hours.rows ?? [];
  expect(rows.map(({ tone }) => tone)).toEqual([
    'strong',
    undefined,
    'muted',
    undefined,
    undefined,
    undefined,
    'muted',
  ]);
});

test('what a yard does not take is pointed to where it is taken', () => {
  const missing = pageOf('roseburg')?.takes?.missing ?? [];
  expect(missing.map(({ id }) => id)).toContain('titanium');
  expect(missing.find(({ id }) => id === 'titanium')?.elsewhere).toMatchObject({
    to: expect.toBeOneOf(yards.map(({ id }) => pathTo('yard', { parameters: { id } }))),
    distance: expect.stringMatching(/ miles?$/),
  });
});

test('a holiday is named in the week and as the next one', () => {
  const page = pageOf('tacoma');
  expect(page?.hours.rows.find(({ id }) => id === '2026-11-26')?.text).toBe('Closed: Thanksgiving');
  expect(page?.hours.terms.find(({ id }) => id === 'next')?.text).toBe('Thanksgiving, November 26, 2026');
});

test('while the source of prices fails, a metals yard says so, and other places have no prices as before', () => {
  const failed: KnownBoard = { board: null, isFailed: true, lastCopyOf: null };
  const { prices, hours } = readYardPage('tacoma', locations, failed) ?? {};
  expect([prices?.heading, prices?.board, hours?.rows.length]).toEqual(['Prices', null, 7]);
  expect(readYardPage('houston', locations, failed)?.prices).toBeNull();
});

test('a last copy says on the yard’s clock when it was made, and a real board is called no sample', () => {
  const { board } = priceOf('tacoma');
  if (!board) throw new Error('Tacoma has no board.');
  const known: KnownBoard = {
    board: { ...board, sample: false },
    isFailed: false,
    lastCopyOf: '2026-11-20T14:40:00.000Z',
  };
  expect(readYardPage('tacoma', locations, known)?.prices?.board).toMatchObject({
    lastCopyOf: 'November 20, 2026, 6:40\u00a0a.m.',
    sample: null,
  });
  expect(pageOf('tacoma')?.prices?.board).toMatchObject({
    lastCopyOf: null,
    sample: { title: 'Sample data' },
  });
});

test('prices are written with their unit, by family, and what only the yard says says so', () => {
  const { families = [] } = pageOf('tacoma')?.prices?.board ?? {};
  expect(families.map(({ id }) => id)).toEqual(['iron-and-steel', 'copper']);
  const [rail, copper] = families.map(({ rows }) => rows[0]);
  expect(copper).toMatchObject({ price: expect.stringMatching(/^\$\d\.\d\d$/), unit: 'pound' });
  expect(rail).toMatchObject({ price: 'Ask the yard', change: '' });
});

test('a history is that of the grade asked for, a price a week; an unknown grade is the first with a price', () => {
  for (const asked of ['copper-1', 'nothing', 'rail', null]) {
    const history = pageOf('tacoma', asked)?.prices?.board?.history;
    expect(history).toMatchObject({ grade: 'copper-1', unit: 'pound', currency: 'USD', digits: 2 });
    expect(history?.weeks.length).toBeGreaterThanOrEqual(13);
    expect(history?.weeks.at(-1)?.id).toBe('2026-11-20');
  }
});

test('a notice is shown on its days, and the hours and the gate say what it says', () => {
  const snow = { ...locations, now: () => Date.parse('2026-11-21T19:00:00Z') };
  const page = pageOf('kamloops', null, snow);
  expect(page?.notices).toEqual([expect.objectContaining({ id: 'kamloops-snow', title: 'Closed for snow' })]);
  expect(page?.hours.rows[0]?.text).toBe('Closed (not the usual hours)');
  expect(page?.card.state).toMatchObject({ isOpen: false, opens: '10:00\u00a0a.m.', opensDay: 'Monday' });
  expect(pageOf('tacoma', null, snow)?.notices).toEqual([]);
});

test('every yard has a card with its week and what to bring', () => {
  for (const { id } of yards) {
    const { week = [], bring = [] } = pageOf(id)?.wallet ?? {};
    expect(week.length).toBeGreaterThan(0);
    expect(bring.length).toBeGreaterThan(0);
  }
  const { week, bring } = pageOf('tacoma')?.wallet ?? {};
  expect(week?.map(({ days }) => days)).toEqual(['Monday–Friday', 'Saturday', 'Sunday']);
  expect(bring?.map(({ text }) => text)).toContain('A current government ID with your picture.');
});

test('directions lead to the yard in four kinds of maps', () => {
  const links = pageOf('tacoma')?.wayFacts?.links ?? [];
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

test('each number on the plan of a place stands for words', () => {
  for (const { id } of yards) {
    const spots = pageOf(id)?.wayFacts?.plan.spots ?? [];
    expect(spots.length).toBeGreaterThan(3);
    for (const spot of spots) expect(spot.text, `${id}: ${spot.id}`).not.toBe(spot.id);
  }
});
