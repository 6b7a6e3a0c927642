import type { InferType } from 'yup';
import { id, listOf, maybeWords, record, textOrNone, words } from '#i18n/content-schema.ts';
/** The way of metal: stages of steps, each with its drawing, and figures worth knowing. */
export const schema = record({
  stages: listOf({
    id: id(),
    title: words(),
    lead: words(),
    steps: listOf({
      id: id(),
      /** Which drawing stands beside it; the page knows their names. */
      art: id(),
      title: words(),
      text: words(),
      /** A short fact of the step. */
      note: maybeWords(),
    }),
  }),
  facts: listOf({
    id: id(),
    /** Percent, as a number or a span of numbers; empty where the words say it all. */
    value: textOrNone().matches(/^(\d+(-\d+)?)?$/, 'must be a number, a span like 60-75, or empty'),
    title: words(),
    text: words(),
  }),
});

/** What `recycling.json` holds. */
export type RecyclingStory = InferType<typeof schema>;
