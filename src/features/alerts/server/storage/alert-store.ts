import type { Kysely } from 'kysely';
import { fitEmail } from '#features/submissions/server/storage/email-index.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import {
  type AlertRequest,
  type AlertStore,
  confirmLetters,
  confirmWithin,
  knownLetterGap,
} from '../../model/alert-store.ts';
import { announceNew } from './alert-announcing.ts';
import { alertEntry } from './alert-entry.ts';
import { alertLetters, waitingLetter } from './alert-letters.ts';
import {
  awaited,
  isLate,
  openSecrets,
  readSubscription,
  readTopics,
  type SubscriptionRow,
  tokenHash,
  writeTopics,
} from './alert-rows.ts';
import { eraseExpiredAlerts, eraseSubscriptions, reencryptAlerts } from './alert-upkeep.ts';
import { livingWatches } from './watch-rows.ts';
import { watchStore } from './watch-store.ts';

/** Alerts over any database that Kysely speaks to. */
export function alertStore(engine: Engine, vault: Vault): AlertStore {
  const { db } = engine;
  const { hashesOf, findByEmail, enter, mayAsk } = alertEntry(engine, vault);

  function findByToken(
    from: Kysely<Tables>,
    column: 'confirm_hash' | 'stop_hash',
    token: string,
  ): Promise<SubscriptionRow | undefined> {
    return from
      .selectFrom('alert_subscriptions')
      .selectAll()
      .where(column, '=', tokenHash(token))
      .executeTakeFirst();
  }

  /** The address is known: what changes depends on whether its owner has confirmed it. */
  async function askAgain(trx: Kysely<Tables>, row: SubscriptionRow, request: AlertRequest): Promise<void> {
    const { topics, language, now } = request;
    const since = now - row.last_letter_at;
    const change: Partial<SubscriptionRow> = {};
    // Whoever confirmed a watch alone has chosen no topics yet.
    const isWatchOnly = row.confirmed_at !== null && readTopics(row.topics).length === 0;
    if (row.confirmed_at !== null && !isWatchOnly) {
      if (since < knownLetterGap) return;
      await trx
        .insertInto('alert_letters')
        .values(waitingLetter(row.id, 'known', now, now))
        .execute();
      change.last_letter_at = now;
    } else {
      const asked = writeTopics(topics);
      Object.assign(change, isWatchOnly ? { asked_topics: asked } : { topics: asked, language });
      // After so long the letters before count no more, as they do not where the address was erased meanwhile.
      const number = row.asked_at + confirmWithin <= now ? 1 : row.confirm_letters + 1;
      const isDue = since >= confirmLetters.gap && number <= confirmLetters.most;
      if (isDue && (await mayAsk(trx, row, request))) {
        await trx
          .insertInto('alert_letters')
          .values(waitingLetter(row.id, 'confirm', now, now))
          .execute();
        // Only a letter that was written gives the link more time.
        Object.assign(change, { asked_at: now, last_letter_at: now, confirm_letters: number });
      }
    }
    await trx.updateTable('alert_subscriptions').set(change).where('id', '=', row.id).execute();
  }

  return {
    async subscribe(request) {
      await engine.assertRoom();
      await db.transaction().execute(async (trx) => {
        // Twice, because somebody else may enter the address between the look and the entry.
        for (let round = 1; round <= 2; round += 1) {
          const row = await findByEmail(trx, request.email);
          const isKept =
            row && (!isLate(row, request.now) || (await livingWatches(trx, row.id, request.now)).length > 0);
          if (isKept) return askAgain(trx, row, request);
          if (row) await eraseSubscriptions(trx, [row.id]);
          if (await enter(trx, request)) return;
        }
      });
    },

    async findByConfirmToken(token, now) {
      const row = await findByToken(db, 'confirm_hash', token);
      return row && awaited(row, now);
    },

    async findByStopToken(token) {
      const row = await findByToken(db, 'stop_hash', token);
      return row && readSubscription(row);
    },

    async confirm(token, now) {
      return db.transaction().execute(async (trx) => {
        const row = await findByToken(trx, 'confirm_hash', token);
        if (row === undefined || !awaited(row, now) || !vault.keyIds.includes(row.key_id)) return undefined;
        const { stop: stopToken } = openSecrets(vault, row);
        const isForTopics = row.asked_topics !== null;
        await trx
          .updateTable('alert_subscriptions')
          .set(isForTopics ? { topics: row.asked_topics ?? '', asked_topics: null } : { confirmed_at: now })
          .where('id', '=', row.id)
          .$if(!isForTopics, (query) => query.where('confirmed_at', 'is', null))
          .execute();
        return { stopToken };
      });
    },

    async change(token, topics) {
      const { numUpdatedRows } = await db
        .updateTable('alert_subscriptions')
        .set({ topics: writeTopics(topics) })
        .where('stop_hash', '=', tokenHash(token))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async stop(token, now) {
      const stopped = await db.transaction().execute(async (trx) => {
        const row = await findByToken(trx, 'stop_hash', token);
        return row ? eraseSubscriptions(trx, [row.id], { now, reason: 'request' }) : 0;
      });
      if (stopped > 0) await engine.afterErasing();
      return stopped > 0;
    },

    announce: (sources, now) => announceNew(engine, sources, now),
    watches: watchStore(engine, vault),
    letters: alertLetters(engine, vault),

    async count() {
      const { pending, confirmed } = await db
        .selectFrom('alert_subscriptions')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('confirmed_at', 'is', null).as('pending'),
          fn.countAll<number>().filterWhere('confirmed_at', 'is not', null).as('confirmed'),
        ])
        .executeTakeFirstOrThrow();
      return { pending, confirmed };
    },

    async withEmail(email) {
      const rows = await db
        .selectFrom('alert_subscriptions')
        .selectAll()
        .where('email_hash', 'in', hashesOf(fitEmail(email)))
        .execute();
      return rows.map((row) => ({ ...readSubscription(row), id: row.id, createdAt: row.created_at }));
    },

    async lettersTo(email) {
      const rows = await db
        .selectFrom('alert_letters')
        .innerJoin('alert_subscriptions', 'alert_subscriptions.id', 'alert_letters.subscription_id')
        .where('email_hash', 'in', hashesOf(fitEmail(email)))
        .select(['attempts', 'last_error', 'done_at', 'dead_at'])
        .orderBy('alert_letters.created_at')
        .orderBy('alert_letters.id')
        .execute();
      return rows.map(({ attempts, last_error: lastError, done_at: doneAt, dead_at: deadAt }) => ({
        state: doneAt !== null ? 'done' : deadAt !== null ? 'dead' : 'waiting',
        attempts,
        lastError: lastError ?? undefined,
      }));
    },

    async eraseEmail(email, now) {
      const erased = await db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('alert_subscriptions')
          .select('id')
          .where('email_hash', 'in', hashesOf(fitEmail(email)))
          .execute();
        return eraseSubscriptions(
          trx,
          rows.map(({ id }) => id),
          { now, reason: 'request' },
        );
      });
      if (erased > 0) await engine.afterErasing();
      return erased;
    },

    eraseExpired: (now) => eraseExpiredAlerts(engine, now),
    reencrypt: () => reencryptAlerts(engine, vault),
  };
}
