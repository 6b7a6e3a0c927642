import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { type OpenedStorage, openStorage } from '../storage/open-storage.ts';
import { createRateLimits } from './rate-limit.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'site-limits-'));
let databaseUrl = '';
let instances: OpenedStorage[] = [];

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl };
  instances = [await openStorage(settings), await openStorage(settings)];
}, 120_000);

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

const limitsOf = (options: Parameters<ReturnType<typeof createRateLimits>>[0]) =>
  instances.map(({ limiterPool }) => createRateLimits(limiterPool)(options));

test('two instances let exactly as many calls pass as the limit says', { timeout: 30_000 }, async () => {
  const limits = limitsOf({ name: 'submit', points: 10, seconds: 600 });
  const decisions = await Promise.all(
    Array.from({ length: 40 }, (_, index) => limits[index % 2]?.('one') ?? Promise.reject()),
  );
  expect(decisions.filter((decision) => decision.allowed)).toHaveLength(10);
  expect(await limits[0]?.('two')).toEqual({ allowed: true });
});

test('a refusal says how long to wait, whichever instance gives it', async () => {
  const [one, other] = limitsOf({ name: 'wait', points: 1, seconds: 60 });
  await one?.('caller');
  const refusal = await other?.('caller');
  expect(refusal).toMatchObject({ allowed: false });
  expect(refusal && 'retryAfter' in refusal && refusal.retryAfter).toBeGreaterThan(30);
});

test('limits of different names do not count together', async () => {
  const [first] = limitsOf({ name: 'first', points: 1, seconds: 60 });
  const [second] = limitsOf({ name: 'second', points: 1, seconds: 60 });
  expect([await first?.('caller'), await second?.('caller')]).toEqual([{ allowed: true }, { allowed: true }]);
});

test('an instance goes on counting alone while the database is away', { timeout: 30_000 }, async () => {
  const [limit] = limitsOf({ name: 'away', points: 2, seconds: 60 });
  await limit?.('caller');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('alter table rate_limits rename to elsewhere');
  const decisions = [await limit?.('caller'), await limit?.('caller'), await limit?.('caller')];
  await client.query('alter table elsewhere rename to rate_limits');
  await client.end();
  expect(decisions.map((decision) => decision?.allowed)).toEqual([true, true, false]);
});
