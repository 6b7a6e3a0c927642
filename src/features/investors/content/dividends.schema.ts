import type { InferType } from 'yup';
import {
  amount,
  day,
  id,
  key,
  listOf,
  note,
  oneOf,
  record,
  termPassage,
  words,
} from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const kind = () => oneOf(['regular', 'special']);

/** Every dividend, newest first, and what is said about them. */
export const schema = record({
  /** Since this day a purchase is settled after one business day, before it after two. */
  tPlusOne: day(),
  payments: listOf({
    id: id(),
    declared: day(),
    exDividend: day(),
    record: day(),
    payable: day(),
    dollars: amount(),
    kind: kind(),
  }),
  kinds: listOf({ id: kind(), name: words(), label: words() }),
  latest: record({
    heading: words(),
    lead: words(),
    items: listOf({
      id: oneOf(['declared', 'exDividend', 'record', 'payable']),
      title: words(),
      text: words(),
    }),
  }),
  settlement: note(),
  chart: record({
    /** Heads the section; the title names the chart. */
    name: words(),
    title: words(),
    summary: words(),
    unit: words(),
    /** In the drawing, beside an amount: from when on it has been paid each quarter, and when it was paid once. */
    since: words(),
    once: words(),
    /** Opens the table, which `caption` names; `heading` heads its years. */
    label: words(),
    caption: words(),
    heading: words(),
    series: listOf({ id: kind(), label: words() }),
  }),
  policy: termPassage(),
  table: record({
    heading: words(),
    lead: words(),
    /** Names the table by the `{column}` that it is sorted by; `detail` is the sum of the year that goes on. */
    caption: words(),
    detail: words(),
    columns: listOf({ id: key(), label: words() }),
  }),
  onward: onward(),
});

/** What `dividends.json` holds. */
export type DividendsContent = InferType<typeof schema>;
