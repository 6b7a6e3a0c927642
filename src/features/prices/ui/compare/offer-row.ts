/** One yard's row in a comparison of prices, all in words. "" where there is nothing to say. */
export interface OfferRow {
  id: string;
  name: string;
  distance: string;
  price: string;
  load: string;
  /** The change of thirty days, and of ninety. */
  month: string;
  quarter: string;
  /** The course of ninety days, as `sparkPath` makes it. */
  path: string;
  /** The day of the board, where not all boards are of one day. */
  day: string;
}

const parts = ['id', 'name', 'distance', 'price', 'load', 'month', 'quarter', 'path', 'day'] as const;

/** A row as one text: a page's data writes every object with numbers in place of its keys, which no compression shortens. */
export function packOffer(row: OfferRow): string {
  return parts.map((part) => row[part]).join('|');
}

/** The row of a text that `packOffer` wrote. */
export function readOffer(text: string): OfferRow {
  const values = text.split('|');
  return Object.fromEntries(parts.map((part, at) => [part, values[at] ?? ''])) as Record<
    (typeof parts)[number],
    string
  >;
}
