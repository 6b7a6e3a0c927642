import type { InferType } from 'yup';
import { amount, columns, id, listOf, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** What the landing page for buyers shows. */
export const schema = record({
  /** The lines of products; an id is also the fragment of the product page that shows the line. */
  lines: record({
    heading: words(),
    label: words(),
    items: listOf({ id: id(), name: words(), text: words(), detail: words() }),
  }),
  facts: record({ heading: words(), items: listOf({ id: id(), figure: amount(), label: words() }) }),
  /** How metal is made ready; the page has a drawing for each id. */
  ready: record({ heading: words(), items: listOf({ id: id(), title: words(), text: words() }) }),
  ways: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), detail: words(), text: words() }),
  }),
  buyers: record({
    heading: words(),
    lead: words(),
    items: listOf({ id: id(), name: words(), text: words() }),
  }),
  onward: onward(),
});

/** What `buy-from-us.json` holds. */
export type BuyFromUsContent = InferType<typeof schema>;
