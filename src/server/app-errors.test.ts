import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';

test('a call with a fault of ours is answered by a problem that says nothing of it', async () => {
  const formsApi = new Hono();
  formsApi.get('/api/broken', () => {
    throw new TypeError('SECRET-MESSAGE');
  });
  const site = await startFixture({ formsApi });
  const response = await site.get(`${english}/api/broken?email=SECRET-QUERY`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect(JSON.parse(text)).toMatchObject({ status: 500, error: 'server' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const logged = site.lines.join('');
  expect(logged).toContain('request failed');
  expect(text + logged).not.toContain('SECRET');
  site.remove();
});

test('addresses below and beside the calls are unknown, whatever the method', async () => {
  const site = await startFixture();
  for (const path of ['/api', '/api/', '/api/nothing', '/api/log/more']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await site.get(`${english}${path}`, {}, method);
      expect([path, method, response.status, (await response.json()).error]).toEqual([
        path,
        method,
        404,
        'call.unknown',
      ]);
    }
  }
  site.remove();
});
