import { createHmac } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { StoredWatch } from '../../model/watch-store.ts';
import { readWatch } from '../../model/watches.ts';
import { isLate } from './alert-rows.ts';

/** A row of `alert_watches`, whole. */
export type WatchRow = Selectable<Tables['alert_watches']>;

/**
 * The token that confirms a watch, made from the subscription's own secret: 192 bits that nobody guesses, and nothing more to
 * keep closed. @param secret The token that confirms the subscription.
 */
export function watchToken(secret: string, watchId: string): string {
  return createHmac('sha256', secret).update(watchId).digest('base64url').slice(0, 32);
}

/** What its pages may know of a row. */
export function readStoredWatch(row: WatchRow): StoredWatch {
  const state = row.ended_at !== null ? 'ended' : row.confirmed_at !== null ? 'confirmed' : 'pending';
  return { id: row.id, state, watch: readWatch(row.terms) };
}

/** The watches of a subscription that wait for something: neither done nor late. */
export async function livingWatches(
  trx: Kysely<Tables>,
  subscriptionId: string,
  now: number,
): Promise<WatchRow[]> {
  const rows = await trx
    .selectFrom('alert_watches')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.filter((row) => !isLate(row, now));
}
