import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { english, spanish } from '#tests/server/support/site-origins.ts';

let production: Fixture;
let elsewhere: Fixture;
beforeAll(async () => {
  elsewhere = await startFixture();
  production = await startFixture({
    variables: {
      SITE_ENVIRONMENT: 'production',
      STORAGE_KEYS: `a:${Buffer.alloc(32).toString('base64')}`,
      DELIVERY: 'manual',
    },
  });
});
afterAll(() => {
  production.remove();
  elsewhere.remove();
});

const others = [
  'evil.example',
  'site.example',
  'www.site.example.evil.example',
  '203.0.113.7',
  'localhost.evil.example',
];

test.each(others)('production answers nothing on %s', async (host) => {
  for (const path of [
    '/',
    '/company',
    '/robots.txt',
    '/search-schema.js',
    '/api/config/none',
    '/search?s=copper',
  ]) {
    const reply = await production.get(`http://${host}${path}`);
    expect(reply.status).toBe(421);
    const text = await reply.text();
    expect(text).toContain('"error":"host"');
    expect(text).not.toContain(host);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  english,
  `${english}:8443`,
  'https://WWW.site.example',
  'http://localhost:3000',
  'http://es.localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('production answers on %s', async (origin) => {
  expect((await production.get(`${origin}/company`)).status).toBeLessThan(400);
});

test('production answers on the Spanish host, and with the dot that ends a full name', async () => {
  expect((await production.get(`${spanish}/compania`)).status).toBe(200);
  expect((await production.get('https://es.site.example./compania')).status).toBe(200);
});

test.each(others)(
  'outside production a name that somebody gave a test server is answered: %s',
  async (host) => {
    expect((await elsewhere.get(`http://${host}/company`)).status).toBe(200);
  },
);
