import type { InferType } from 'yup';
import { day, id, list, listOf, numberFrom, oneOf, record, text, whole } from '#i18n/content-schema.ts';

const mark = whole(0, 100);

/**
 * The last run of Lighthouse over one page of each type, as `npm run lighthouse -w @site/proofs` wrote it. Nobody edits it by
 * hand.
 */
export const schema = record({
  /** Day of the run, `yyyy-mm-dd`. */
  day: day(),
  /** Short hash of the commit that was built. */
  commit: text(),
  /** `Lighthouse 13.5.0` */
  tool: text(),
  /** `HeadlessChrome/156.0.8078.79` */
  browser: text(),
  /** Processor and number of cores: figures of two machines are not to be compared. */
  machine: text(),
  /** Lighthouse's own measure of the machine; about 3,000 for a fast laptop. */
  benchmarkIndex: whole(0),
  /** What else the machine had to do, as its load average before the run: above its cores it waits for others. */
  load: numberFrom(0).optional(),
  preset: oneOf(['mobile', 'desktop']),
  /** How many times slower than the machine the processor was made to be. */
  cpuSlowdown: numberFrom(1),
  /** The setting of the same name under which the site ran. */
  environment: text(),
  /** Runs of each page; the figures are their middle. */
  runs: whole(1),
  /** Pages that belong to the list of types and were not rated in this run: the list has grown since. */
  notRated: list(id(), 0),
  pages: listOf({
    /** Language and page: `eng-home`. */
    id: id(),
    performance: mark,
    accessibility: mark,
    bestPractices: mark,
    seo: mark,
    /** In milliseconds, as the next three. */
    firstContentfulPaint: whole(0),
    largestContentfulPaint: whole(0),
    totalBlockingTime: whole(0),
    /** All that the main thread did until the page came to rest. */
    mainThread: whole(0).optional(),
    /** Bytes of script that came and were not used, as they came over the network. */
    unusedScript: whole(0).optional(),
    /** Share of the window. */
    layoutShift: numberFrom(0),
    /** Audits of the last three categories that were not passed. */
    missed: list(text(), 0),
  }),
});

/** What `lighthouse.json` holds. */
export type LighthouseRecord = InferType<typeof schema>;
