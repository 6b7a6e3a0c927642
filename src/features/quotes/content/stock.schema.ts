import type { InferType } from 'yup';
import {
  columns,
  id,
  list,
  listOf,
  note,
  record,
  time,
  wordList,
  words,
  year,
} from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** The page about the share. */
export const schema = record({
  /** What is said of a chart and of a day, with figures filled in. */
  sentences: listOf({ id: id(), text: words() }),
  /**
   * The chart's words: what names the links that choose its period, the periods, what it counts, what opens its table and heads
   * its columns, what names the slider that reads its values.
   */
  chart: record({
    reach: words(),
    periods: record({ '1m': words(), '6m': words(), '1y': words(), '3y': words() }),
    unit: words(),
    open: words(),
    month: words(),
    day: words(),
    read: words(),
    close: words(),
    high: words(),
    low: words(),
  }),
  /** Beside the chart: names of its marks, and the table of the days that they stand for. */
  events: record({
    results: words(),
    dividend: words(),
    open: words(),
    caption: words(),
    columns: columns(),
  }),
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
    years: list(year()),
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
