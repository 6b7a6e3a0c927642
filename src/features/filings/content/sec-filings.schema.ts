import { type InferType, number } from 'yup';
import { note } from '#features/investors/content/parts.ts';
import { columns, id, listOf, present, record, words } from '#i18n/schema-parts.ts';
import { onward } from '#site/page-id.ts';

const count = () => number().integer('must be whole').positive('must be more than none').required(present);

/** Names of forms begin with a digit at times. */
const row = { name: words(), label: words(), text: words(), detail: words() };

/** What the forms of the SEC are for. */
export const schema = record({
  sample: note(),
  start: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), title: words(), text: words(), detail: words() }),
  }),
  columns: columns(),
  families: listOf({
    id: id(),
    heading: words(),
    lead: words(),
    caption: words(),
    rows: listOf({ id: id(), ...row }),
  }),
  calendar: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    /** Due so many days after the end of the month, 1 to 12, in which the period ends. */
    rows: listOf({ id: id(), month: count(), days: count(), name: words(), text: words() }),
    note: words(),
  }),
  onward: onward(),
});

/** What `sec-filings.json` holds. */
export type SecFilingsContent = InferType<typeof schema>;
