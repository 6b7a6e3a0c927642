import type { InferType } from 'yup';
import { day, id, listOf, record, text, whole } from '#i18n/content-schema.ts';

/**
 * The last run of the design system's tests, as `npm run component-tests -w @site/proofs` wrote it. Nobody edits it by hand.
 */
export const schema = record({
  /** Day of the run, `yyyy-mm-dd`. */
  day: day(),
  /** `Vitest 5.1.1` */
  tool: text(),
  components: listOf({
    /** Folder of the component. */
    id: id(),
    /** Hash of the folder's files at that time: with another one the results are of another component. */
    hash: text(),
    tests: listOf({
      /** The test's name, which states the fact. */
      id: text(),
      /** How often it was asked: once, or for each state. */
      times: whole(1),
      failed: whole(0),
    }),
  }),
});

/** What `component-tests.json` holds. */
export type ComponentTests = InferType<typeof schema>;
