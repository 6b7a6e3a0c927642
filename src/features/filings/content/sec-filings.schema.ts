import type { InferType } from 'yup';
import { columns, id, listOf, note, record, whole, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

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
    rows: listOf({ id: id(), month: whole(1), days: whole(1), name: words(), text: words() }),
    note: words(),
  }),
  onward: onward(),
});

/** What `sec-filings.json` holds. */
export type SecFilingsContent = InferType<typeof schema>;
