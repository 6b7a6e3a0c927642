import type { InferType } from 'yup';
import { columns, record, words } from '#i18n/content-schema.ts';

const label = () => record({ label: words() });
const file = () => record({ columns: columns() });

/** Words of the spreadsheets beside pages for investors: the heads of their columns, and what stands in cells. */
export const schema = record({
  /** Said in every row of figures that are made up. */
  sample: label(),
  /** Shares that a report says came, and that it says went. */
  came: label(),
  went: label(),
  prices: file(),
  dividends: file(),
  /** Filings of the company. */
  company: file(),
  /** Reports of directors and officers, a row for each transaction. */
  directors: file(),
});

/** What `spreadsheets.json` holds. */
export type SpreadsheetsContent = InferType<typeof schema>;
