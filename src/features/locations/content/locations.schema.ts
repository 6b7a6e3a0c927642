import { array, type InferType, string } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';
import { onward } from '#site/page-id.ts';

const verdict = () =>
  string()
    .oneOf(['yes', 'conditions', 'no'] as const, 'must be yes, conditions or no')
    .required(present);

/** The desks of `brand.ts`, and the hours of `contacts.json`, that the pages about places name. */
const line = () =>
  string()
    .oneOf(['scrap', 'cars', 'parts', 'steelSales'] as const, 'must be a telephone line of the brand')
    .required(present);
const hours = () =>
  string()
    .oneOf(['office', 'scale', 'daily'] as const, 'must be hours of the contacts')
    .required(present);

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
      cells: array(record({ kind: verdict(), label: string().defined('must be there, "" for none') }))
        .min(1, 'must hold a cell')
        .required(present),
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
