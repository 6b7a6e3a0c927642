import type { InferType } from 'yup';
import { id, listOf, maybeText, maybeWords, words } from '#i18n/content-schema.ts';
/** Whose work the site is made with, in groups. */
export const schema = listOf({
  id: id(),
  title: words(),
  items: listOf({
    id: id(),
    /** Name of the work, the same in every language. */
    work: maybeText(),
    /** What stands in its place where the work has no name. */
    label: maybeWords(),
    text: words(),
    /** Name of the licence, the same in every language. */
    license: maybeText(),
  }),
});

/** What `credits.json` holds. */
export type CreditGroups = InferType<typeof schema>;
