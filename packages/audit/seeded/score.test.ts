import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { axeEngine } from '../engines/axe.ts';
import type { Engine } from '../engines/engine.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';
import { startBrowser } from '../runner.ts';
import { heardSeeds } from './heard-seeds.ts';
import { engineInspector, scriptedInspector } from './inspectors.ts';
import { allSeeds } from './parts.ts';
import { scoreSeeds } from './score.ts';
import { seedOf } from './seed-page.ts';
import { cellOf } from './seed-window.ts';

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
    const inspectors = [scriptedInspector(assistiveTechnologyChecks)];
    scoring.resolve(await scoreSeeds(browser, heardSeeds, inspectors, { cleanBy: 'named rules' }));
  }, 600_000);

  for (const { id, title } of heardSeeds) {
    test(`${id}: ${title}`, async () => {
      const { details } = await scoring.promise;
      const seed = details.find((each) => each.id === id);
      expect(seed?.untested, 'what could not look').toEqual([]);
      expect(seed?.caughtBy.length, 'rules that found it').toBeGreaterThan(0);
      expect(seed?.alarms, 'alarms on the clean twin').toEqual([]);
    });
  }
});

test('a fault that nobody finds counts as missed, and what a clean page is blamed for as an alarm', {
  timeout: 120_000,
}, async () => {
  const facts = { id: 'none', title: 'Nothing is wrong.', criteria: ['2.4.2'], caughtBy: ['page-title'] };
  const inspectors = [scriptedInspector(assistiveTechnologyChecks.filter(({ id }) => id === 'page-title'))];
  const missed = await scoreSeeds(browser, [seedOf(facts, { main: '<p>One</p>' })], inspectors);
  expect(missed).toMatchObject({ seeds: 1, caught: 0, silentTwins: 1 });
  const loud = await scoreSeeds(browser, [seedOf(facts, { title: '' }, { title: 'Untitled' })], inspectors);
  expect(loud).toMatchObject({ caught: 0, silentTwins: 0, alone: { scripted: { caught: 0, alarms: 1 } } });
  expect(loud.details[0]?.alarms).toEqual(['scripted/page-title']);
});

test('a seed is named once, and differs from its clean twin in one place only', async () => {
  const seeds = await allSeeds();
  const ids = seeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, faulty, clean } of heardSeeds) {
    expect(faulty, id).not.toBe(clean);
    const [one, other] = [faulty.split('\n'), clean.split('\n')];
    const start = one.findIndex((line, index) => line !== other[index]);
    const end = one.toReversed().findIndex((line, index) => line !== other.toReversed()[index]);
    expect(one.length - end - start, `${id} differs in many lines`).toBeLessThan(14);
  }
});

test('each engine is asked about every seeded fault of a plain page, whoever else has its turn in the full audit', async () => {
  const plain = (await allSeeds()).filter(({ cell }) => Object.keys(cell ?? {}).length === 0);
  expect(plain.length).toBeGreaterThan(50);
  for (const engine of [axeEngine, ibmEngine, markupEngine]) {
    const asked: string[] = [];
    const run: Engine['run'] = (_, { id }) => {
      asked.push(id);
      return Promise.resolve({ rules: [], findings: [] });
    };
    const inspector = engineInspector({ ...engine, run });
    for (const seed of plain) {
      const page = null as never;
      await inspector.inspect({ page, cell: cellOf(seed), openAgain: () => Promise.resolve(page) });
    }
    expect(asked, engine.assertor.name).toEqual(plain.map(({ id }) => `seed/${id}`));
  }
});

test('every check has a seeded fault that it alone, or with an engine, must find', () => {
  const named = new Set(heardSeeds.flatMap(({ caughtBy }) => caughtBy));
  expect(assistiveTechnologyChecks.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
