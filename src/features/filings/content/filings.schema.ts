import type { InferType } from 'yup';
import { id, listOf, oneOf, record, words } from '#i18n/content-schema.ts';
/** What the papers of the sample company are called; which there are is reckoned. */
export const schema = record({
  kinds: listOf({ id: id(), title: words() }),
  roles: listOf({
    id: oneOf(['director', 'chair']),
    title: words(),
  }),
});

/** What `filings.json` holds. */
export type FilingsContent = InferType<typeof schema>;
