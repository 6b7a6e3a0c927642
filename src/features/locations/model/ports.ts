import type { PriceBoard } from '#features/prices/model/price-board.ts';
import type { SearchAnswer } from './answer-search.ts';
import type { Yard } from './yard.ts';
import type { Division } from './yard-codes.ts';

/** What pages and the API need to know about yards; the server implements it. Words are not its business. */
export interface LocationsPort {
  /** Every place, in the order of the content file. */
  readonly yards: readonly Yard[];
  /** `null` when no place has this id. */
  yard(id: string): Yard | null;
  /** Answers a search text that is not blank; with `isMeant` by such yards only. */
  search(text: string, divisions: readonly Division[], isMeant?: (yard: Yard) => boolean): SearchAnswer;
  /** What a metals yard pays today, and paid before; `null` for other places. */
  prices(id: string): PriceBoard | null;
  /** The moment by which gates are open or closed, in milliseconds since 1970. */
  now(): number;
}
