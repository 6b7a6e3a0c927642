import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { PriceBoard } from './price-board.ts';

/** What pages and the API need to know about prices; the server implements it. Words are not its business. */
export interface PricesPort extends DatedSource {
  /**
   * What a yard pays and paid before; `null` for a place that buys no metal, or of which the source says nothing.
   * @throws SourceFailed when the source fails and there is no copy of what it said before.
   */
  board(yard: string): Promise<PriceBoard | null>;
  /** The boards of all yards that have one, by the yard's id. @throws SourceFailed likewise. */
  boards(): Promise<ReadonlyMap<string, PriceBoard>>;
}
