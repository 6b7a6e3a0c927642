import type { InferType } from 'yup';
import { id, listOf, oneOf, record, words, wordsOrNone } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const verdict = () => oneOf(['yes', 'conditions', 'no']);

/** The desks of `brand.ts`, and the hours of `contacts.json`, that the pages about places name. */
const line = () => oneOf(['scrap', 'cars', 'parts', 'steelSales']);
const hours = () => oneOf(['office', 'scale', 'daily']);

const terms = () => listOf({ id: id(), name: words(), text: words() });

/** The landing page of the locations. */
export const schema = record({
  kinds: record({
    heading: words(),
    lead: words(),
    caption: words(),
    first: record({ label: words() }),
    columns: listOf({ id: id(), name: words() }),
    /** Said where a cell has no words of its own. */
    verdicts: listOf({ id: verdict(), label: words() }),
    rows: listOf({
      id: id(),
      name: words(),
      /** One for each column, in their order. */
      cells: listOf({ kind: verdict(), label: wordsOrNone() }),
    }),
    note: words(),
  }),
  call: record({
    heading: words(),
    lead: words(),
    lines: listOf({ id: line(), hours: hours(), name: words() }),
  }),
  list: record({ lead: words(), note: words() }),
  visit: record({ heading: words(), items: terms() }),
  onward: onward(),
});

/** What `locations.json` holds. */
export type LocationsContent = InferType<typeof schema>;
