import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import { formatClock, formatDay } from '#i18n/formats.ts';
import { localMoment } from '#i18n/world/local-clock.ts';
import type { PricesPort } from '../model/ports.ts';
import type { PriceBoard } from '../model/price-board.ts';

/** The board of a yard, as far as its source says it. */
export interface KnownBoard {
  /** `null` where there is none, and while the source fails. */
  board: PriceBoard | null;
  /** The source fails, and nothing that it said before is left. */
  isFailed: boolean;
  /** The source fails, and this is its last good copy: from when, ISO 8601. */
  lastCopyOf: string | null;
}

/** Asks the source of prices for the board of a yard. */
export async function readBoard(prices: PricesPort, yard: string): Promise<KnownBoard> {
  const answer = await unlessFailed(prices.board(yard).then((board) => ({ board })));
  const { lastCopyOf } = readAge(prices.state());
  return { board: answer?.board ?? null, isFailed: answer === null, lastCopyOf };
}

/** (`America/Los_Angeles`, a moment) → `November 24, 2026, 6:40 a.m.`: on a clock elsewhere. */
export function momentAt(timeZone: string, moment: string): string {
  const { day, minute } = localMoment(timeZone, Date.parse(moment));
  const clock = `${pair(Math.floor(minute / 60))}:${pair(minute % 60)}`;
  return `${formatDay(day)}, ${formatClock(clock)}`;
}

const pair = (number: number): string => String(number).padStart(2, '0');
