import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';
import { blocks } from './blocks.ts';
/** The terms of use. */
export const schema = record({
  title: words(),
  lead: words(),
  sections: listOf({ id: id(), heading: words(), blocks: blocks() }),
});

/** What `terms.json` holds. */
export type TermsContent = InferType<typeof schema>;
