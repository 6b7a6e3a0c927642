import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OutboxCounts } from '#features/submissions/model/submission-store.ts';
import { longestWish } from '../delivery/back-off.ts';
import type { Tables } from './tables.ts';

/** The columns for trying, leasing and settling. */
type OutgoingColumns = {
  attempts: number;
  created_at: number;
  next_at: number;
  leased_until: number | null;
  last_error: string | null;
  done_at: number | null;
  dead_at: number | null;
};

/** The tables of what leaves the server, known by these columns. */
export type OutgoingTable = {
  [Name in keyof Tables]: Tables[Name] extends OutgoingColumns ? Name : never;
}[keyof Tables];

/**
 * No lease runs for so long, in milliseconds. One that ends later was given by a clock that was ahead, or that was set back
 * since, and whoever held it is gone or will be heard all the same.
 */
const longestLease = 3_600_000;

/** Rows of a table that are neither done nor given up. */
export function isWaiting(table: OutgoingTable): RawBuilder<boolean> {
  const name = sql.id(table);
  return sql<boolean>`(${name}.done_at is null and ${name}.dead_at is null)`;
}

/**
 * Rows whose next try has come and that no instance holds. A first try waits for nothing, and no later one for longer than
 * any wish puts it off: what was stored or tried while a clock went ahead would else wait until that moment comes.
 */
export function isDue(now: number, leaseMs: number): RawBuilder<boolean> {
  const tooLong = now + Math.max(longestLease, 2 * leaseMs);
  return sql<boolean>`((next_at <= ${now} or attempts = 0 or next_at > ${now + longestWish})
    and (leased_until is null or leased_until <= ${now} or leased_until > ${tooLong}))`;
}

/** How the rows of a table stand. */
export async function countWaiting(db: Kysely<Tables>, table: OutgoingTable): Promise<OutboxCounts> {
  const { waiting, dead, oldest } = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('dead_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
      fn.min('created_at').filterWhere('dead_at', 'is', null).as('oldest'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting, dead, oldestWaitingAt: oldest ?? undefined };
}
