import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Yard } from '#features/locations/model/yard.ts';
import type { PriceBoard } from '#features/prices/model/price-board.ts';
import { formTokenField, languageField } from '#features/submissions/model/trap.ts';
import { createAltcha } from '#features/submissions/server/altcha.ts';
import { createFormTokens } from '#features/submissions/server/form-token.ts';
import { createLog } from '#server/log.ts';
import type { RateLimit } from '#server/middleware/rate-limit.ts';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { openTestStorage } from '#tests/server/support/delivery-fixture.ts';
import { unsignedStep } from '#tests/server/support/unsigned-step.ts';
import { alertCalls, type WatchReply } from '../model/alerts.ts';
import { alertsApi } from './alerts-api.ts';
import { watchPageField } from './plain-watches.ts';
import { createSignedSteps } from './signed-steps.ts';

const keys = createKeyRing(new Map([['first', Buffer.alloc(32, 7)]]));
const formTokens = createFormTokens(keys);
const steps = createSignedSteps(keys);
const humanCheck = createAltcha(keys);
const start = Date.parse('2026-11-24T18:00:00Z');
const clock = { now: start };
const origin = 'https://www.site.test';
let place: Awaited<ReturnType<typeof openTestStorage>>;
beforeAll(async () => {
  place = await openTestStorage();
});
afterAll(() => place.remove());

const board = (price: number | null, rest: Partial<PriceBoard> = {}): PriceBoard => ({
  ...{ day: '2026-11-24', currency: 'USD', sample: true, history: () => [] },
  lines: [{ grade: 'copper-1', unit: 'pound', price, change: null }],
  ...rest,
});
const boards = new Map([
  ['tacoma', board(4)],
  ['portland', board(4.1)],
  ['medford', board(null)],
]);
const state = () => ({ asOf: '2026-11-24T18:00:00Z', ageSeconds: 0, isLastCopy: false, isSample: true });

const yards = [
  ...['tacoma', 'portland', 'medford'].map((id) => ({ id, division: 'MRB' })),
  { id: 'houston', division: 'ARB' },
] as Yard[];

const opened = (
  isOpen = true,
  boardsOf = async () => boards as ReadonlyMap<string, PriceBoard>,
  everyoneLimit: RateLimit = async () => ({ allowed: true }),
) =>
  alertsApi({
    ...{
      storage: place.storage,
      formTokens,
      steps,
      humanCheck,
      isOpen,
      origins: [origin],
      now: () => clock.now,
    },
    log: createLog({ write: () => undefined }),
    callerKey: () => 'caller',
    languageOf: () => 'eng',
    alertPath: (_, page) => `/${page}`,
    watchPath: (language, page) => `/${language}/${page}`,
    watchSources: {
      inventory: {
        vehicles: async () => [
          {
            ...{ stock: '1', yard: 'houston', row: '1', year: 2009, make: 'Newmake', model: 'X' },
            arrived: '2026-11-20',
          },
        ],
        state,
      },
      prices: { board: async () => null, boards: boardsOf, state },
      yards,
    },
    subscribeLimit: async () => ({ allowed: true }),
    everyoneLimit,
    subscriberDayLimit: async () => ({ allowed: true }),
  });

/** Posts a form; returns where it leads and what it left for the page. */
async function send(fields: Record<string, string>, api = opened(), hasToken = true) {
  const token = hasToken ? formTokens.issue(clock.now - 5000) : '';
  const reply = await api.request(origin + alertCalls.watch, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ [formTokenField]: token, ...fields }).toString(),
  });
  const location = unsignedStep(reply.headers.get('location'));
  const left = new URL(location, origin).searchParams.get('reply');
  const kept = left === null ? undefined : await place.storage.replies.take(left, clock.now);
  return { status: reply.status, location, kept: kept as WatchReply | undefined };
}

const arrival = { [watchPageField]: 'vehicle-inventory', make: 'harrow', email: 'Ana@Example.com ' };
const price = {
  ...{ [watchPageField]: 'scrap-prices', metal: 'copper-1', place: 'USD', when: 'at-least', mark: '4.25' },
  email: 'eva@example.com',
};
const job = { [watchPageField]: 'careers-openings', email: 'joe@example.com' };
const letters = () => place.storage.alerts.letters.claim({ now: clock.now, limit: 50, leaseMs: 1 });

test('a question about vehicles is asked for in one post, and the page says that a letter comes', async () => {
  const { status, location } = await send({
    ...{ ...arrival, model: 'kr-v', from: '2005', yard: 'houston', near: '77002' },
    [languageField]: 'es',
  });
  expect([status, location]).toEqual([
    303,
    '/es/vehicle-inventory?make=harrow&model=kr-v&from=2005&yard=houston&near=77002&step=inbox#answer',
  ]);
  const letter = (await letters()).find(({ email }) => email === 'ana@example.com');
  expect(letter).toMatchObject({ kind: 'watch-confirm', language: 'es' });
  expect(letter?.watch?.terms).toEqual({
    ...{ kind: 'arrival', make: 'Harrow', model: 'kr-v', from: 2005, to: null, yard: 'houston' },
  });
});

test.each([
  ['a make that no yard has today and the catalogue knows', { make: 'Altura' }],
  ['a make that only a yard has', { make: 'NEW make' }],
])('%s can be waited for', async (_, change) => {
  expect((await send({ ...arrival, ...change, email: 'lee@example.com' })).location).toContain('step=inbox');
});

test.each([
  [{ make: '' }, ['make required']],
  [{ make: 'Nobody' }, ['make unknown']],
  [{ make: '__proto__' }, ['make unknown']],
  [{ model: '<b>' }, ['model format']],
  [{ model: '...' }, ['model format']],
  [{ from: 'x' }, ['years format']],
  [{ from: '2010', to: '2001' }, ['years format']],
  [{ yard: 'atlantis' }, ['yard unknown']],
  [{ yard: 'tacoma' }, ['yard unknown']],
  [{ email: 'nobody' }, ['email format']],
  [{ make: 'Nobody', email: '' }, ['make unknown', 'email required']],
])('%j is refused, and nothing that was typed is lost', async (change: Record<string, string>, faults) => {
  const { location, kept } = await send({ ...arrival, ...change });
  expect(kept?.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  expect(kept?.values.email).toBe(change.email ?? arrival.email);
  const asked = new URL(location, origin).searchParams;
  expect(asked.get('make') ?? '').toBe(change.make ?? arrival.make);
  expect(location).not.toContain('#');
});

test.each([
  [{ metal: 'gold' }, ['metal unknown']],
  [{ place: 'atlantis' }, ['place unknown']],
  [{ place: 'medford' }, ['place none']],
  [{ when: 'soon' }, ['when unknown']],
  [{ mark: '' }, ['mark required']],
  [{ mark: 'much' }, ['mark number']],
  [{ mark: '0' }, ['mark zero']],
  [{ mark: '-4' }, ['mark negative']],
  [{ mark: '999999999' }, ['mark far']],
  [{ mark: '83' }, ['mark far']],
  [{ mark: '0.01', when: 'less-than' }, ['mark far']],
  [{ mark: '4.1' }, ['mark passed']],
  [{ mark: '4.05', when: 'less-than', place: 'tacoma' }, ['mark passed']],
])('%j is no price to wait for, and comes back as it was typed', async (change, faults) => {
  const { location, kept } = await send({ ...price, ...change });
  expect(kept?.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  expect(kept?.values).toEqual({
    ...{ email: price.email, work: '', place: price.place, when: price.when, mark: price.mark },
    ...Object.fromEntries(Object.entries(change).filter(([name]) => name !== 'metal')),
  });
  expect(location).toContain('/eng/scrap-prices?');
});

test('a price is waited for in the money and unit of the place', async () => {
  expect((await send({ ...price, mark: ' US$4.25' })).location).toContain('step=inbox');
  const letter = (await letters()).find(({ email }) => email === 'eva@example.com');
  expect(letter?.watch?.terms).toEqual({
    ...{ kind: 'price', grade: 'copper-1', yard: '', currency: 'USD', unit: 'pound' },
    ...{ when: 'at-least', mark: 4.25 },
  });
});

test('a kind of work and a place are waited for, and the list comes back as it was filtered', async () => {
  const asked = { ...job, family: 'yards', region: 'WA', work: 'trades', place: 'tacoma' };
  expect((await send(asked)).location).toBe('/eng/careers-openings?family=yards&region=WA&step=inbox#answer');
  const letter = (await letters()).find(({ email }) => email === 'joe@example.com');
  expect(letter).toMatchObject({
    kind: 'watch-confirm',
    watch: { terms: { kind: 'job', family: 'trades', place: 'tacoma' } },
  });
});

test.each([
  [{}, { family: '', place: '' }],
  [
    { work: 'office', place: 'head-office' },
    { family: 'office', place: 'head-office' },
  ],
  [{ place: 'houston' }, { family: '', place: 'houston' }],
])('%j can be waited for by who looks for work', async (change: Record<string, string>, terms) => {
  const email = `${Object.values(change).join('-') || 'any'}@example.com`;
  expect((await send({ ...job, ...change, email })).location).toContain('step=inbox');
  expect((await letters()).find((one) => one.email === email)?.watch?.terms).toEqual({
    kind: 'job',
    ...terms,
  });
});

test.each([
  [{ work: 'astronaut' }, ['work unknown']],
  [{ work: '__proto__', place: 'mars' }, ['work unknown', 'place unknown']],
  [{ email: '' }, ['email required']],
])('%j is no work to wait for, and comes back as it was chosen', async (change, faults) => {
  const { location, kept } = await send({ ...job, ...change });
  expect(kept?.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  expect(kept?.values).toEqual({
    ...{ email: job.email, work: '', place: '', when: '', mark: '' },
    ...change,
  });
  expect(location).toMatch(/^\/eng\/careers-openings\?reply=[^#]+$/);
});

test('too fast a post, a source that fails and a service that is closed enter nobody, and say so', async () => {
  const before = await place.storage.alerts.count();
  const email = 'kim@example.com';
  expect((await send({ ...arrival, email }, opened(), false)).kept).toMatchObject({
    reason: 'again',
    faults: [],
  });
  const failing = opened(true, () => Promise.reject(new Error('away')));
  const { kept } = await send({ ...price, email }, failing);
  expect(kept).toMatchObject({ reason: 'later', values: { email, mark: '4.25' } });
  expect((await send({ ...arrival, email }, opened(false))).location).toBe(
    '/eng/vehicle-inventory?make=harrow#watch',
  );
  expect(await place.storage.alerts.count()).toEqual(before);
});

test('a page that stands elsewhere may not send the form', async () => {
  const reply = await opened().request(origin + alertCalls.watch, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(arrival).toString(),
  });
  expect(reply.status).toBe(403);
});

test('the press of a mail program, or of the page, ends one watch; the last takes the address along', async () => {
  const email = 'sol@example.com';
  for (const make of ['Harrow', 'Altura']) await send({ ...arrival, make, email });
  const asked = (await letters()).filter((one) => one.email === email);
  expect(asked).toHaveLength(2);
  const api = opened();
  const form = async (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams(fields).toString();
    const answer = await api.request(origin + path, { method: 'POST', headers, body });
    return unsignedStep(answer.headers.get('location'));
  };
  const { stopToken = '' } = asked[0] ?? {};
  for (const { confirmToken } of asked)
    expect(await form(alertCalls.confirm, { token: confirmToken })).toBe(
      `/manage-alerts?token=${stopToken}&step=confirmed#answer`,
    );
  const [one, two] = await place.storage.alerts.watches.ofStopToken(stopToken);
  // Who waits for something may want no topic.
  expect(await form(alertCalls.manage, { token: stopToken })).toContain('step=saved');
  const clicked = await api.request(`${origin}${alertCalls.oneClick}?token=${stopToken}&watch=${one?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(204);
  expect(await place.storage.alerts.watches.ofStopToken(stopToken)).toMatchObject([{ id: two?.id }]);
  expect(await form(alertCalls.stop, { token: stopToken, watch: 'x' })).toContain('step=watch-stopped');
  expect(await form(alertCalls.stop, { token: stopToken, watch: two?.id ?? '' })).toBe(
    '/manage-alerts?step=stopped#answer',
  );
  expect(await place.storage.alerts.withEmail(email)).toEqual([]);
});

test('while very many letters are asked for, a form comes back with the question how much two numbers are', async () => {
  const flooded = opened(true, undefined, async () => ({ allowed: false, retryAfter: 60 }));
  const { kept } = await send(arrival, flooded);
  expect(kept?.faults).toEqual([{ field: 'sum', code: 'asked' }]);
  expect(kept?.values.email).toBe(arrival.email);
  const token = formTokens.issue(clock.now - 5000, { left: 2, right: 9 });
  const answered = (sum: string) => send({ ...arrival, [formTokenField]: token, sum }, flooded);
  expect((await answered('12')).kept?.faults).toEqual([{ field: 'sum', code: 'wrong' }]);
  expect((await answered(' 11 ')).location).toContain('step=inbox');
});
