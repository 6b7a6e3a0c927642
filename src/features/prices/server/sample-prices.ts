import type { PricesPort } from '../model/ports.ts';
import type { PriceBoard, PricedYard, YardRules } from '../model/price-board.ts';
import { openBoards } from './open-boards.ts';

/** What made-up prices are opened with. */
export type SamplePricesOptions<Yard extends PricedYard> = {
  yards: readonly Yard[];
  rules: YardRules<Yard>;
  now?: () => number;
};

/** Boards are made anew after so long: a morning's board is never older than this, and a page costs no reckoning. */
const keptFor = 60_000;

/** The boards of the generator, as if a source had said them. */
export function createSamplePrices<Yard extends PricedYard>(options: SamplePricesOptions<Yard>): PricesPort {
  const { yards, rules, now = Date.now } = options;
  const generator = openBoards(rules);
  let kept: { at: number; boards: ReadonlyMap<string, PriceBoard> } | null = null;

  function boardsAt(at: number): ReadonlyMap<string, PriceBoard> {
    const isKept = kept !== null && at >= kept.at && at - kept.at < keptFor;
    if (kept !== null && isKept) return kept.boards;
    const boards = new Map(
      yards.flatMap((yard) => {
        const board = generator.boardOf(yard, at);
        return board === null ? [] : [[yard.id, board] as const];
      }),
    );
    kept = { at, boards };
    return boards;
  }

  return {
    board: async (yard) => boardsAt(now()).get(yard) ?? null,
    boards: async () => boardsAt(now()),
    state: () => ({
      asOf: new Date(now()).toISOString(),
      ageSeconds: 0,
      isLastCopy: false,
      isSample: true,
    }),
  };
}
