import type { InferType } from 'yup';
import { amount, columns, id, listOf, maybeWords, record, wordList, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** The catalogue for buyers: families of grades and the table of rebar sizes. */
export const schema = record({
  contents: record({ label: words() }),
  codes: record({ text: words() }),
  columns: columns(),
  papers: record({ label: words() }),
  families: listOf({
    id: id(),
    heading: words(),
    /** A shorter heading, for the list of contents. */
    label: words(),
    lead: words(),
    caption: words(),
    rows: listOf({
      id: id(),
      name: words(),
      /** Code of the grade in the trade, or its standard. */
      note: maybeWords(),
      text: words(),
      /** Packing. */
      detail: words(),
      /** Usual lot. */
      unit: words(),
    }),
    /** Papers that come with each lot. */
    also: wordList(),
  }),
  sizes: record({
    heading: words(),
    label: words(),
    lead: words(),
    caption: words(),
    detail: words(),
    columns: columns(),
    /** Nominal values of the standard, in inches and in pounds for a foot; the metric ones are worked out. */
    bars: listOf({ size: amount(), metric: amount(), inches: amount(), pounds: amount() }),
  }),
  onward: onward(),
});

/** What `products.json` holds. */
export type ProductsContent = InferType<typeof schema>;
