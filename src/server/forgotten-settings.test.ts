import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readableLog } from '#tests/server/support/outside-fixture.ts';
import { forgottenSettings, warnOfProxies } from './forgotten-settings.ts';

test.each([
  [{}, ['SITE_ENVIRONMENT']],
  [{ SITE_ENVIRONMENT: ' ' }, ['SITE_ENVIRONMENT']],
  [{ SITE_ENVIRONMENT: 'development' }, []],
  [{ SITE_ENVIRONMENT: 'qa' }, []],
  [{ SITE_ENVIRONMENT: 'production' }, ['TRUSTED_PROXIES']],
  [{ SITE_ENVIRONMENT: 'production', TRUSTED_PROXIES: '0' }, []],
  [{ SITE_ENVIRONMENT: 'production', TRUSTED_PROXIES: '1' }, []],
])('of %j, %j was forgotten', (variables, names) => {
  expect(forgottenSettings(variables).map((line) => line.split(' ')[0])).toEqual(names);
});

/** Asks with these headers one after the other; returns the lines that were written. */
async function warned(trustedProxies: number, headers: (string | undefined)[]): Promise<string[]> {
  const { log, lines } = readableLog();
  const app = new Hono();
  app.use(warnOfProxies(trustedProxies, log));
  app.get('/', ({ text }) => text('fine'));
  for (const header of headers) {
    const reply = await app.request(
      '/',
      header === undefined ? {} : { headers: { 'x-forwarded-for': header } },
    );
    expect(await reply.text()).toBe('fine');
  }
  return lines;
}

test('the first request through a proxy that nobody counted is said once, without its addresses', async () => {
  const lines = await warned(0, [undefined, '203.0.113.7', '203.0.113.8']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES is 0');
  expect(lines[0]).not.toContain('203.0.113');
});

test('fewer proxies than were counted are said once', async () => {
  const lines = await warned(2, ['203.0.113.7, 10.0.0.1', '203.0.113.7', '203.0.113.8']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { count: 2, event: expect.stringContaining('fewer') },
  ]);
});

test('the right number, more entries or none say nothing', async () => {
  expect(await warned(0, [undefined, undefined])).toEqual([]);
  expect(await warned(1, ['203.0.113.7', 'written by a caller, 203.0.113.7', undefined])).toEqual([]);
});
