import type { SearchAnswer } from './answer-search.ts';
import type { Outline } from './outlines.ts';
import type { Bounds, PostalIndex } from './postal-index.ts';
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
  /** What is known of the land in a box: its outlines, where people live, and their towns, the largest first. */
  land(bounds: Bounds): ReturnType<PostalIndex['within']> & { outlines: readonly Outline[] };
  /** The moment by which gates are open or closed, in milliseconds since 1970. */
  now(): number;
}
