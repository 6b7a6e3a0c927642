import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { environments } from '../env.ts';

/** Planted as every secret there is; it must come out nowhere. */
const canary = 'CANARY-0123456789';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({
    variables: {
      RECAPTCHA_SITE_KEY: 'public-site-key',
      RECAPTCHA_SECRET: canary,
      DATABASE_URL: `postgres://${canary}@db/site`,
      SMTP_URL: `smtps://${canary}@mail.example`,
      LEAD_ENDPOINT: `https://crm.example/${canary}`,
      ANALYTICS_ID: 'A-1',
    },
  });
});
afterAll(() => site.remove());

const call = async (path: string) => {
  const response = await site.get(`${english}/api${path}`);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
};

test('the environment is one lower-cased word as JSON, asked anew each time', async () => {
  const response = await site.get(`${english}/api/environment`);
  expect(await response.text()).toBe('"development"');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  for (const environment of environments) expect(environment).toBe(environment.toLowerCase());
});

test.each(['/environment', '/investornews/1', quoteCall.replace('/api', '')])(
  'what pages ask for by themselves, %s, does not keep a browser from keeping the page',
  async (path) => {
    const response = await site.get(`${english}/api${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.has('etag')).toBe(false);
  },
);

test('exactly these settings are public', async () => {
  const names = ['recaptchaSiteKey', 'humanCheck', 'analyticsId'];
  expect(await Promise.all(names.map(async (name) => (await call(`/config/config/${name}`)).body))).toEqual([
    { setting: 'recaptchaSiteKey', value: 'public-site-key' },
    { setting: 'humanCheck', value: 'recaptcha' },
    { setting: 'analyticsId', value: 'A-1' },
  ]);
});

test.each([
  'recaptchaSecret',
  'RECAPTCHA_SECRET',
  'recaptcha',
  'databaseUrl',
  'DATABASE_URL',
  'smtpUrl',
  'leadEndpoint',
  'storageKeys',
  'origins',
  'port',
  'settings',
  '__proto__',
  'constructor',
  'toString',
  'RecaptchaSiteKey',
  'recaptchaSiteKey%00',
  'recaptchaSiteKey%20',
  '..%2fenvironment',
  '*',
])('the setting %s is unknown', async (setting) => {
  const reply = await call(`/config/config/${setting}`);
  expect(reply).toEqual({
    status: 404,
    type: 'application/problem+json',
    body: {
      type: '/api/openapi.json#/x-problem-types/setting.unknown',
      title: 'Not Found',
      status: 404,
      error: 'setting.unknown',
      instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    },
  });
});

test('an error reply and the lines of its request have one id, and another request another', async () => {
  const ids = async () => {
    const before = site.lines.length;
    const response = await site.get(`${english}/api/config/config/none`, {
      'x-request-id': 'written-by-a-stranger',
    });
    const { instance } = await response.json();
    return [instance, ...site.lines.slice(before).map((line) => `urn:uuid:${JSON.parse(line).requestId}`)];
  };
  const [first, second] = [await ids(), await ids()];
  expect([first.length, new Set(first).size]).toEqual([2, 1]);
  expect(second).not.toContain(first[0]);
  expect(site.lines.join('')).not.toContain('written-by-a-stranger');
});

test('no secret comes out of any call, header or log line', async () => {
  for (const path of ['/', '/search', '/api/environment', '/api/config/config/recaptchaSiteKey', '/api/x']) {
    const response = await site.get(english + path);
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(canary);
  }
  expect(site.lines.join('')).not.toContain(canary);
});

test('without keys the built-in human check is named', async () => {
  const plain = await startFixture();
  const value = async (name: string) =>
    (await (await plain.get(`${english}/api/config/config/${name}`)).json()).value;
  expect(await value('humanCheck')).toBe('altcha');
  expect(await value('recaptchaSiteKey')).toBeNull();
  plain.remove();
});

test.each([
  '/',
  '',
  '/unknown',
  '/investornews',
  '/config',
  '/config/config',
  '/environment/x',
  '/livez',
  '/readyz',
  '/metrics',
])('the call /api%s is unknown, by any method', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await site.get(`${english}/api${path}`, {}, method);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
  }
});

test.each(['/environment', '/config/config/humanCheck'])('the call /api%s is only read', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await site.get(`${english}/api${path}`, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const head = await site.get(`${english}/api${path}`, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each(['/livez', '/readyz', '/metrics'])('the private path %s is an unknown page here', async (path) => {
  expect((await site.get(english + path)).status).toBe(302);
});
