/** Columns of the list of dividends that a visitor may sort by, and how each begins: what is newest or most first, words from A. */
export const sortableColumns = {
  declared: 'descending',
  exDividend: 'descending',
  record: 'descending',
  payable: 'descending',
  amount: 'descending',
  kind: 'ascending',
} as const;

export type SortableColumn = keyof typeof sortableColumns;
export type Direction = 'ascending' | 'descending';

/** How the list of dividends is sorted. */
export interface DividendOrder {
  column: SortableColumn;
  direction: Direction;
}

/** The parameters of the order, as its address has them. */
export const orderParameters = { column: 'sort', direction: 'order' } as const;

/** As the page opens. */
const opening: DividendOrder = { column: 'declared', direction: 'descending' };

/** The order that an address asks for; what does not exist counts as not asked. */
export function readDividendOrder(parameters: URLSearchParams): DividendOrder {
  const direction = parameters.get(orderParameters.direction);
  // An address that the page had before it could be sorted.
  if (direction === 'oldest') return { column: 'declared', direction: 'ascending' };
  const column = parameters.get(orderParameters.column) ?? '';
  if (!isSortable(column)) return opening;
  return { column, direction: isDirection(direction) ? direction : sortableColumns[column] };
}

/** The order that the head of a column leads to: the other way round where it is sorted by that column already. */
export function orderBehind(column: SortableColumn, shown: DividendOrder): DividendOrder {
  if (column !== shown.column) return { column, direction: sortableColumns[column] };
  return { column, direction: shown.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Rows in an order. What is alike in the column stays as it stood. */
export function inOrder<Row>(
  rows: readonly Row[],
  { direction }: DividendOrder,
  compare: (one: Row, other: Row) => number,
): Row[] {
  const way = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => way * compare(one, other));
}

export function isSortable(column: string): column is SortableColumn {
  return Object.hasOwn(sortableColumns, column);
}

function isDirection(value: string | null): value is Direction {
  return value === 'ascending' || value === 'descending';
}
