import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';

/*
 * A request may wait on a visitor's device, sealed for a key that was changed meanwhile. So the one derived key that opens
 * sealed requests stays behind when its key is removed, closed under the current key: it opens nothing that is stored.
 */

const day = 86_400_000;

/**
 * How long it stays after this installation last knew the whole key, in milliseconds. A device keeps a request for seven
 * days at most; the page it was written in may have been open, with the key it was given, for weeks before.
 */
export const sealingKeyStay = 30 * day;

// A payload is bound to its table and row.
const sealingPlace = (keyId: string) => `sealing_keys/${keyId}`;

/**
 * Keeps what opens sealed requests of every key but the current one, as long as the keys are known, and closes under the
 * current key what was kept of those that are not. Without former keys it writes nothing. `now` in milliseconds.
 */
export async function keepSealingKeys(db: Kysely<Tables>, vault: Vault, now: number): Promise<void> {
  const kept = await db.selectFrom('sealing_keys').selectAll().execute();
  const keys = new Map<string, { key: Uint8Array; lastKnownAt: number }>();
  for (const row of kept) {
    const key = row.closed_with === vault.current ? undefined : openKept(vault, row);
    if (key) keys.set(row.key_id, { key, lastKnownAt: row.last_known_at });
  }
  for (const keyId of vault.keyIds) {
    if (keyId !== vault.current) keys.set(keyId, { key: vault.sealingKey(keyId), lastKnownAt: now });
  }
  // One statement each, in one order: instances that start together do not wait for each other in a circle.
  for (const [keyId, { key, lastKnownAt }] of [...keys].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const closed = vault.close(sealingPlace(keyId), Buffer.from(key).toString('base64'));
    const change = { payload: closed.payload, closed_with: closed.keyId, last_known_at: lastKnownAt };
    await db
      .insertInto('sealing_keys')
      .values({ key_id: keyId, ...change })
      .onConflict((conflict) => conflict.column('key_id').doUpdateSet(change))
      .execute();
  }
}

/** What opens the sealed requests of a key that was removed; undefined when it was not kept, or not under a known key. */
export async function formerSealingKey(
  db: Kysely<Tables>,
  vault: Vault,
  keyId: string,
): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('sealing_keys').selectAll().where('key_id', '=', keyId).executeTakeFirst();
  return row && openKept(vault, row);
}

/** Forgets what no request can be waiting for any more. */
export async function forgetSealingKeys(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('sealing_keys')
    .where('last_known_at', '<=', now - sealingKeyStay)
    .execute();
}

function openKept(vault: Vault, row: Tables['sealing_keys']): Uint8Array | undefined {
  if (!vault.keyIds.includes(row.closed_with)) return undefined;
  const text = vault.open(sealingPlace(row.key_id), { keyId: row.closed_with, payload: row.payload });
  return Buffer.from(String(text), 'base64');
}
