import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { createLog } from '../log.ts';
import { createRateLimits } from '../middleware/rate-limit.ts';
import { type OpenedStorage, openStorage } from '../storage/open-storage.ts';
import { reportCalls } from './report-calls.ts';

// A real PostgreSQL counts hundreds of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const origin = 'https://www.site.example';
const dataDir = mkdtempSync(join(tmpdir(), 'site-reports-'));
let instances: OpenedStorage[] = [];
let apis: ReturnType<typeof reportCalls>[] = [];
const lines: string[] = [];
const visits: string[] = [];

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl };
  instances = [await openStorage(settings), await openStorage(settings)];
}, 120_000);

// Two instances that were just started; what the database has counted is forgotten with them.
beforeEach(async () => {
  lines.length = 0;
  visits.length = 0;
  await instances[0]?.limiterPool?.query('delete from rate_limits');
  apis = instances.map(({ limiterPool }) =>
    reportCalls({
      log: createLog({ write: (line) => void lines.push(line) }),
      origins: [origin],
      callerKey: (context) => context.req.header('x-household') ?? 'nobody',
      countVisit: async (_, path) => void visits.push(path),
      knownPath: (path) => path,
      rateLimits: createRateLimits(limiterPool),
    }),
  );
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

const bodies = {
  '/log': { logLevel: 'Error', logEntry: 'x' },
  '/visits': { path: '/firm' },
  '/csp-report': { 'csp-report': { 'violated-directive': 'img-src' } },
} as const;

/** Sends so many calls, a few at once and to both instances in turn; `household` names the sender of each. */
async function send(path: keyof typeof bodies, times: number, household: (number: number) => string) {
  const atOnce = 20;
  for (let start = 0; start < times; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, times - start) }, (_, index) => start + index);
    const replies = await Promise.all(
      numbers.map((number) =>
        apis[number % 2]?.request(path, {
          method: 'POST',
          body: JSON.stringify(bodies[path]),
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'x-household': household(number),
          },
        }),
      ),
    );
    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([204]));
  }
}

test.each([
  ['/log', 10],
  ['/csp-report', 10],
  ['/visits', 120],
] as const)(
  'two instances together hear %s exactly %i times a minute from one household',
  async (path, heard) => {
    await send(path, heard + 40, () => 'one');
    expect(lines.length + visits.length).toBe(heard);
    await send(path, 2, () => 'another');
    expect(lines.length + visits.length).toBe(heard + 2);
  },
);

test.each([
  ['/log', 300],
  ['/csp-report', 120],
] as const)('two instances together hear %s exactly %i times a minute from everyone', async (path, heard) => {
  await send(path, heard + 40, String);
  expect(lines).toHaveLength(heard);
});
