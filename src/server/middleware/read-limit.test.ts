import { expect, onTestFinished, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import { readsInTenSeconds } from './read-limit.ts';

async function openSite() {
  const site = await startFixture({ variables: { TRUSTED_PROXIES: '1' } });
  onTestFinished(site.remove);
  return (address: string, path: string, method = 'GET') =>
    site.app.request(`${english}${path}`, { method, headers: { 'x-forwarded-for': address } }, {
      incoming: { socket: { remoteAddress: '10.0.0.1' } },
    } as object);
}

test('one caller reads so much in ten seconds, is told when to come again, and strangers read on', async () => {
  const ask = await openSite();
  const search = '/api/locations/search?zip=97204';
  for (let number = 0; number < readsInTenSeconds; number += 1)
    expect((await ask('203.0.113.7', search)).status).toBe(200);
  const refused = await ask('203.0.113.7', search);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toMatchObject({ status: 429, error: 'rate' });
  // Other spellings and other calls are the same caller's.
  for (const path of ['/api/investornews/1', '/api/servicelines/country', '/api/nope'])
    expect((await ask('203.0.113.7', path)).status, path).toBe(429);
  expect((await ask('203.0.113.7', search, 'HEAD')).status).toBe(429);
  expect((await ask('203.0.113.8', search)).status).toBe(200);
  // What every page asks for, and what says how to behave, costs nothing.
  for (const path of ['/api/environment', '/api/config/config/humanCheck', '/api/openapi.json'])
    expect((await ask('203.0.113.7', path)).status, path).toBe(200);
  // What is sent has limits of its own.
  expect((await ask('203.0.113.7', '/api/investornews/1', 'DELETE')).status).toBe(405);
});
