import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedDesk, startDesk } from '#tests/server/support/desk-fixture.ts';

let desk: StartedDesk;

beforeEach(async () => {
  desk = await startDesk();
});

afterEach(() => desk.close());

const minutes = 60_000;
const headingOf = async (response: Response) => /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1];
const acts = async () =>
  (await desk.storage.desk.trail({ page: 1, size: 25 })).rows.map(({ name, act }) => `${name}: ${act}`);

test('whoever is not signed in sees how to, and nothing else', async () => {
  const ana = desk.browser();
  for (const path of ['/en', '/en/audit', '/en/record/AB12-CD34', '/en/record/AB12-CD34/erase']) {
    const reply = await ana.get(path);
    expect(reply.status, path).toBe(401);
    expect(await headingOf(reply)).toBe('Please sign in');
  }
  expect((await ana.post('/en/export', { format: 'csv' })).status).toBe(401);
  expect(await acts()).toEqual([]);
});

test('signs in by the company’s login, comes back to where it began, and out again', async () => {
  const rita = desk.browser();
  const reply = await rita.signIn('rita', '/en/sign-in?return=%2Frecord%2FAB12-CD34');
  expect(reply.status).toBe(404);
  expect(await headingOf(reply)).toBe('No request has this reference');
  const list = await (await rita.get('/en')).text();
  expect(list).toContain('Rita Vogel (reader)');
  expect([...rita.cookies.keys()].filter((name) => name.startsWith('__Host-'))).toEqual(['__Host-desk']);
  const before = new Map(rita.cookies);
  expect((await rita.post('/en/sign-out')).headers.get('location')).toBe('/en/signed-out');
  const ended = await (await rita.get('/en/signed-out')).text();
  expect(ended).toContain('You are signed out');
  expect(ended).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/session\/end\?/);
  // The session is over on the server, whatever the browser still knows.
  for (const [name, value] of before) rita.cookies.set(name, value);
  expect((await rita.get('/en')).status).toBe(401);
  expect(await acts()).toEqual(['Rita Vogel: sign-out', 'Rita Vogel: list', 'Rita Vogel: sign-in']);
});

test('a cookie is for this host alone, out of reach of scripts, and its token is new each time', async () => {
  const rita = desk.browser();
  const begun = await rita.get('/en/sign-in');
  expect(begun.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-desk-login=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
    ),
  ]);
  const asked = new URL(begun.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3002/sign-in/callback',
    state: expect.stringMatching(/.{32}/),
    nonce: expect.stringMatching(/.{32}/),
  });
  await rita.signIn('rita');
  const first = rita.cookies.get('__Host-desk');
  rita.cookies.delete('__Host-desk');
  await rita.get('/en/sign-in');
  expect(first).toMatch(/^[\w-]{43}$/);
});

test('a session ends after 30 minutes however busy it is, and says what became of a change', async () => {
  const rita = desk.browser();
  await rita.signIn('rita');
  for (let at = 0; at < 29; at += 7) {
    expect((await rita.get('/en')).status).toBe(200);
    desk.pass(7 * minutes);
  }
  const reply = await rita.get('/en/record/AB12-CD34');
  expect(reply.status).toBe(401);
  const page = await reply.text();
  expect(page).toContain('Your session has ended');
  expect(page).toContain('/en/sign-in?return=%2Frecord%2FAB12-CD34');
  const change = await rita.post('/en/record/AB12-CD34/take', { version: '0' });
  expect(await headingOf(change)).toBe('Your session ended before this was done');
});

test('whoever works here without a role is not let in, which is written down', async () => {
  const nora = desk.browser();
  const reply = await nora.signIn('nora');
  expect(reply.status).toBe(403);
  expect(await headingOf(reply)).toBe('Your account has no role here');
  expect(nora.cookies.has('__Host-desk')).toBe(false);
  expect(await acts()).toEqual(['Nora Finch: sign-in-refused']);
});

test('an answer of the login counts in the browser that began it, once, and within ten minutes', async () => {
  const rita = desk.browser();
  const stranger = desk.browser();
  const begun = await rita.get('/en/sign-in');
  const forged = '/sign-in/callback?code=x&state=y';
  expect(await headingOf(await stranger.get(forged))).toBe('This sign-in was not begun here');
  // Another state than was given out, and a code that nobody gave out.
  expect(await headingOf(await rita.get(forged))).toBe('The company’s login did not let you in');
  expect(rita.cookies.has('__Host-desk-login')).toBe(false);
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  expect((await rita.get(`/sign-in/callback?code=x&state=${state}`)).status).toBe(400);
  await rita.get('/en/sign-in');
  desk.pass(10 * minutes);
  expect(await headingOf(await rita.get(forged))).toBe('This sign-in was not begun here');
  rita.cookies.set('__Host-desk-login', 'b25l.AAAA');
  expect(await headingOf(await rita.get(forged))).toBe('This sign-in was not begun here');
});

test('a login that is away is said, and asked again when it is back', async () => {
  await desk.stopLogin();
  const rita = desk.browser();
  const reply = await rita.get('/es/sign-in?return=/audit');
  expect(reply.status).toBe(503);
  const page = await reply.text();
  expect(page).toContain('The company’s login does not answer');
  expect(page).toContain('/es/sign-in?return=%2Faudit');
  await desk.startLogin();
  expect((await rita.get('/en/sign-in')).status).toBe(302);
  await desk.stopLogin();
  const state = new URL((await rita.get('/en/sign-in')).headers.get('location') ?? '').searchParams.get(
    'state',
  );
  const issuer = new URL((await rita.get('/en/sign-in')).headers.get('location') ?? '').origin;
  expect(state).not.toBeNull();
  const latest = new URL((await rita.get('/en/sign-in')).headers.get('location') ?? '').searchParams.get(
    'state',
  );
  const back = await rita.get(`/sign-in/callback?code=x&state=${latest}&iss=${encodeURIComponent(issuer)}`);
  expect(await headingOf(back)).toBe('The company’s login does not answer');
  await desk.startLogin();
});

test('nobody is led to another site after signing in', async () => {
  const rita = desk.browser();
  const reply = await rita.signIn('rita', '/en/sign-in?return=https%3A%2F%2Fevil.example');
  expect(reply.status).toBe(200);
  expect(await headingOf(reply)).toBe('Requests');
});

test('tries to sign in are limited', async () => {
  const rita = desk.browser();
  for (let count = 0; count < 30; count += 1) expect((await rita.get('/en/sign-in')).status).toBe(302);
  const reply = await rita.get('/en/sign-in');
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});
