import type { InferType } from 'yup';
import { amount, columns, flag, id, list, listOf, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** What the landing page of the services shows. */
export const schema = record({
  /** The two services, the page's first choice. */
  duo: record({
    heading: words(),
    items: listOf({ id: id(), title: words(), text: words(), label: words() }),
  }),
  /** Third-party recycling; the page has a drawing for each id. */
  steps: record({
    heading: words(),
    lead: words(),
    items: listOf({ id: id(), title: words(), text: words(), note: words() }),
  }),
  clients: record({ heading: words(), items: listOf({ id: id(), name: words(), text: words() }) }),
  containers: record({
    heading: words(),
    lead: words(),
    caption: words(),
    detail: words(),
    columns: columns(),
    rows: listOf({
      id: id(),
      name: words(),
      text: words(),
      yards: amount(),
      /** Length, width and height inside. */
      feet: list(amount()).length(3, 'must be length, width and height'),
      /** Stands in the drawing above the table. */
      drawn: flag().optional(),
    }),
  }),
  report: record({
    heading: words(),
    items: listOf({ id: id(), text: words() }),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), loads: amount(), pounds: amount(), dollars: amount() }),
    label: words(),
    note: words(),
  }),
  onward: onward(),
});

/** What `service-lines.json` holds. */
export type ServiceLinesContent = InferType<typeof schema>;
