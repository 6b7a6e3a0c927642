import type { InferType } from 'yup';
import { day, id, listOf, numberFrom, record, text, whole } from '#i18n/content-schema.ts';

/**
 * How soon pages answered a hand when it was last measured, as `npm run interactions -w @site/proofs` wrote it. Nobody edits it
 * by hand.
 */
export const schema = record({
  /** Day of the run, `yyyy-mm-dd`. */
  day: day(),
  /** Short hash of the commit that was built. */
  commit: text(),
  /** `Chromium 156.0.8078.79` */
  browser: text(),
  /** Processor and number of cores: figures of two machines are not to be compared. */
  machine: text(),
  /** What else the machine had to do, as its load average before the run: above its cores it waits for others. */
  load: numberFrom(0),
  /** How many times slower than the machine the processor was made to be. */
  cpuSlowdown: numberFrom(1),
  acts: listOf({
    /** Language and what was done: `eng-menu`. */
    id: id(),
    /** How often a button or key was pressed. */
    presses: whole(1),
    /** Milliseconds from the press to the next frame: three of four presses took no longer. */
    p75: whole(0),
    /** The slowest of all. */
    worst: whole(0),
  }),
});

/** What `interactions.json` holds. */
export type InteractionRecord = InferType<typeof schema>;
