import type { Result } from 'lighthouse';
import type { LighthouseRecord } from '#features/diagnostics/content/lighthouse.schema.ts';

/** What one page came to, as the record keeps it. */
export type PageFigures = LighthouseRecord['pages'][number];

/** The categories of Lighthouse, and the name of each in the record. */
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const;

/** The measurements that the record keeps, by the name of Lighthouse's audit. */
const audits = {
  'first-contentful-paint': 'firstContentfulPaint',
  'largest-contentful-paint': 'largestContentfulPaint',
  'total-blocking-time': 'totalBlockingTime',
  'mainthread-work-breakdown': 'mainThread',
  'cumulative-layout-shift': 'layoutShift',
} as const;

/** Marks (0 to 100) and measurements of one run: all of them, which older records do not have. */
export type Run = {
  [Key in Exclude<keyof PageFigures, 'id' | 'missed'>]-?: NonNullable<PageFigures[Key]>;
} & { missed: string[] };

/**
 * Reads one run of Lighthouse.
 * @throws when Lighthouse could not measure: the page did not answer, or never came to rest.
 */
export function readRun({ categories: rated, audits: seen, runtimeError }: Result): Run {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const mark = (id: keyof typeof categories) => Math.round((rated[id]?.score ?? 0) * 100);
  const measured = (id: keyof typeof audits) => {
    const value = seen[id]?.numericValue ?? 0;
    // A shift of the layout is a share of the window, all else is milliseconds.
    return id === 'cumulative-layout-shift' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  const { details } = seen['unused-javascript'] ?? {};
  const files =
    details !== undefined && 'items' in details ? (details.items as { wastedBytes?: number }[]) : [];
  const missed = (['accessibility', 'best-practices', 'seo'] as const).flatMap((id) =>
    (rated[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (seen[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    firstContentfulPaint: measured('first-contentful-paint'),
    largestContentfulPaint: measured('largest-contentful-paint'),
    totalBlockingTime: measured('total-blocking-time'),
    mainThread: measured('mainthread-work-breakdown'),
    // Lighthouse lists only files of which more than 20 kB are unused.
    unusedScript: Math.round(files.reduce((sum, { wastedBytes = 0 }) => sum + wastedBytes, 0)),
    layoutShift: measured('cumulative-layout-shift'),
    missed,
  };
}

/** The middle of several runs, value by value; what any run missed is missed. */
export function middleOf(runs: readonly Run[]): Run {
  const [first] = runs;
  if (first === undefined) throw new Error('There is no run to take the middle of.');
  const names = Object.keys(first).filter((name) => name !== 'missed') as (keyof Omit<Run, 'missed'>)[];
  const middles = names.map((name) => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other);
    return [name, sorted[sorted.length >> 1]];
  });
  return { ...Object.fromEntries(middles), missed: [...new Set(runs.flatMap(({ missed }) => missed))] };
}

/** How long the main thread may keep a hand waiting, in milliseconds: Lighthouse's mark stays at 100 far beyond it. */
const mostBlocking = 20;

/** Bytes of script that may come and not be used; no mark of Lighthouse falls by them. */
const mostUnusedScript = 20_000;

/** What a page falls short of; empty when it has every mark and every measurement is within its limit. */
export function shortfalls({ missed, ...run }: Run, leastPerformance: number): string[] {
  return [
    ...(run.performance < leastPerformance ? [`performance ${run.performance}`] : []),
    ...(run.totalBlockingTime > mostBlocking ? [`total blocking time ${run.totalBlockingTime} ms`] : []),
    ...(run.unusedScript > mostUnusedScript ? [`unused script ${run.unusedScript} bytes`] : []),
    ...(run.layoutShift > 0 ? [`layout shift ${run.layoutShift}`] : []),
    ...missed,
  ];
}
