import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { english, type Fixture, local, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { environments } from '../env.ts';

const news: NewsRecord[] = Array.from({ length: 14 }, (_, index) => ({
  id: String(100 + index),
  date: `2026-01-${String(index + 1).padStart(2, '0')}`,
  category: 'results' as const,
  title: index === 13 ? 'First' : `Title ${index}`,
  summary: 'Text.',
}));

/** Planted as every secret there is; it must come out nowhere. */
const canary = 'CANARY-0123456789';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({
    news,
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

const call = async (path: string, headers: Record<string, string> = {}, origin = english) => {
  const response = await site.get(`${origin}/api${path}`, headers);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
};

test('the environment is one lower-cased word as JSON, never kept', async () => {
  const response = await site.get(`${english}/api/environment`);
  expect(await response.text()).toBe('"development"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const environment of environments) expect(environment).toBe(environment.toLowerCase());
});

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
    },
  });
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

test('news comes ten at a time, newest first, in the shape of the call', async () => {
  const first = await call('/investornews/1');
  expect(first.body).toHaveLength(10);
  expect(first.body[0]).toEqual({ id: '113', releaseDate: { date: '2026-01-14' }, title: 'First' });
  const second = await call('/investornews/2');
  expect(second.body.map((item: { id: string }) => item.id)).toEqual(['103', '102', '101', '100']);
});

test.each([
  [spanish, '', 'Primero'],
  [english, '', 'First'],
  [english, 'site-language=es', 'First'],
  [local, '', 'First'],
  [local, 'site-language=es', 'Primero'],
])('news on %s with the cookie "%s" is titled "%s"', async (origin, cookie, title) => {
  const { body } = await call('/investornews/1', cookie ? { cookie } : {}, origin);
  expect(body[0].title).toBe(title);
});

test('counts and details of news', async () => {
  expect((await call('/investornews/counts/2')).body).toEqual({ page: 2, pages: 2, total: 14 });
  expect((await call('/investornews/detail/113')).body).toEqual({
    id: '113',
    releaseDate: { date: '2026-01-14' },
    title: 'First',
    summary: 'Text.',
    category: 'results',
    body: [],
    original: null,
    newer: null,
    older: { id: '112', releaseDate: { date: '2026-01-13' }, title: 'Title 12' },
  });
});

test.each([
  '/investornews/0',
  '/investornews/3',
  '/investornews/-1',
  '/investornews/1.5',
  '/investornews/01',
  '/investornews/1e1',
  '/investornews/%31%20',
  '/investornews/99999999999999999999',
  '/investornews/NaN',
  '/investornews/one',
  '/investornews/__proto__',
  '/investornews/1%00',
  '/investornews/..%2f..%2f1',
  '/investornews/http:%2f%2fevil.example',
  '/investornews/counts/0',
  '/investornews/counts/3',
  '/investornews/detail/1',
  '/investornews/detail/113x',
  '/investornews/detail/%27%20or%201=1',
])('%s is news we do not have', async (path) => {
  const reply = await call(path);
  expect([reply.status, reply.type, reply.body.error]).toEqual([
    404,
    'application/problem+json',
    'news.unknown',
  ]);
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

test.each(['/environment', '/config/config/humanCheck', '/investornews/1', '/investornews/counts/1'])(
  'the call /api%s is only read',
  async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await site.get(`${english}/api${path}`, {}, method);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    const head = await site.get(`${english}/api${path}`, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);

test.each(['/livez', '/readyz', '/metrics'])('the private path %s is an unknown page here', async (path) => {
  expect((await site.get(english + path)).status).toBe(302);
});
