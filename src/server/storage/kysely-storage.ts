import type { Kysely } from 'kysely';
import { alertKeyIds } from '#features/alerts/server/storage/alert-rows.ts';
import { alertStore } from '#features/alerts/server/storage/alert-store.ts';
import { deskStore } from '#features/desk/server/storage/desk-store.ts';
import type { RetentionDays } from '#features/submissions/model/retention-days.ts';
import type { Outbox, OutboxCounts, StoringStep } from '#features/submissions/model/submission-store.ts';
import { answerNoteKeyIds } from '#features/submissions/server/storage/answer-notes.ts';
import { submissionKeyIds } from '#features/submissions/server/storage/opened-rows.ts';
import { outboxStore } from '#features/submissions/server/storage/outbox-store.ts';
import { replyStore } from '#features/submissions/server/storage/reply-store.ts';
import { formerSealingKey, keepSealingKeys } from '#features/submissions/server/storage/sealing-keys.ts';
import { submissionStore } from '#features/submissions/server/storage/submission-store.ts';
import { copyStore } from './copy-store.ts';
import type { Engine } from './engine.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';
import { visitStore } from './visit-store.ts';

export { writeAuditLine } from '#features/desk/server/storage/desk-store.ts';

/** What storage over Kysely is made of. */
export type KyselyStorageOptions = {
  engine: Engine;
  vault: Vault;
  retention: RetentionDays;
  /** Called at each step of storing. Tests end the process here. */
  onStep?: (step: StoringStep) => void;
};

/**
 * Storage over any database that Kysely speaks to, put together from the stores of each capability. It expects the tables of
 * `migrations.ts`.
 */
export function createKyselyStorage(options: KyselyStorageOptions): Storage {
  const { engine, vault, retention, onStep = () => {} } = options;
  const alerts = alertStore(engine, vault);
  return {
    submissions: submissionStore({ engine, vault, retention, onStep }),
    outbox: withLetters(outboxStore(engine, vault), alerts.letters),
    replies: replyStore(engine, vault),
    visits: visitStore(engine),
    sealingKeys: { find: (keyId) => formerSealingKey(engine.db, vault, keyId) },
    alerts,
    copies: copyStore(engine),
    desk: deskStore(engine, vault),
    check: () => engine.check(),
    close: () => engine.close(),
  };
}

/**
 * Accepts a database whose rows this vault can open, before the first request: serving on would store new requests while
 * the old ones can no longer be read, and the next change of keys may take the former ones away at any moment.
 */
export async function acceptRows(db: Kysely<Tables>, vault: Vault): Promise<void> {
  const used = new Set(
    (await Promise.all([submissionKeyIds(db), answerNoteKeyIds(db), alertKeyIds(db)])).flat(),
  );
  const missing = [...used].filter((id) => !vault.keyIds.includes(id));
  if (missing.length > 0) {
    throw new Error(
      `it holds submissions under the key "${missing.join('", "')}", which is not known. Restore keys.json, or add the ` +
        'key to STORAGE_KEYS after the current one.',
    );
  }
  await keepSealingKeys(db, vault, Date.now());
}

/** Staff ask one outbox: what they try again and count includes the letters about alerts. */
function withLetters(outbox: Outbox, letters: Storage['alerts']['letters']): Outbox {
  return {
    ...outbox,
    async retry(options) {
      const retried = await outbox.retry(options);
      return retried + (options.reference === undefined ? await letters.retry(options.now) : 0);
    },
    async counts() {
      const both = await Promise.all([outbox.counts(), letters.counts()]);
      return both.reduce(added);
    },
  };
}

function added(one: OutboxCounts, other: OutboxCounts): OutboxCounts {
  const oldest = Math.min(
    ...[one, other].map(({ oldestWaitingAt }) => oldestWaitingAt ?? Number.POSITIVE_INFINITY),
  );
  return {
    waiting: one.waiting + other.waiting,
    dead: one.dead + other.dead,
    oldestWaitingAt: Number.isFinite(oldest) ? oldest : undefined,
  };
}
