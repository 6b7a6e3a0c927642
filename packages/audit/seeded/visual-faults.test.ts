import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visualChecks } from '../checks/visual-checks.ts';
import { startBrowser } from '../runner.ts';
import { scriptedInspector } from './inspectors.ts';
import { scoreFaults } from './score.ts';
import { seededFault } from './seeded-page.ts';
import { visualFaults } from './visual-faults.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

describe('finds each seeded fault and is silent about its control page', () => {
  const scoring = Promise.withResolvers<Awaited<ReturnType<typeof scoreFaults>>>();

  // The checks that a seeded fault names look at both its pages; everyone looks at every seeded fault in `npm run score -w @site/audit`.
  beforeAll(async () => {
    const inspectors = [scriptedInspector(visualChecks)];
    scoring.resolve(await scoreFaults(browser, visualFaults, inspectors, { controlBy: 'named rules' }));
  }, 600_000);

  for (const { id, title } of visualFaults) {
    test(`${id}: ${title}`, async () => {
      const { details } = await scoring.promise;
      const fault = details.find((each) => each.id === id);
      expect(fault?.untested, 'what could not look').toEqual([]);
      expect(fault?.caughtBy.length, 'rules that found it').toBeGreaterThan(0);
      expect(fault?.alarms, 'alarms on the control page').toEqual([]);
    });
  }
});

test.each([1280, 320] as const)(
  'no check complains about a sound page at %i px',
  { timeout: 240_000 },
  async (width) => {
    const fault = seededFault(
      { id: 'sound', title: 'A sound page.', criteria: [], caughtBy: [], cell: { width } },
      { main: '<p>Prices.</p>' },
    );
    const { details } = await scoreFaults(browser, [fault], [scriptedInspector(visualChecks)]);
    expect([...(details[0]?.alarms ?? []), ...(details[0]?.alsoFailed ?? [])]).toEqual([]);
  },
);

test('every check has a seeded fault that it finds, and every fault is named once', () => {
  const named = new Set(visualFaults.flatMap(({ caughtBy }) => caughtBy));
  expect(visualChecks.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  const ids = visualFaults.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
