import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { alertStore } from './alert-store.ts';
import type { Engine } from './engine.ts';
import { outboxStore } from './outbox-store.ts';
import type { RetentionDays } from './retention.ts';
import { formerSealingKey } from './sealing-keys.ts';
import { type ReplyStore, replyLifetime, type Storage, type VisitStore } from './storage.ts';
import { type StoringStep, submissionStore } from './submission-store.ts';
import type { Vault } from './vault.ts';

/** What storage over Kysely is made of. */
export type KyselyStorageOptions = {
  engine: Engine;
  vault: Vault;
  retention: RetentionDays;
  /** Called at each step of storing. Tests end the process here. */
  onStep?: (step: StoringStep) => void;
};

/** Storage over any database that Kysely speaks to. It expects the tables of `migrations.ts`. */
export function createKyselyStorage(options: KyselyStorageOptions): Storage {
  const { engine, vault, retention, onStep = () => {} } = options;
  return {
    submissions: submissionStore({ engine, vault, retention, onStep }),
    outbox: outboxStore(engine, vault),
    replies: replyStore(engine, vault),
    visits: visitStore(engine),
    sealingKeys: { find: (keyId) => formerSealingKey(engine.db, vault, keyId) },
    alerts: alertStore(engine, vault),
    check: () => engine.check(),
    close: () => engine.close(),
  };
}

function replyStore({ db, locksRows }: Engine, vault: Vault): ReplyStore {
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

function visitStore({ db }: Engine): VisitStore {
  return {
    async count(date, path) {
      await db
        .insertInto('visits')
        .values({ day: date, path, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ count: sql<number>`visits.count + 1` }),
        )
        .execute();
    },

    async list(since) {
      return db
        .selectFrom('visits')
        .selectAll()
        .where('day', '>=', since)
        .orderBy('day')
        .orderBy('path')
        .execute();
    },
  };
}

// A payload is bound to its table and row.
const replyPlace = (hash: string) => `form_replies/${hash}`;

/** A reply's token opens it, so the database knows only what became of the token. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
