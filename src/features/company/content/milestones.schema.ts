import type { InferType } from 'yup';
import { id, listOf, oneOf, record, words, year } from '#i18n/content-schema.ts';
/** The history of the group: eras, and what happened in them, the oldest first. */
export const schema = record({
  eras: listOf({
    id: id(),
    /** First year; left out where the company was founded, since only the brand knows when. */
    from: year().optional(),
    /** Last year, or null for the era that goes on. */
    to: year().nullable().defined('must be there, null for the era that goes on'),
    /** The valley as it was then. */
    picture: record({
      name: oneOf(['valley-1911', 'valley-1936', 'valley-1963', 'valley-1978', 'works']),
      alt: words().meta({ note: 'Says a picture of a scale model to people who cannot see it' }),
      caption: words().meta({ note: 'Stands under a picture of a scale model of the valley' }),
    }),
    title: words(),
    lead: words(),
    milestones: listOf({
      /** Also the fragment of the page under which the milestone is found. */
      id: id(),
      /** Null for the founding, whose year only the brand knows. */
      year: year().nullable().defined('must be there, null for the founding'),
      title: words(),
      text: words(),
    }),
  }),
});

/** What `milestones.json` holds. */
export type Milestones = InferType<typeof schema>;
