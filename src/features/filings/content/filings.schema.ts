import { type InferType, string } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';

/** What the papers of the sample company are called; which there are is reckoned. */
export const schema = record({
  kinds: listOf({ id: id(), title: words() }),
  roles: listOf({
    id: string()
      .oneOf(['director', 'chair'] as const, 'must be director or chair')
      .required(present),
    title: words(),
  }),
});

/** What `filings.json` holds. */
export type FilingsContent = InferType<typeof schema>;
