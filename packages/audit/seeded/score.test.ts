import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { looksElsewhere } from '../elsewhere/plan.ts';
import { axeEngine } from '../engines/axe.ts';
import type { Engine } from '../engines/engine.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';
import { startBrowser } from '../runner.ts';
import { assistiveTechnologyFaults } from './assistive-technology-faults.ts';
import { engineInspector, type Inspector, scriptedInspector } from './inspectors.ts';
import { cellOf } from './page-window.ts';
import { allFaults, uncountedFaults } from './parts.ts';
import { scoreFaults } from './score.ts';
import { seededFault } from './seeded-page.ts';

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
    const inspectors = [scriptedInspector(assistiveTechnologyChecks)];
    scoring.resolve(
      await scoreFaults(browser, assistiveTechnologyFaults, inspectors, { controlBy: 'named rules' }),
    );
  }, 600_000);

  for (const { id, title } of assistiveTechnologyFaults) {
    test(`${id}: ${title}`, async () => {
      const { details } = await scoring.promise;
      const fault = details.find((each) => each.id === id);
      expect(fault?.untested, 'what could not look').toEqual([]);
      expect(fault?.caughtBy.length, 'rules that found it').toBeGreaterThan(0);
      expect(fault?.alarms, 'alarms on the control page').toEqual([]);
    });
  }
});

test('a fault that nobody finds counts as missed, and what a control page is blamed for as an alarm', {
  timeout: 120_000,
}, async () => {
  const facts = { id: 'none', title: 'Nothing is wrong.', criteria: ['2.4.2'], caughtBy: ['page-title'] };
  const inspectors = [scriptedInspector(assistiveTechnologyChecks.filter(({ id }) => id === 'page-title'))];
  const missed = await scoreFaults(browser, [seededFault(facts, { main: '<p>One</p>' })], inspectors);
  expect(missed).toMatchObject({ faults: 1, caught: 0, silentControls: 1 });
  const loud = await scoreFaults(
    browser,
    [seededFault(facts, { title: '' }, { title: 'Untitled' })],
    inspectors,
  );
  expect(loud).toMatchObject({ caught: 0, silentControls: 0, alone: { scripted: { caught: 0, alarms: 1 } } });
  expect(loud.details[0]?.alarms).toEqual(['scripted/page-title']);
});

describe('a page that is looked at in several ways', () => {
  const looks = looksElsewhere.filter(({ scheme, mode }) => scheme === 'light' && mode === 'default');
  const facts = { id: 'wide', title: 'A part is wider than a phone.', criteria: ['1.4.10'], caughtBy: [] };
  const part = (width: number) => ({ main: `<p style="width:${width}px">Prices.</p>` });
  // It fails in each window that the page does not fit.
  const isWide: Inspector = {
    name: 'scripted',
    version: '1.0',
    appliesTo: () => true,
    inspect: async ({ page }) => {
      const isFitting = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      });
      const finding = { rule: 'wide', assertor: 'scripted', outcome: 'failed', criteria: [] } as const;
      return {
        findings: isFitting ? [] : [{ ...finding, message: '', selector: '', html: '' }],
        untested: [],
      };
    },
  };

  test('shows a fault that one of the looks shows', { timeout: 120_000 }, async () => {
    const fault = seededFault(facts, part(700), part(100));
    expect(await scoreFaults(browser, [fault], [isWide])).toMatchObject({ caught: 0, silentControls: 1 });
    const score = await scoreFaults(browser, [fault], [isWide], { looks });
    expect(score).toMatchObject({
      caught: 1,
      silentControls: 1,
      alone: { scripted: { caught: 1, alarms: 0 } },
    });
    expect(score.looks).toEqual(['1280/light/default', '320/light/default']);
  });

  test('proves no fault by a rule that fails on the control page in another look', {
    timeout: 120_000,
  }, async () => {
    const fault = seededFault(facts, part(1500), part(700));
    expect(await scoreFaults(browser, [fault], [isWide], { looks })).toMatchObject({
      caught: 0,
      silentControls: 0,
    });
  });

  test('is opened for nobody who sees in this window what was seen in another', async () => {
    const opened: string[] = [];
    const inspector = engineInspector({
      ...markupEngine,
      run: (_, { width, scheme, mode }) => {
        opened.push(`${width}/${scheme}/${mode}`);
        return Promise.resolve({ rules: [], findings: [] });
      },
    });
    await scoreFaults(browser, [seededFault(facts, part(700), part(100))], [inspector], {
      looks: looksElsewhere,
    });
    expect(opened).toEqual(['1280/light/default', '1280/light/default']);
  });
});

test('a seeded fault is named once, and differs from its control page in one place only', async () => {
  const faults = [...(await allFaults()), ...uncountedFaults];
  const ids = faults.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, faulty, control } of assistiveTechnologyFaults) {
    expect(faulty, id).not.toBe(control);
    const [one, other] = [faulty.split('\n'), control.split('\n')];
    const start = one.findIndex((line, index) => line !== other[index]);
    const end = one.toReversed().findIndex((line, index) => line !== other.toReversed()[index]);
    expect(one.length - end - start, `${id} differs in many lines`).toBeLessThan(14);
  }
});

test('each engine is asked about every seeded fault of a plain page, whoever else has its turn in the full audit', async () => {
  const plain = (await allFaults()).filter(({ cell }) => Object.keys(cell ?? {}).length === 0);
  expect(plain.length).toBeGreaterThan(50);
  for (const engine of [axeEngine, ibmEngine, markupEngine]) {
    const asked: string[] = [];
    const run: Engine['run'] = (_, { id }) => {
      asked.push(id);
      return Promise.resolve({ rules: [], findings: [] });
    };
    const inspector = engineInspector({ ...engine, run });
    for (const fault of plain) {
      const page = null as never;
      await inspector.inspect({ page, cell: cellOf(fault), openAgain: () => Promise.resolve(page) });
    }
    expect(asked, engine.assertor.name).toEqual(plain.map(({ id }) => `seed/${id}`));
  }
});

test('every check has a seeded fault that it alone, or with an engine, must find', () => {
  const named = new Set(assistiveTechnologyFaults.flatMap(({ caughtBy }) => caughtBy));
  expect(assistiveTechnologyChecks.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
