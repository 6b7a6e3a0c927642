import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeLetterPlace } from '#features/submissions/server/storage/mailbox-limit.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { AlertRequest } from '../../model/alert-store.ts';
import { waitingLetter } from './alert-letters.ts';
import {
  newToken,
  type SubscriptionRow,
  type SubscriptionSecrets,
  subscriptionPlace,
  tokenHash,
  writeTopics,
} from './alert-rows.ts';

/** How addresses are found and entered, for topics and for watches alike. */
export type AlertEntry = {
  /** The row of an address, locked where the engine locks rows. */
  findByEmail(trx: Kysely<Tables>, email: string): Promise<SubscriptionRow | undefined>;
  /**
   * Enters an address that waits; false when somebody entered the same one at the same moment, or when its mailbox has had as
   * many new addresses or letters today as it may. Watches bring letters of their own.
   */
  enter(trx: Kysely<Tables>, request: AlertRequest): Promise<boolean>;
  /**
   * True where a letter may ask an address for a confirmation: its owner has confirmed it before, or its mailbox has not had those
   * of today. How often one address is asked says nothing of the many that a mailbox can have.
   */
  mayAsk(
    trx: Kysely<Tables>,
    row: Pick<SubscriptionRow, 'confirmed_at'>,
    request: Pick<AlertRequest, 'email' | 'now'>,
  ): Promise<boolean>;
  hashesOf(email: string): string[];
};

/** Entries over any database that Kysely speaks to. */
export function alertEntry({ locksRows }: Engine, vault: Vault): AlertEntry {
  const hashesOf = (email: string) => vault.keyIds.map((keyId) => vault.emailHash(email, keyId));
  const mayAsk: AlertEntry['mayAsk'] = async (trx, { confirmed_at: confirmedAt }, { email, now }) =>
    confirmedAt !== null || (await takeLetterPlace(trx, vault, { use: 'alert-confirm', email, now }));
  return {
    hashesOf,
    mayAsk,

    findByEmail(trx, email) {
      let query = trx
        .selectFrom('alert_subscriptions')
        .selectAll()
        .where('email_hash', 'in', hashesOf(email));
      // Two sign-ups of one address at once would write two letters.
      if (locksRows) query = query.forUpdate();
      return query.executeTakeFirst();
    },

    async enter(trx, { email, topics, language, now, isCanary }) {
      if (!(await takeLetterPlace(trx, vault, { use: 'alert-entry', email, now }))) return false;
      const hasLetter = topics.length > 0;
      if (hasLetter && !(await mayAsk(trx, { confirmed_at: null }, { email, now }))) return false;
      const id = randomUUID();
      const secrets: SubscriptionSecrets = { email, confirm: newToken(), stop: newToken() };
      if (isCanary) secrets.canary = true;
      const { keyId, payload } = vault.close(subscriptionPlace(id), secrets);
      const inserted = await trx
        .insertInto('alert_subscriptions')
        .values({
          id,
          email_hash: vault.emailHash(email, keyId),
          key_id: keyId,
          payload,
          language,
          topics: writeTopics(topics),
          confirm_hash: tokenHash(secrets.confirm),
          stop_hash: tokenHash(secrets.stop),
          created_at: now,
          asked_at: now,
          confirmed_at: null,
          last_letter_at: hasLetter ? now : 0,
          confirm_letters: hasLetter ? 1 : 0,
          asked_topics: null,
        })
        .onConflict((conflict) => conflict.column('email_hash').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 0n) return false;
      if (hasLetter)
        await trx
          .insertInto('alert_letters')
          .values(waitingLetter(id, 'confirm', 1, now))
          .execute();
      return true;
    },
  };
}
