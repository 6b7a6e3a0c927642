import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';

/*
 * What was erased keeps its fingerprint for a while, to tell a late repeat from something new. A fingerprint cannot be
 * made under another key once its content is gone, and the key it was made with is to be removed. So the one derived key
 * that makes fingerprints stays behind, closed under the current key: it opens no content and finds no address.
 */

// A payload is bound to its table and row.
const formerPlace = (keyId: string) => `former_keys/${keyId}`;

/** Keeps what fingerprints need of every key but the current one, and closes under the current one what was kept before. */
export async function keepFormerKeys(db: Kysely<Tables>, vault: Vault): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .selectFrom('submissions')
      .select('key_id')
      .where('key_id', '<>', vault.current)
      .distinct()
      .execute();
    const kept = await trx.selectFrom('former_keys').selectAll().orderBy('key_id').execute();
    const keys = new Map<string, Uint8Array>();
    for (const row of kept) {
      const key = openFormer(vault, row);
      if (key && row.closed_with !== vault.current) keys.set(row.key_id, key);
    }
    for (const { key_id: keyId } of used) {
      if (vault.keyIds.includes(keyId)) keys.set(keyId, vault.fingerprintKey(keyId));
    }
    for (const [keyId, key] of [...keys].sort(([one], [other]) => one.localeCompare(other))) {
      const closed = vault.close(formerPlace(keyId), Buffer.from(key).toString('base64'));
      const change = { payload: closed.payload, closed_with: closed.keyId };
      await trx
        .insertInto('former_keys')
        .values({ key_id: keyId, ...change })
        .onConflict((conflict) => conflict.column('key_id').doUpdateSet(change))
        .execute();
    }
  });
}

/** What makes fingerprints under a key that was removed; undefined when it was not kept. */
export async function formerFingerprintKey(
  db: Kysely<Tables>,
  vault: Vault,
  keyId: string,
): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('former_keys').selectAll().where('key_id', '=', keyId).executeTakeFirst();
  return row && openFormer(vault, row);
}

function openFormer(vault: Vault, row: Tables['former_keys']): Uint8Array | undefined {
  if (!vault.keyIds.includes(row.closed_with)) return undefined;
  const text = vault.open(formerPlace(row.key_id), { keyId: row.closed_with, payload: row.payload });
  return Buffer.from(String(text), 'base64');
}
