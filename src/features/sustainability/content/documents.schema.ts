import type { InferType } from 'yup';
import { listOf, oneOf, record, words } from '#i18n/content-schema.ts';
/** Words that stand in documents for download only: what a web page says by its own means. */
export const schema = record({
  pages: record({ text: words() }),
  contents: record({ heading: words() }),
  continued: record({ text: words() }),
  cover: record({ label: words(), text: words() }),
  published: record({ text: words() }),
  figures: record({ heading: words() }),
  esg: record({ title: words(), summary: words() }),
  goals: record({
    caption: words(),
    heading: words(),
    label: words(),
    detail: words(),
    text: words(),
  }),
  target: record({ label: words() }),
  states: listOf({
    id: oneOf(['reached', 'on-course', 'behind']),
    label: words(),
  }).length(3, 'must have words for each of the three states'),
  table: record({
    heading: words(),
    unit: words(),
    note: words(),
    label: words(),
    title: words(),
    detail: words(),
  }),
  chart: record({ text: words() }),
  /** Heads of the columns in the spreadsheet of political contributions, and the levels of government in it. */
  gifts: record({ name: words(), label: words(), heading: words(), detail: words(), unit: words() }),
  levels: listOf({
    id: oneOf(['local', 'state', 'provincial']),
    label: words(),
  }),
});

/** What `documents.json` holds. */
export type DocumentWords = InferType<typeof schema>;
