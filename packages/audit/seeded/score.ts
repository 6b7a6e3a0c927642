import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Assertor, Cell, Exclusion } from '../contract.ts';
import type { LookAtPage } from '../elsewhere/plan.ts';
import { covers } from '../exclusions.ts';
import type { Inspector } from './inspectors.ts';
import type { KeptLooks } from './kept-looks.ts';
import { cellOf, openPageWindow, type PageWindow, type ShownPage } from './page-window.ts';
import type { SeededFault, SeededFaults } from './seeded-fault.ts';

/** What became of one seeded fault. */
export interface FaultScore {
  id: string;
  title: string;
  criteria: readonly string[];
  /** `scripted/heading-outline`: rules named in the seeded fault that failed on the faulty page. */
  caughtBy: string[];
  /** Other rules that failed on the faulty page and not on the control one. */
  alsoFailed: string[];
  /** Rules that failed on the control page: false alarms. */
  alarms: string[];
  /** What could not look, with its reason; a control page at which somebody could not look is not silent. */
  untested: string[];
}

/** The whole score, as `score.json` holds it. */
export interface Score {
  /** ISO day on which everybody looked. */
  day: string;
  /** SHA-256 of the seeded faults: another hash means another test. */
  hash: string;
  browser: string;
  assertors: Assertor[];
  /** In which ways each page was looked at, `320/light/default`; left out where each has its own single one. */
  looks?: string[];
  faults: number;
  caught: number;
  silentControls: number;
  /** Of each inspector alone: how many seeded faults it notices by any rule that is silent on the control page, and its false alarms. */
  alone: Record<string, { caught: number; alarms: number }>;
  details: FaultScore[];
}

export interface ScoreOptions {
  /** Hears of each seeded fault that is done. */
  told?: (score: FaultScore, done: number) => void;
  /** Who looks at a control page: every rule, as the score has it, or only those that its seeded fault names, for a short test. */
  controlBy?: 'every rule' | 'named rules';
  /** What the audit does not count, nor does the score. */
  exclusions?: readonly Exclusion[];
  /** Looks that need not be taken again. */
  kept?: KeptLooks;
  /**
   * Every way in which each page is looked at, instead of the cell of its seeded fault: what fails in one of them failed, and a rule
   * that fails on the control page in one of them finds no fault in any other.
   */
  looks?: readonly LookAtPage[];
}

/** Pages that are looked at side by side: what one waits for, another uses. */
const workers = 3;

/** What a look at one document came to. */
interface Verdict {
  failed: ReadonlySet<string>;
  untested: readonly string[];
}

/** Looks at every seeded fault and its control page with every inspector. Controls that are alike are looked at once. */
export async function scoreFaults(
  browser: Browser,
  faults: SeededFaults,
  inspectors: readonly Inspector[],
  { told = () => undefined, controlBy = 'every rule', exclusions = [], kept, looks }: ScoreOptions = {},
): Promise<Score> {
  const day = new Date().toISOString().slice(0, 10);
  const counted = exclusions.filter(({ until }) => day <= until);
  const controls = new Map<string, Promise<Verdict>>();
  const details: FaultScore[] = [];
  const alone: Score['alone'] = Object.fromEntries(
    inspectors.map(({ name }) => [name, { caught: 0, alarms: 0 }]),
  );

  async function scoreOne(fault: SeededFault, window: PageWindow): Promise<FaultScore> {
    // Where its author could not know the rules, any may find it.
    const isOpen = fault.caughtBy.length === 0;
    const named = controlBy === 'named rules' && !isOpen ? fault.caughtBy : undefined;
    const key = JSON.stringify([fault.cell ?? {}, named ?? [], fault.control]);
    const known = controls.get(key);
    const looking = known ?? lookAt(fault, fault.control, named);
    controls.set(key, looking);
    const control = await looking;
    const faulty = await lookAt(fault, fault.faulty, isOpen ? undefined : fault.caughtBy);
    const fresh = [...faulty.failed].filter((rule) => !control.failed.has(rule)).sort();
    const isNamed = (rule: string) => isOpen || fault.caughtBy.includes(rule.slice(rule.indexOf('/') + 1));
    for (const [name, sum] of Object.entries(alone)) {
      if (fresh.some((rule) => rule.startsWith(`${name}/`))) sum.caught += 1;
      if (!known) sum.alarms += [...control.failed].filter((rule) => rule.startsWith(`${name}/`)).length;
    }
    const { id, title, criteria } = fault;
    return {
      id,
      title,
      criteria,
      caughtBy: fresh.filter(isNamed),
      alsoFailed: fresh.filter((rule) => !isNamed(rule)),
      alarms: [...control.failed].sort(),
      untested: [
        ...faulty.untested.map((reason) => `faulty: ${reason}`),
        ...control.untested.map((reason) => `control: ${reason}`),
      ],
    };

    /** All looks at one document together. */
    async function lookAt(one: SeededFault, html: string, rules?: readonly string[]): Promise<Verdict> {
      const failed = new Set<string>();
      const untested: string[] = [];
      for (const look of looks ?? [undefined]) {
        const seen = await lookOnce({ ...one, cell: { ...one.cell, ...look } }, html, rules);
        for (const rule of seen.failed) failed.add(rule);
        untested.push(...seen.untested.map((reason) => (look ? `${nameOf(look)}: ${reason}` : reason)));
      }
      return { failed, untested };
    }

    async function lookOnce(one: SeededFault, html: string, rules?: readonly string[]): Promise<Verdict> {
      let opened: ShownPage | undefined;
      const failed = new Set<string>();
      const untested: string[] = [];
      const cell = cellOf(one);
      // One page serves all: whoever changes it opens another. Who sees nothing new in this cell has looked in another one.
      for (const inspector of inspectors.filter((each) => each.appliesTo(cell))) {
        const what = [inspector.version, { ...cell, id: '' }, html, rules ?? inspector.looksBy ?? 'all'];
        const before = kept?.recall(inspector.name, what);
        if (before) {
          for (const rule of before) failed.add(`${inspector.name}/${rule}`);
          continue;
        }
        // A page that was being closed may take the new one's opening with it; the second time nothing is left to close.
        opened ??= await window.show(one, html).catch(() => window.show(one, html));
        const look = await inspector.inspect(opened, rules);
        untested.push(...look.untested.map((reason) => `${inspector.name}/${reason}`));
        const counting = look.findings.filter(
          (finding) =>
            finding.outcome === 'failed' && !counted.some((each) => covers(each, finding, 'seed', day)),
        );
        const found = [...new Set(counting.map(({ rule }) => rule))];
        for (const rule of found) failed.add(`${inspector.name}/${rule}`);
        if (look.untested.length === 0) kept?.keep(inspector.name, what, found);
      }
      return { failed, untested };
    }
  }

  const queue = faults.values();
  const work = async (): Promise<void> => {
    const window = openPageWindow(browser);
    try {
      for (const fault of queue) {
        const score = await scoreOne(fault, window);
        details.push(score);
        told(score, details.length);
      }
    } finally {
      await window.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, faults.length) }, work));
  const order = new Map(faults.map(({ id }, place) => [id, place]));
  details.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return {
    day,
    hash: hashOf(faults),
    browser: `Chromium ${browser.version()}`,
    assertors: inspectors.map(({ name, version }) => ({ name, version })),
    ...(looks && { looks: looks.map(nameOf) }),
    faults: details.length,
    caught: details.filter(({ caughtBy }) => caughtBy.length > 0).length,
    silentControls: details.filter(isSilent).length,
    alone,
    details,
  };
}

/** `320/light/default` */
function nameOf({ width, scheme, mode }: Pick<Cell, 'width' | 'scheme' | 'mode'>): string {
  return [width, scheme, mode].join('/');
}

/** Whether nobody found fault with the control page, and everybody could look at it. */
export function isSilent({ alarms, untested }: Pick<FaultScore, 'alarms' | 'untested'>): boolean {
  return alarms.length === 0 && !untested.some((reason) => reason.startsWith('control: '));
}

/** SHA-256 of seeded faults, in hexadecimal digits: their documents, their cells, and who must find them. */
export function hashOf(faults: SeededFaults): string {
  const hash = createHash('sha256');
  for (const { id, faulty, control, caughtBy, cell } of faults)
    hash.update(JSON.stringify([id, faulty, control, caughtBy, cell ?? {}]));
  return hash.digest('hex');
}
