import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenChecks } from '../checks/seen-checks.ts';
import { startBrowser } from '../runner.ts';
import { scoreSeeds, scriptedInspector } from './score.ts';
import { seedOf } from './seed-page.ts';
import { seenSeeds } from './seen-seeds.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

describe('finds each seeded fault and is silent about its clean twin', { timeout: 120_000 }, () => {
  for (const seed of seenSeeds) {
    test(`${seed.id}: ${seed.title}`, async () => {
      // The checks that the seed names; all checks look at all seeds when the score is made.
      const checks = seenChecks.filter(({ id }) => seed.caughtBy.includes(id));
      const { details } = await scoreSeeds(browser, [seed], [scriptedInspector(checks)]);
      expect(details[0]?.caughtBy.length, 'rules that found it').toBeGreaterThan(0);
      expect(details[0]?.alarms, 'alarms on the clean twin').toEqual([]);
    });
  }
});

test.each([1280, 320] as const)(
  'no check complains about a sound page at %i px',
  { timeout: 240_000 },
  async (width) => {
    const seed = seedOf(
      { id: 'sound', title: 'A sound page.', criteria: [], caughtBy: [], cell: { width } },
      { main: '<p>Prices.</p>' },
    );
    const { details } = await scoreSeeds(browser, [seed], [scriptedInspector(seenChecks)]);
    expect([...(details[0]?.alarms ?? []), ...(details[0]?.alsoFailed ?? [])]).toEqual([]);
  },
);

test('every check has a seeded fault that it finds, and every seed is named once', () => {
  const named = new Set(seenSeeds.flatMap(({ caughtBy }) => caughtBy));
  expect(seenChecks.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  const ids = seenSeeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
