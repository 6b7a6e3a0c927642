/** A quarter of a fiscal year. */
export interface FiscalQuarter {
  /** Named after the calendar year in which it ends. */
  fiscalYear: number;
  quarter: 1 | 2 | 3 | 4;
}

/** The last day of a quarter of a fiscal year that ends in August: (2027, 1) → `2026-11-30`, (2028, 2) → `2028-02-29`. */
export function quarterEnd({ fiscalYear, quarter }: FiscalQuarter): string {
  const year = quarter === 1 ? fiscalYear - 1 : fiscalYear;
  const month = [11, 2, 5, 8][quarter - 1] ?? 8;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
