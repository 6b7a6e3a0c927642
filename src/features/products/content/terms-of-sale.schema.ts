import type { InferType } from 'yup';
import { day, id, listOf, pattern, record, wordList, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** The conditions of a sale, the same version in both languages. */
export const schema = record({
  version: pattern(/^\d+\.\d+$/, 'be two numbers and a dot'),
  effective: day(),
  sample: record({ title: words(), text: words() }),
  contents: record({ label: words() }),
  label: words(),
  sections: listOf({ id: id(), heading: words(), summary: words(), body: wordList() }),
  onward: onward(),
});

/** What `terms-of-sale.json` holds. */
export type TermsOfSaleContent = InferType<typeof schema>;
