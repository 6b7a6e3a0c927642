import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';
import { pageId } from '#site/page-id.ts';
/** Ways to follow the company, and those that it does not offer. */
export const schema = record({
  ways: listOf({
    /** Id of the page that the way leads to. */
    page: pageId(),
    /** What a reader finds there. */
    text: words(),
    /** How often. */
    detail: words(),
    /** What a reader gives for it. */
    note: words(),
  }),
  absent: listOf({ id: id(), label: words(), text: words() }),
  promise: record({ text: words() }),
});

/** What `follow-us.json` holds. */
export type FollowUsContent = InferType<typeof schema>;
