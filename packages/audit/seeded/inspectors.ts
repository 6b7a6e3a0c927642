import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Assertor, Cell, Check, CheckContext, Finding } from '../contract.ts';
import type { Engine } from '../engines/engine.ts';

/** How long one engine or check may look at one page, in milliseconds. */
const patience = 90_000;

/**
 * Checks of what a page does by itself or by its script. Where it has neither a script nor anything that moves, they have
 * nothing to look at, and the slowest of them would watch a still page for half of the whole score.
 */
const checksOfDeeds: readonly string[] = [
  'arrow-keys',
  'changes-on-input',
  'hydration',
  'key-shortcuts',
  'no-script',
  'pointer-cancellation',
  'pointer-drag',
  'press-keys',
  'press-layers',
  'route-change-focus',
  'self-motion',
  'status-roles',
  'time-limits',
];

/** A seeded page in a browser. */
export interface OpenedPage {
  page: Page;
  cell: Cell;
  /** Opens the same page anew, in the same or other settings. */
  openAgain: CheckContext['openAgain'];
}

/** What an inspector saw. */
export interface Look {
  /** What is wrong with the page, doubts included. */
  findings: Finding[];
  /** Rules that were to look and could not, each with the reason: `hydration: took longer than 90 seconds`. */
  untested: string[];
}

/** One who looks at a seeded page: an engine, or all the scripted checks together. */
export interface Inspector {
  name: Assertor['name'];
  version: string;
  /** Its rules by name, where they are fewer than all it has: a look by some is none by all. */
  looksBy?: readonly string[];
  /** Whether it has anything to see in a cell: where it says no, nobody opens the page for it. */
  appliesTo: (cell: Cell) => boolean;
  /**
   * Looks at the open page. `named` are the rules that its seeded fault names: an inspector whose rules run one by one may keep to
   * them; where there are none, everything is to be looked at. It never throws.
   */
  inspect: (opened: OpenedPage, named?: readonly string[]) => Promise<Look>;
}

/** This project's own checks as one inspector. */
export function scriptedInspector(checks: readonly Check[]): Inspector {
  return {
    name: 'scripted',
    version: '1.0',
    looksBy: checks.map(({ id }) => id),
    appliesTo: (cell) => checks.some((check) => check.appliesTo(cell)),
    inspect: async ({ page, cell, openAgain }, named) => {
      const look: Look = { findings: [], untested: [] };
      const isStill = !(await canAct(page));
      const wanted = checks.filter(
        (check) =>
          check.appliesTo(cell) &&
          (named?.includes(check.id) ?? !(isStill && checksOfDeeds.includes(check.id))),
      );
      // What leaves the page in another condition looks at a page of its own, as in the audit.
      for (const check of wanted)
        await watched(look, check.id, async () => {
          const own = check.disturbs ? await openAgain() : page;
          const { outcome, findings } = await check.run({
            page: own,
            cell,
            openAgain,
            keep: async (_kind, name) => name,
          });
          if (own !== page) await own.close();
          if (outcome === 'untested') throw new Error('it says that it could not look');
          if (outcome !== 'failed' && outcome !== 'cantTell') return [];
          const seen: typeof findings =
            findings.length > 0 ? findings : [{ message: check.title.eng, selector: '', html: '' }];
          return seen.map((each) => ({
            criteria: check.criteria,
            outcome,
            ...each,
            rule: check.id,
            assertor: 'scripted',
          }));
        });
      return look;
    },
  };
}

/** Whether a page can do anything that nobody asked for, or react in a way that HTML alone does not. */
async function canAct(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const moving =
      'script, iframe, object, embed, video, audio, canvas, marquee, meta[http-equiv=refresh], animate, animateMotion, animateTransform, set';
    const isStill = ({ src }: HTMLImageElement) => src === '' || new URL(src).pathname.endsWith('.svg');
    return (
      document.querySelector(moving) !== null ||
      document.getAnimations().length > 0 ||
      [...document.images].some((picture) => !isStill(picture)) ||
      [...document.querySelectorAll('*')].some((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      )
    );
  });
}

/**
 * An engine of the audit as an inspector: the score asks of it what the audit asks of a single page. In the full audit an engine
 * may take turns with itself on another page, and a seeded fault has no other page.
 */
export function engineInspector({ assertor, appliesTo, run }: Engine): Inspector {
  return {
    ...assertor,
    appliesTo: (cell) => appliesTo(cell, 'page'),
    inspect: async ({ page, cell }) => {
      const look: Look = { findings: [], untested: [] };
      if (appliesTo(cell, 'page'))
        await watched(look, assertor.name, async () => (await run(page, cell)).findings);
      return look;
    },
  };
}

/** Adds to a look what is found in time, or why nothing could be found. */
async function watched(look: Look, rule: string, find: () => Promise<Finding[]>): Promise<void> {
  const ended = new AbortController();
  const late = pause(patience, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`took longer than ${patience / 1000} seconds`);
  });
  try {
    look.findings.push(...(await Promise.race([find(), late])));
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    look.untested.push(`${rule}: ${reason.slice(0, 200)}`);
  } finally {
    ended.abort();
    await late.catch(() => undefined);
  }
}
