import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#brand';
import families from '#features/materials/content/families.json' with { type: 'json' };
import { injections } from '#tests/server/corpus/injection-strings.ts';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { searchCall } from '../model/search-call.ts';

let site: Fixture;
beforeAll(async () => {
  // A Friday afternoon in Portland.
  site = await startFixture({ now: () => Date.parse('2026-11-20T23:00:00Z') });
});
afterAll(() => site.remove());

const ask = async (parameters: Record<string, string>, origin = english) => {
  const response = await site.get(`${origin}${searchCall}?${new URLSearchParams(parameters)}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const ids = (body: { yards: { id: string }[] }) => body.yards.map(({ id }) => id);

test('a ZIP is answered with the metals yards around it, nearest first, and when they close', async () => {
  const { status, headers, body } = await ask({ zip: '97204' });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({
    kind: 'near',
    unit: 'mile',
    radius: 25,
    origin: { kind: 'zip', code: '97204', city: 'Portland', region: 'OR', isRough: false },
  });
  expect(ids(body)).toEqual([
    'portland-ingot-ferry',
    'portland-basalt-reach',
    'vancouver-washington',
    'hillsboro',
  ]);
  expect(body.yards[0]).toMatchObject({
    division: 'MRB',
    page: '/locations/yard/portland-ingot-ferry',
    isOpen: true,
    changesAt: '2026-11-21T02:00:00.000Z',
  });
  expect(body.yards[0].distance).toBeLessThan(10);
});

test('each yard names the families of materials that it takes', async () => {
  const { yards } = (await ask({ zip: '97204', div: '' })).body as {
    yards: { id: string; division: string; takes: string[] }[];
  };
  const names = new Set<string>(families.map(({ id }) => id));
  for (const { id, takes } of yards) {
    const yard = site.locations.yard(id);
    expect(takes.every((family) => names.has(family))).toBe(true);
    expect([id, takes]).toEqual([id, expect.arrayContaining([...(yard?.families ?? [])])]);
  }
  const known = site.locations.yards;
  const partly = known.find(({ besides }) => besides.length > 0);
  const reply = await ask({ zip: `${partly?.city}, ${partly?.region}`, div: '' });
  const found = reply.body.yards.find(({ id }: { id: string }) => id === partly?.id);
  expect(found.takes.length).toBeGreaterThan(partly?.families.length ?? 0);
});

test('the kinds of yard follow div to the letter', async () => {
  const divisionsOf = async (div: string) =>
    new Set(
      (await ask({ zip: 'Sacramento, CA', div })).body.yards.map(
        ({ division }: { division: string }) => division,
      ),
    );
  expect(await divisionsOf('ARB')).toEqual(new Set(['ARB']));
  expect(await divisionsOf('MRB,SMB')).toEqual(new Set(['MRB']));
  expect(await divisionsOf('XYZ')).toEqual(new Set(['ARB', 'MRB']));
  const { body } = await ask({ zip: 'Sacramento, CA' });
  expect(body.others).toBe(5);
});

test('a Canadian question is answered in kilometers', async () => {
  const { body } = await ask({ zip: 'v5k 0a1', div: 'MRB,SMB,ARB' });
  expect([body.unit, ids(body).slice(0, 2)]).toEqual(['kilometer', ['richmond-bc', 'surrey']]);
});

test.each([
  ['Portland', 'OR', 'a yard of ours is near'],
  ['Springfield', 'OR', 'a yard of ours is near, larger ones are elsewhere'],
  ['Houston', 'TX', 'only parts yards are near'],
  ['Kansas City', 'MO', 'none is near, and it is the largest'],
])('%s is taken for that in %s, where %s, and the others are offered', async (zip, region) => {
  const { body } = await ask({ zip });
  expect([body.kind, body.origin.city, body.origin.region]).toEqual(['near', zip, region]);
  expect(body.yards.length).toBeGreaterThan(0);
  expect(body.choices.length).toBeGreaterThan(0);
  expect(body.choices).not.toContainEqual({ city: zip, region });
});

test('a yard is found by its name, and yards of a state by its name in either language', async () => {
  const { body } = await ask({ zip: 'Ingot Ferry' });
  expect([body.kind, body.origin.kind, ids(body)[0], body.yards[0].distance]).toEqual([
    'near',
    'yard',
    'portland-ingot-ferry',
    0,
  ]);
  // As its page is headed, with the comma.
  expect(body.yards[0].name).toBe(`${brand.brands.recycling} Portland, Ingot Ferry`);
  expect(ids((await ask({ zip: 'Columbia Británica', div: '' })).body)).toEqual([
    'richmond-bc',
    'nanaimo',
    'kamloops',
    'surrey',
  ]);
  expect(ids((await ask({ zip: 'Yardlight Conroe' })).body)).toContain('conroe');
});

test('what nobody understands is answered with nothing, and that is no fault', async () => {
  const { status, body } = await ask({ zip: 'qwertyuiop' });
  expect([status, body.kind, body.yards, body.origin]).toEqual([200, 'nothing', [], null]);
});

test('pages are those of the language that is asked', async () => {
  const { body } = await ask({ zip: '97204' }, spanish);
  expect(body.yards[0].page).toBe('/instalaciones/centro/portland-ingot-ferry');
});

test.each([
  ['nothing', ''],
  ['no text', 'zip='],
  ['blanks', 'zip=%20%09'],
  ['a text that is too long', `zip=${'9'.repeat(201)}`],
  ['a control character', 'zip=97204%00'],
  ['a line break', 'zip=97204%0d%0aSet-Cookie:%20a'],
  ['another name', 'ZIP=97204'],
  ['only the kinds', 'div=MRB'],
])('%s is refused as no search', async (_, query) => {
  const response = await site.get(`${english}${searchCall}?${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  expect(await response.json()).toMatchObject({ error: 'search.text' });
});

test('no hostile text is a fault of ours, and none comes back', async () => {
  const texts = [
    ...injections,
    '../../etc/passwd',
    '%',
    '(((((',
    'a'.repeat(200),
    '1'.repeat(200),
    '\\',
    '[a-z]+$',
  ];
  for (const text of texts) {
    const calls: Record<string, string>[] = [{ zip: text }, { zip: '97204', div: text }];
    for (const parameters of calls) {
      const response = await site.get(`${english}${searchCall}?${new URLSearchParams(parameters)}`);
      expect([200, 400]).toContain(response.status);
      const body = await response.text();
      if (text.length > 12) expect(body).not.toContain(text);
    }
  }
});

test('what was asked stands in no line of the log', async () => {
  await ask({ zip: '4711 Canary Heron Street, Portland, OR' });
  expect(site.lines.join('')).not.toContain('Canary');
});

test('yards are only read', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await site.get(`${english}${searchCall}?zip=97204`, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const head = await site.get(`${english}${searchCall}?zip=97204`, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});
