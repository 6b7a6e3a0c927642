import { createHash, randomBytes } from 'node:crypto';
import type { Engine } from '#server/storage/engine.ts';
import type { Vault } from '#server/storage/vault.ts';
import { type ReplyStore, replyLifetime } from '../../model/submission-store.ts';

/** Replies for pages without script, over any database that Kysely speaks to. */
export function replyStore({ db, locksRows }: Engine, vault: Vault): ReplyStore {
  return {
    async put(reply, now) {
      const token = randomBytes(24).toString('base64url');
      const hash = hashOf(token);
      const { keyId, payload } = vault.close(replyPlace(hash), reply);
      let outlived = db.selectFrom('form_replies').select('token_hash').where('expires_at', '<=', now);
      // Two instances that clear up at once would otherwise wait for each other.
      if (locksRows) outlived = outlived.forUpdate().skipLocked();
      await db.deleteFrom('form_replies').where('token_hash', 'in', outlived).execute();
      await db
        .insertInto('form_replies')
        .values({ token_hash: hash, payload, key_id: keyId, expires_at: now + replyLifetime })
        .execute();
      return token;
    },

    async take(token, now) {
      const hash = hashOf(token);
      const row = await db
        .deleteFrom('form_replies')
        .where('token_hash', '=', hash)
        .returningAll()
        .executeTakeFirst();
      // Under a key that was removed, or that this instance was not given yet: then the visitor types anew.
      if (!row || row.expires_at <= now || !vault.keyIds.includes(row.key_id)) return undefined;
      return vault.open(replyPlace(hash), { keyId: row.key_id, payload: row.payload });
    },
  };
}

// A payload is bound to its table and row.
const replyPlace = (hash: string) => `form_replies/${hash}`;

/** A reply's token opens it, so the database knows only what became of the token. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
