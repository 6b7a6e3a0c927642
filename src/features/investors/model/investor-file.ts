/** Pages for investors beside which their lists stand as spreadsheets. */
export const spreadsheetPages = [
  'stock-information',
  'dividend-history',
  'sec-filings',
  'director-filings',
] as const;

export type SpreadsheetPage = (typeof spreadsheetPages)[number];

/**
 * The address of the spreadsheet beside a page, for what was chosen there; what is empty was not chosen:
 * (`/investors/sec-filings`, `{ form: '10-K', year: '' }`) → `/investors/sec-filings.csv?form=10-K`.
 */
export function spreadsheetPath(page: string, chosen: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return `${page}.csv${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * How many rows a report of a director fills in a spreadsheet: one for each transaction; a report of none has one row, or it
 * would be missing.
 */
export function rowsOfReport({ transactions }: { transactions: readonly unknown[] }): number {
  return Math.max(1, transactions.length);
}
