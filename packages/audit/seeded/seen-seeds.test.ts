import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visualChecks } from '../checks/visual-checks.ts';
import { startBrowser } from '../runner.ts';
import { scriptedInspector } from './inspectors.ts';
import { scoreSeeds } from './score.ts';
import { seedOf } from './seed-page.ts';
import { seenSeeds } from './seen-seeds.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

describe('finds each seeded fault and is silent about its clean twin', () => {
  const scoring = Promise.withResolvers<Awaited<ReturnType<typeof scoreSeeds>>>();

  // The checks that a seed names look at both its pages; everyone looks at every seed in `npm run score -w @site/audit`.
  beforeAll(async () => {
    const inspectors = [scriptedInspector(visualChecks)];
    scoring.resolve(await scoreSeeds(browser, seenSeeds, inspectors, { cleanBy: 'named rules' }));
  }, 600_000);

  for (const { id, title } of seenSeeds) {
    test(`${id}: ${title}`, async () => {
      const { details } = await scoring.promise;
      const seed = details.find((each) => each.id === id);
      expect(seed?.untested, 'what could not look').toEqual([]);
      expect(seed?.caughtBy.length, 'rules that found it').toBeGreaterThan(0);
      expect(seed?.alarms, 'alarms on the clean twin').toEqual([]);
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
    const { details } = await scoreSeeds(browser, [seed], [scriptedInspector(visualChecks)]);
    expect([...(details[0]?.alarms ?? []), ...(details[0]?.alsoFailed ?? [])]).toEqual([]);
  },
);

test('every check has a seeded fault that it finds, and every seed is named once', () => {
  const named = new Set(seenSeeds.flatMap(({ caughtBy }) => caughtBy));
  expect(visualChecks.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  const ids = seenSeeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
