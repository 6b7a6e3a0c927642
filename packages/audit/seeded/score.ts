import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Assertor, Exclusion } from '../contract.ts';
import { covers } from '../exclusions.ts';
import type { Inspector } from './inspectors.ts';
import type { KeptLooks } from './kept-looks.ts';
import { cellOf, openSeedWindow, type SeedWindow, type ShownSeed } from './seed-window.ts';
import type { Seed, Seeds } from './seeds.ts';

/** What became of one seed. */
export interface SeedScore {
  id: string;
  title: string;
  criteria: readonly string[];
  /** `scripted/heading-outline`: rules named in the seed that failed on the faulty page. */
  caughtBy: string[];
  /** Other rules that failed on the faulty page and not on the clean one. */
  alsoFailed: string[];
  /** Rules that failed on the clean page: false alarms. */
  alarms: string[];
  /** What could not look, with its reason; a twin at which somebody could not look is not silent. */
  untested: string[];
}

/** The whole score, as `score.json` holds it. */
export interface Score {
  /** ISO day on which everybody looked. */
  day: string;
  /** SHA-256 of the seeds: another hash means another test. */
  hash: string;
  browser: string;
  assertors: Assertor[];
  seeds: number;
  caught: number;
  silentTwins: number;
  /** Of each inspector alone: how many seeds it notices by any rule that is silent on the clean page, and its false alarms. */
  alone: Record<string, { caught: number; alarms: number }>;
  details: SeedScore[];
}

export interface ScoreOptions {
  /** Hears of each seed that is done. */
  told?: (score: SeedScore, done: number) => void;
  /** Who looks at a clean twin: every rule, as the score has it, or only those that its seed names, for a short test. */
  cleanBy?: 'every rule' | 'named rules';
  /** What the audit does not count, nor does the score. */
  exclusions?: readonly Exclusion[];
  /** Looks that need not be taken again. */
  kept?: KeptLooks;
}

/** Pages that are looked at side by side: what one waits for, another uses. */
const workers = 3;

/** What a look at one document came to. */
interface Verdict {
  failed: ReadonlySet<string>;
  untested: readonly string[];
}

/** Looks at every seed and its clean twin with every inspector. Twins that are alike are looked at once. */
export async function scoreSeeds(
  browser: Browser,
  seeds: Seeds,
  inspectors: readonly Inspector[],
  { told = () => undefined, cleanBy = 'every rule', exclusions = [], kept }: ScoreOptions = {},
): Promise<Score> {
  const day = new Date().toISOString().slice(0, 10);
  const counted = exclusions.filter(({ until }) => day <= until);
  const twins = new Map<string, Promise<Verdict>>();
  const details: SeedScore[] = [];
  const alone: Score['alone'] = Object.fromEntries(
    inspectors.map(({ name }) => [name, { caught: 0, alarms: 0 }]),
  );

  async function scoreOne(seed: Seed, window: SeedWindow): Promise<SeedScore> {
    const named = cleanBy === 'named rules' ? seed.caughtBy : undefined;
    const key = JSON.stringify([seed.cell ?? {}, named ?? [], seed.clean]);
    const known = twins.get(key);
    const looking = known ?? lookAt(seed, seed.clean, named);
    twins.set(key, looking);
    const clean = await looking;
    const faulty = await lookAt(seed, seed.faulty, seed.caughtBy);
    const fresh = [...faulty.failed].filter((rule) => !clean.failed.has(rule)).sort();
    const isNamed = (rule: string) => seed.caughtBy.includes(rule.slice(rule.indexOf('/') + 1));
    for (const [name, sum] of Object.entries(alone)) {
      if (fresh.some((rule) => rule.startsWith(`${name}/`))) sum.caught += 1;
      if (!known) sum.alarms += [...clean.failed].filter((rule) => rule.startsWith(`${name}/`)).length;
    }
    const { id, title, criteria } = seed;
    return {
      id,
      title,
      criteria,
      caughtBy: fresh.filter(isNamed),
      alsoFailed: fresh.filter((rule) => !isNamed(rule)),
      alarms: [...clean.failed].sort(),
      untested: [
        ...faulty.untested.map((reason) => `faulty: ${reason}`),
        ...clean.untested.map((reason) => `clean: ${reason}`),
      ],
    };

    async function lookAt(one: Seed, html: string, rules?: readonly string[]): Promise<Verdict> {
      let opened: ShownSeed | undefined;
      const failed = new Set<string>();
      const untested: string[] = [];
      // One page serves all: whoever changes it opens another.
      for (const inspector of inspectors) {
        const what = [inspector.version, { ...cellOf(one), id: '' }, html, rules ?? 'all'];
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

  const queue = seeds.values();
  const work = async (): Promise<void> => {
    const window = openSeedWindow(browser);
    try {
      for (const seed of queue) {
        const score = await scoreOne(seed, window);
        details.push(score);
        told(score, details.length);
      }
    } finally {
      await window.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, seeds.length) }, work));
  const order = new Map(seeds.map(({ id }, place) => [id, place]));
  details.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return {
    day,
    hash: hashOf(seeds),
    browser: `Chromium ${browser.version()}`,
    assertors: inspectors.map(({ name, version }) => ({ name, version })),
    seeds: details.length,
    caught: details.filter(({ caughtBy }) => caughtBy.length > 0).length,
    silentTwins: details.filter(isSilent).length,
    alone,
    details,
  };
}

/** Whether nobody found fault with the clean twin, and everybody could look at it. */
export function isSilent({ alarms, untested }: Pick<SeedScore, 'alarms' | 'untested'>): boolean {
  return alarms.length === 0 && !untested.some((reason) => reason.startsWith('clean: '));
}

/** SHA-256 of seeds, in hexadecimal digits: their documents, their cells, and who must find them. */
export function hashOf(seeds: Seeds): string {
  const hash = createHash('sha256');
  for (const { id, faulty, clean, caughtBy, cell } of seeds)
    hash.update(JSON.stringify([id, faulty, clean, caughtBy, cell ?? {}]));
  return hash.digest('hex');
}
