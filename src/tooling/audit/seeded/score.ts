import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Cell, Check, Finding, Scheme } from '../contract.ts';
import { sheetOf } from '../probes/text-changes.ts';
import { serveSeed } from './seed-files.ts';
import type { Seed, Seeds } from './seeds.ts';

/** One who looks at a seeded page: an engine, or all the scripted checks together. */
export interface Inspector {
  name: Finding['assertor'];
  /**
   * What is wrong with the open page, doubts included. `named` are the rules that a faulty page names: an inspector whose rules
   * run one by one may keep to them there; on a clean page there are none, and everything is to be looked at.
   */
  inspect: (opened: OpenedSeed, named?: readonly string[]) => Promise<Finding[]>;
}

/** A seeded page in a browser. */
export interface OpenedSeed {
  page: Page;
  cell: Cell;
  /** Opens the same page anew, in the same or other settings; whoever asks closes it. */
  openAgain: (changes?: Partial<Pick<Cell, 'mode' | 'width' | 'scheme'>>) => Promise<Page>;
}

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
}

/** The whole score, as `score.json` holds it. */
export interface Score {
  seeds: number;
  caught: number;
  silentTwins: number;
  /** Of each inspector alone: how many seeds it notices by any rule that is silent on the clean page, and its false alarms. */
  alone: Record<string, { caught: number; alarms: number }>;
  details: SeedScore[];
}

/** Everything that the scripted checks find, as an inspector; on a faulty page those that its seed names. */
export function scriptedInspector(checks: readonly Check[]): Inspector {
  return {
    name: 'scripted',
    inspect: async ({ page, cell, openAgain }, named) => {
      const found: Finding[] = [];
      // What leaves the page in another condition looks at a page of its own, as in the audit.
      const inOrder = checks.filter((check) => check.appliesTo(cell) && (named?.includes(check.id) ?? true));
      for (const check of inOrder) {
        const own = check.disturbs ? await openAgain() : page;
        const { outcome, findings } = await check.run({
          page: own,
          cell,
          openAgain,
          keep: async (_kind, name) => name,
        });
        if (own !== page) await own.close();
        if (outcome !== 'failed' && outcome !== 'cantTell') continue;
        const seen = findings.length > 0 ? findings : [{ message: check.title.eng, selector: '', html: '' }];
        for (const each of seen)
          found.push({ ...each, rule: check.id, assertor: 'scripted', criteria: check.criteria, outcome });
      }
      return found;
    },
  };
}

/** An engine of the audit as an inspector: the score asks of it what the audit asks. */
export function engineInspector(engine: {
  assertor: { name: Finding['assertor'] };
  run: (page: Page, cell: Cell) => Promise<{ findings: Finding[] }>;
}): Inspector {
  return {
    name: engine.assertor.name,
    inspect: async ({ page, cell }) => (await engine.run(page, cell)).findings,
  };
}

/** Pages that are looked at side by side: what one waits for, another uses. */
const workers = 3;

/**
 * Looks at every seed and its clean twin with every inspector. Twins that are alike are looked at once. `told` hears of each seed
 * that is done.
 */
export async function scoreSeeds(
  browser: Browser,
  seeds: Seeds,
  inspectors: readonly Inspector[],
  told: (score: SeedScore, done: number) => void = () => undefined,
): Promise<Score> {
  const twins = new Map<string, Promise<Set<string>>>();
  const details: SeedScore[] = [];
  const alone: Score['alone'] = Object.fromEntries(
    inspectors.map(({ name }) => [name, { caught: 0, alarms: 0 }]),
  );

  async function scoreOne(seed: Seed): Promise<SeedScore> {
    const key = `${JSON.stringify(seed.cell ?? {})}${seed.clean}`;
    const known = twins.get(key);
    const looking = known ?? failedRules(browser, seed, seed.clean, inspectors);
    twins.set(key, looking);
    const alarms = await looking;
    const failed = await failedRules(browser, seed, seed.faulty, inspectors, seed.caughtBy);
    const fresh = [...failed].filter((rule) => !alarms.has(rule)).sort();
    const isNamed = (rule: string) => seed.caughtBy.includes(rule.slice(rule.indexOf('/') + 1));
    for (const [name, sum] of Object.entries(alone)) {
      if (fresh.some((rule) => rule.startsWith(`${name}/`))) sum.caught += 1;
      if (!known) sum.alarms += [...alarms].filter((rule) => rule.startsWith(`${name}/`)).length;
    }
    const { id, title, criteria } = seed;
    return {
      id,
      title,
      criteria,
      caughtBy: fresh.filter(isNamed),
      alsoFailed: fresh.filter((rule) => !isNamed(rule)),
      alarms: [...alarms].sort(),
    };
  }

  const queue = [...seeds];
  const work = async (): Promise<void> => {
    for (let seed = queue.shift(); seed; seed = queue.shift()) {
      const score = await scoreOne(seed);
      details.push(score);
      told(score, details.length);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const order = new Map(seeds.map(({ id }, place) => [id, place]));
  details.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  return {
    seeds: details.length,
    caught: details.filter(({ caughtBy }) => caughtBy.length > 0).length,
    silentTwins: details.filter(({ alarms }) => alarms.length === 0).length,
    alone,
    details,
  };
}

async function failedRules(
  browser: Browser,
  seed: Seed,
  html: string,
  inspectors: readonly Inspector[],
  named?: readonly string[],
): Promise<Set<string>> {
  // The address is that of the sound page's language: a fault in `lang` must not move the page.
  const isSpanish = /<html[^>]* lang="es/.test(seed.clean);
  const cell: Cell = {
    id: `seed/${seed.id}`,
    page: 'seed',
    language: isSpanish ? 'es' : 'eng',
    path: isSpanish ? '/precios' : '/prices',
    width: 1280,
    scheme: 'light',
    mode: 'default',
    state: 'default',
    ...seed.cell,
  };
  const contexts: BrowserContext[] = [];
  const open = async (changes: Partial<Pick<Cell, 'mode' | 'width' | 'scheme'>> = {}): Promise<Page> => {
    const context = await browser.newContext(settingsOf({ ...cell, ...changes }));
    contexts.push(context);
    const address = await serveSeed(context, html, isSpanish ? 'es' : 'en');
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(address, { waitUntil: 'load' });
    const mode = changes.mode ?? cell.mode;
    if (mode === 'print') await page.emulateMedia({ media: 'print' });
    const rules = sheetOf(mode);
    if (rules !== undefined) await page.addStyleTag({ content: rules });
    return page;
  };
  try {
    const failed = new Set<string>();
    // One page serves all: whoever changes it opens another.
    const page = await open();
    for (const inspector of inspectors)
      for (const { rule, outcome } of await inspector.inspect({ page, cell, openAgain: open }, named))
        if (outcome === 'failed') failed.add(`${inspector.name}/${rule}`);
    return failed;
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** The settings of a browser for a cell: window, colours, motion, script. */
function settingsOf({ width, scheme, mode }: Cell) {
  const colours: Record<Scheme, { colorScheme: 'light' | 'dark'; forcedColors: 'none' | 'active' }> = {
    light: { colorScheme: 'light', forcedColors: 'none' },
    dark: { colorScheme: 'dark', forcedColors: 'none' },
    'forced-light': { colorScheme: 'light', forcedColors: 'active' },
    'forced-dark': { colorScheme: 'dark', forcedColors: 'active' },
  };
  return {
    viewport: { width, height: width === 320 ? 640 : 800 },
    ...colours[scheme],
    reducedMotion: mode === 'reduced-motion' ? ('reduce' as const) : ('no-preference' as const),
    javaScriptEnabled: mode !== 'no-script',
  };
}
