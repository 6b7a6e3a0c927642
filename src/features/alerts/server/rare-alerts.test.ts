import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formTokenField } from '#features/submissions/model/trap.ts';
import { createAltcha, puzzleOptions } from '#features/submissions/server/altcha.ts';
import { createFormTokens } from '#features/submissions/server/form-token.ts';
import { createLog } from '#server/log.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { type OpenedStorage, openStorage } from '#server/storage/open-storage.ts';
import { noWatches, noWords } from '#tests/server/support/watch-fixture.ts';
import { type AlertReply, alertCalls } from '../model/alerts.ts';
import { type AlertsApiDependencies, alertsApi } from './alerts-api.ts';
import { createAlertsPort } from './alerts-port.ts';
import { createSignedSteps } from './signed-steps.ts';

const keys = createKeyRing(new Map([['first', randomBytes(32)]]));
const formTokens = createFormTokens(keys);
const steps = createSignedSteps(keys);
const humanCheck = createAltcha(keys);
const now = () => Date.parse('2026-11-20T12:00:00Z');
let dataDir: string;
let storage: OpenedStorage;
let lines: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'alerts-api-'));
  lines = [];
  const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl: null };
  storage = await openStorage(settings, { keys });
});
afterEach(async () => {
  await storage.close().catch(() => undefined);
  rmSync(dataDir, { recursive: true, force: true });
});

const origin = 'https://www.site.test';

/** The calls over the database of this test. */
function opened(change: Partial<AlertsApiDependencies> = {}) {
  const api = alertsApi({
    ...{ storage, formTokens, steps, humanCheck, isOpen: true, origins: [origin], now },
    log: createLog({ write: (line) => void lines.push(line) }),
    callerKey: () => 'caller',
    languageOf: () => 'eng',
    ...noWatches,
    alertPath: (_, page) => `/${page}`,
    ...change,
  });
  const send = (
    path: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
    method = 'POST',
    headers: Record<string, string> = {},
  ) =>
    api.request(origin + path, {
      method,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
      ...(method === 'POST' ? { body } : {}),
    });
  return {
    send,
    json: (path: string, value: unknown, headers?: Record<string, string>) =>
      send(path, 'application/json', JSON.stringify(value), 'POST', headers),
    form: async (path: string, fields: Record<string, string>) => {
      const type = 'application/x-www-form-urlencoded';
      const reply = await send(path, type, new URLSearchParams(fields).toString());
      return reply.headers.get('location');
    },
    click: (token: string, method?: string) =>
      send(`${alertCalls.oneClick}?token=${token}`, 'text/plain', 'List-Unsubscribe=One-Click', method),
  };
}

/** Signs an address up and confirms it. */
async function signUp(email: string) {
  await storage.alerts.subscribe({ email, topics: ['news'], language: 'es', now: now() });
  const [letter] = await storage.alerts.letters.claim({ now: now(), limit: 1, leaseMs: 1000 });
  if (letter === undefined) throw new Error('No letter was written.');
  await storage.alerts.letters.done(letter.id, now());
  return letter;
}

const asked = { email: 'ana@example.com', topics: ['news'], language: 'eng' };
const stranger = 'x'.repeat(32);

test('without a mail server nobody is signed up, by a program or by the page', async () => {
  const { json, form } = opened({ isOpen: false });
  const refused = await json(alertCalls.subscribe, asked);
  expect([refused.status, (await refused.json()).error]).toEqual([503, 'alerts.closed']);
  expect(await form(alertCalls.subscribe, { email: asked.email })).toBe('/email-alerts');
  expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
});

test('forms without their fields lead back and change nothing', async () => {
  const { form } = opened();
  expect(await form(alertCalls.subscribe, {})).toMatch(/^\/email-alerts\?reply=/);
  const again = await form(alertCalls.subscribe, { email: asked.email, topics: 'news' });
  const reply = new URLSearchParams(again?.split(/[?#]/)[1]).get('reply') ?? '';
  expect(await storage.replies.take(reply, now())).toMatchObject({ reason: 'again' });
  expect(await form(alertCalls.confirm, {})).toBe('/confirm-alerts#answer');
  expect(await form(alertCalls.manage, { topics: 'news' })).toBe('/manage-alerts#answer');
  expect(await form(alertCalls.manage, { topics: 'news', token: stranger })).toBe(
    `/manage-alerts?token=${stranger}#answer`,
  );
  expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
});

test('whoever asks too often is told to wait: pages in words, programs in seconds', async () => {
  const { stopToken } = await signUp('ana@example.com');
  const limit = (name: string) => rateLimit({ name, points: 1, seconds: 60 });
  const { form, click } = opened({ tokenLimit: limit('rare-token'), oneClickLimit: limit('rare-click') });
  await form(alertCalls.confirm, {});
  expect(await form(alertCalls.stop, { token: stopToken })).toBe(
    `/manage-alerts?token=${stopToken}&problem=later#answer`,
  );
  expect((await click(stranger)).status).toBe(204);
  const refused = await click(stopToken);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await storage.alerts.withEmail('ana@example.com')).toHaveLength(1);
});

test('an address that is known and one that is not are answered after the same time', async () => {
  await signUp('ana@example.com');
  const { json, form } = opened();
  const timeOf = async (ask: () => unknown) => {
    const begun = performance.now();
    await ask();
    return performance.now() - begun;
  };
  for (const email of ['ana@example.com', 'eva@example.com']) {
    // A way through the database of a few milliseconds would tell; these take all of a step, and no multiple by chance.
    expect(await timeOf(() => json(alertCalls.subscribe, { ...asked, email }))).toBeGreaterThan(59);
    const fields = { email, topics: 'news', [formTokenField]: formTokens.issue(now() - 60_000) };
    expect(await timeOf(() => form(alertCalls.subscribe, fields))).toBeGreaterThan(59);
  }
});

test('a caller signs up thirty addresses in a day, and leaves the rest to others', async () => {
  const free = async () => ({ allowed: true }) as const;
  const { json } = opened({ subscribeLimit: free, everyoneLimit: free });
  const statuses: number[] = [];
  for (let number = 0; number < 31; number += 1)
    statuses.push((await json(alertCalls.subscribe, { ...asked, email: `ana${number}@example.com` })).status);
  expect(statuses.slice(0, 30).every((status) => status === 202)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('what asks for no letter uses up none of those that all callers may ask for', async () => {
  const free = async () => ({ allowed: true }) as const;
  const everyoneLimit = rateLimit({ name: 'of-all', points: 1, seconds: 60 });
  const { json, form } = opened({ subscribeLimit: free, subscriberDayLimit: free, everyoneLimit });
  const watch = { 'asked-on': 'vehicle-inventory', email: 'kim@example' };
  for (let time = 0; time < 3; time += 1) {
    expect((await json(alertCalls.subscribe, {})).status).toBe(400);
    await form(alertCalls.subscribe, { email: 'kim@example.com', topics: 'news' });
    await form(alertCalls.subscribe, { email: 'kim', topics: 'news' });
    await form(alertCalls.watch, watch);
  }
  expect((await json(alertCalls.subscribe, asked)).status).toBe(202);
  const beyond = await json(alertCalls.subscribe, { ...asked, email: 'eva@example.com' });
  expect([beyond.status, ((await beyond.json()) as { error: string }).error]).toEqual([
    428,
    'captcha_expired',
  ]);
  // A person with a form is asked for a sum, and an answer is good for one letter.
  const post = async (fields: Record<string, string>) => {
    const typed = { email: 'lee@example.com', topics: 'news', ...fields };
    const left = new URLSearchParams((await form(alertCalls.subscribe, typed))?.split(/[?#]/)[1]);
    const reply = await storage.replies.take(left.get('reply') ?? '', now());
    return {
      step: left.get('step')?.split('.')[0],
      faults: (reply as AlertReply | undefined)?.faults,
      reply,
    };
  };
  const asksNothing = formTokens.issue(now() - 60_000);
  const { faults, reply } = await post({ [formTokenField]: asksNothing });
  expect(faults).toEqual([{ field: 'sum', code: 'asked' }]);
  expect(reply).toMatchObject({ values: { email: 'lee@example.com', topics: ['news'] } });
  const token = formTokens.issue(now() - 60_000, { left: 4, right: 5 });
  for (const sum of ['', '8', 'nine'])
    expect((await post({ [formTokenField]: token, sum })).faults).toEqual([{ field: 'sum', code: 'wrong' }]);
  expect(await post({ [formTokenField]: token, sum: '9' })).toMatchObject({ step: 'inbox' });
  expect((await post({ [formTokenField]: token, sum: '9' })).faults).toEqual([
    { field: 'sum', code: 'asked' },
  ]);
});

/** An answer of the built-in check, as a program sends it. */
async function solved(moment = Date.now()): Promise<string> {
  const options = puzzleOptions(keys, moment);
  const challenge = await createChallenge(options);
  const { deriveKey, counter: counterStart } = options;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('beyond what all callers may ask for, a program shows the answer of the built-in check, each good for one letter', async () => {
  const free = async () => ({ allowed: true }) as const;
  const everyoneLimit = async () => ({ allowed: false, retryAfter: 60 }) as const;
  const { json } = opened({ subscribeLimit: free, subscriberDayLimit: free, everyoneLimit, now: Date.now });
  const ask = async (email: string, answer?: string) => {
    const headers: Record<string, string> = answer === undefined ? {} : { 'human-check': answer };
    const reply = await json(alertCalls.subscribe, { ...asked, email }, headers);
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  expect(await ask('ana@example.com')).toEqual([428, 'captcha_expired']);
  expect(await ask('ana@example.com', 'none')).toEqual([400, 'captcha_refused']);
  expect(await ask('ana@example.com', await solved(Date.now() - 2 * 60 * 60_000))).toEqual([
    428,
    'captcha_expired',
  ]);
  const answer = await solved();
  expect(await ask('ana@example.com', answer)).toEqual([202, undefined]);
  expect(await ask('eva@example.com', answer)).toEqual([428, 'captcha_expired']);
  expect(await ask('eva@example.com', await solved())).toEqual([202, undefined]);
});

test('who signs up too often is given back what was typed, so many times and no more', async () => {
  const once = (name: string, points: number) => rateLimit({ name, points, seconds: 60 });
  const { form } = opened({ subscribeLimit: once('kept-sign-up', 1), keepLimit: once('kept', 2) });
  const typed = { email: 'kim@example.com', topics: 'news' };
  await form(alertCalls.subscribe, typed);
  for (let time = 1; time <= 2; time += 1) {
    const query = new URLSearchParams((await form(alertCalls.subscribe, typed))?.split(/[?#]/)[1]);
    expect(query.get('problem')).toBe('later');
    expect(await storage.replies.take(query.get('reply') ?? '', now())).toMatchObject({
      values: { email: typed.email, topics: ['news'] },
    });
  }
  expect(await form(alertCalls.subscribe, typed)).toBe('/email-alerts?problem=later#answer');
});

test('a database that is away is a problem to try again later, everywhere', async () => {
  const { json, form, click } = opened();
  await storage.close();
  expect((await json(alertCalls.stop, { token: stranger })).status).toBe(503);
  expect((await click(stranger)).status).toBe(503);
  expect(await form(alertCalls.stop, { token: stranger })).toBe(
    `/manage-alerts?token=${stranger}&problem=later#answer`,
  );
  expect(lines.map((line) => JSON.parse(line).event).sort()).toEqual([
    'alerts could not be stopped',
    'alerts could not be stored',
    'alerts could not be stored',
  ]);
});

test('the address of a mail program is opened or posted to, and nothing else', async () => {
  const { click } = opened();
  for (const method of ['PUT', 'DELETE']) {
    const refused = await click(stranger, method);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  }
  expect((await click(stranger, 'HEAD')).status).toBe(303);
});

test('a choice that is changed while it is stopped elsewhere is unknown', async () => {
  const { confirmToken, stopToken } = await signUp('ana@example.com');
  await storage.alerts.confirm(confirmToken, now());
  const { alerts } = storage;
  const stopping = {
    ...alerts,
    async findByStopToken(token: string) {
      const found = await alerts.findByStopToken(token);
      await alerts.stop(token, now());
      return found;
    },
  };
  const { json } = opened({ storage: { alerts: stopping, replies: storage.replies } });
  const refused = await json(alertCalls.manage, { token: stopToken, topics: ['quote'] });
  expect([refused.status, (await refused.json()).error]).toEqual([404, 'alerts.unknown']);
});

test('pages learn of a link what it is for, and of a reply only what their own form left', async () => {
  const port = createAlertsPort({ storage, formTokens, steps, isOpen: true, now, watchWords: noWords });
  expect(port.isOpen()).toBe(true);
  const { confirmToken, stopToken } = await signUp('ana@example.com');
  const choice = { topics: ['news'], language: 'es' };
  expect(await port.awaiting(stranger, 'eng')).toBeUndefined();
  expect(await port.awaiting(confirmToken, 'eng')).toEqual({ state: 'pending', choice, watch: null });
  expect(await port.subscription(stopToken, 'eng')).toBeUndefined();
  await storage.alerts.confirm(confirmToken, now());
  expect(await port.subscription(stopToken, 'eng')).toEqual({ ...choice, watches: [] });
  expect(
    await createAlertsPort({ storage, formTokens, steps, isOpen: true, watchWords: noWords }).formToken(),
  ).not.toBe('');

  const { form } = opened();
  const [, query] = (await form(alertCalls.subscribe, { email: 'ana' }))?.split('?') ?? [];
  const token = new URLSearchParams(query).get('reply') ?? '';
  expect(await port.takeReply(token)).toMatchObject({ reason: 'invalid', values: { email: 'ana' } });
  expect(await port.takeReply(token)).toBeUndefined();
  const other = await storage.replies.put({ kind: 'contact', values: {} }, now());
  expect(await port.takeReply(other)).toBeUndefined();
  expect(formTokens.judge('', now()).kind).toBe('again');
  expect(await form(alertCalls.subscribe, { [formTokenField]: 'x', email: '' })).toMatch(/reply=/);
});

test('bodies that are too long or no text are refused, also by the address of mail programs', async () => {
  const { json, send } = opened();
  const plain = 'application/x-www-form-urlencoded';
  const bytes = new Uint8Array([0x61, 0x3d, 0xff]);
  expect((await json(alertCalls.stop, { token: 'x'.repeat(5000) })).status).toBe(413);
  expect((await send(alertCalls.stop, plain, `token=${'x'.repeat(5000)}`)).status).toBe(413);
  expect((await send(alertCalls.stop, plain, bytes)).status).toBe(400);
  expect((await send(alertCalls.stop, 'application/json', '{')).status).toBe(400);
  expect((await send(alertCalls.oneClick, plain, 'x'.repeat(2000))).status).toBe(413);
  expect((await send(alertCalls.oneClick, plain, 'List-Unsubscribe=One-Click')).status).toBe(400);
  const announced = await send(alertCalls.stop, plain, '', 'POST', { 'content-length': '5000' });
  expect(announced.status).toBe(413);
  const long = await json(alertCalls.subscribe, { ...asked, email: `${'a'.repeat(600)}@example.com` });
  expect((await long.json()).fields).toEqual([{ field: 'email', code: 'bound' }]);
});

test('a program that signs up too often is told when to come again', async () => {
  const { json } = opened({ subscribeLimit: rateLimit({ name: 'rare-sign-up', points: 1, seconds: 60 }) });
  expect((await json(alertCalls.subscribe, asked)).status).toBe(202);
  const refused = await json(alertCalls.subscribe, { ...asked, email: 'eva@example.com' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await storage.alerts.count()).toEqual({ pending: 1, confirmed: 0 });
});
