import { array, type InferType, string } from 'yup';
import { note, year } from '#features/investors/content/parts.ts';
import { columns, id, listOf, present, record, wordList, words } from '#i18n/schema-parts.ts';
import { onward } from '#site/page-id.ts';

const time = () =>
  string()
    .matches(/^\d{2}:\d{2}$/, 'must be a time, hh:mm')
    .required(present);

/** The page about the share. */
export const schema = record({
  /** What is said of a chart and of a day, with figures filled in. */
  sentences: listOf({ id: id(), text: words() }),
  share: record({
    heading: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), text: words() }),
  }),
  delay: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), time: time(), title: words(), text: words() }),
    note: note(),
  }),
  reading: record({
    heading: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), text: words(), note: words() }),
  }),
  holidays: record({
    /** Years whose dates the table shows. */
    years: array(year()).min(1, 'must name a year').required(present),
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    /** In the order in which they fall. */
    rows: listOf({ id: id(), name: words(), text: words() }),
    body: wordList(),
  }),
  holding: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), text: words(), detail: words(), note: words() }),
  }),
  onward: onward(),
});

/** What `stock.json` holds. */
export type StockContent = InferType<typeof schema>;
