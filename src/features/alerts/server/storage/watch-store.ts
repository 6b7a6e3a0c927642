import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { confirmLetters, knownLetterGap } from '../../model/alert-store.ts';
import type { WatchRequest, WatchStore } from '../../model/watch-store.ts';
import { mostWatches, writeWatch } from '../../model/watches.ts';
import { alertEntry } from './alert-entry.ts';
import { waitingLetter } from './alert-letters.ts';
import {
  isLate,
  openSecrets,
  readLanguage,
  type SubscriptionRow,
  tokenHash,
  writeTopics,
} from './alert-rows.ts';
import { eraseSubscriptions } from './alert-upkeep.ts';
import { announceJobs, announcePassedPrices, announceVehicles } from './watch-announcing.ts';
import { livingWatches, readStoredWatch, type WatchRow, watchToken } from './watch-rows.ts';

const noTopics = writeTopics([]);

/** Watches over any database that Kysely speaks to. */
export function watchStore(engine: Engine, vault: Vault): WatchStore {
  const { db } = engine;
  const { findByEmail, enter, mayAsk } = alertEntry(engine, vault);

  /** The row under which a watch is entered: that of the address, or a new one. */
  async function subscriptionFor(
    trx: Kysely<Tables>,
    { email, language, now }: WatchRequest,
  ): Promise<SubscriptionRow | undefined> {
    // Twice, because somebody else may enter the address between the look and the entry.
    for (let round = 1; round <= 2; round += 1) {
      const row = await findByEmail(trx, email);
      if (row === undefined) {
        await enter(trx, { email, topics: [], language, now });
        continue;
      }
      if (row.confirmed_at !== null) return row;
      if (row.topics !== noTopics && !isLate(row, now)) return row;
      // Topics that nobody confirmed in time are gone; the address begins anew with this watch.
      const change = { topics: noTopics, language, asked_at: now, confirm_letters: 0, last_letter_at: 0 };
      await trx.updateTable('alert_subscriptions').set(change).where('id', '=', row.id).execute();
      return { ...row, ...change };
    }
    return findByEmail(trx, email);
  }

  /** A letter to a subscriber about what stands already, at most once a day. */
  async function tell(
    trx: Kysely<Tables>,
    row: SubscriptionRow,
    kind: 'known' | 'full',
    now: number,
  ): Promise<void> {
    if (row.confirmed_at === null || now - row.last_letter_at < knownLetterGap) return;
    await trx
      .insertInto('alert_letters')
      .values(waitingLetter(row.id, kind, now, now))
      .execute();
    await trx
      .updateTable('alert_subscriptions')
      .set({ last_letter_at: now })
      .where('id', '=', row.id)
      .execute();
  }

  function findByToken(from: Kysely<Tables>, token: string): Promise<WatchRow | undefined> {
    return from
      .selectFrom('alert_watches')
      .selectAll()
      .where('confirm_hash', '=', tokenHash(token))
      .executeTakeFirst();
  }

  return {
    async ask(request) {
      await engine.assertRoom();
      const { watch, now } = request;
      await db.transaction().execute(async (trx) => {
        const row = await subscriptionFor(trx, request);
        if (row === undefined) return;
        const living = await livingWatches(trx, row.id, now);
        const terms = writeWatch(watch);
        const same = living.find((one) => one.terms === terms);
        if (same?.confirmed_at != null) return tell(trx, row, 'known', now);
        if (same) {
          const number = same.confirm_letters + 1;
          if (now - same.asked_at < confirmLetters.gap || number > confirmLetters.most) return;
          if (!(await mayAsk(trx, row, request))) return;
          await trx
            .updateTable('alert_watches')
            .set({ asked_at: now, confirm_letters: number })
            .where('id', '=', same.id)
            .execute();
          await writeLetter(trx, row.id, same.id, number, now);
          return;
        }
        if (living.length >= mostWatches.all) return tell(trx, row, 'full', now);
        const pending = living.filter((one) => one.confirmed_at === null);
        if (pending.length >= mostWatches.pending || !vault.keyIds.includes(row.key_id)) return;
        if (!(await mayAsk(trx, row, request))) return;
        const id = randomUUID();
        await trx
          .insertInto('alert_watches')
          .values({
            id,
            subscription_id: row.id,
            kind: watch.kind,
            terms,
            confirm_hash: tokenHash(watchToken(openSecrets(vault, row).confirm, id)),
            created_at: now,
            asked_at: now,
            confirm_letters: 1,
            confirmed_at: null,
            told_at: null,
            ended_at: null,
          })
          .execute();
        await writeLetter(trx, row.id, id, 1, now);
      });
    },

    async findByConfirmToken(token, now) {
      const row = await findByToken(db, token);
      if (row === undefined || isLate(row, now)) return undefined;
      const { language } = await db
        .selectFrom('alert_subscriptions')
        .select('language')
        .where('id', '=', row.subscription_id)
        .executeTakeFirstOrThrow();
      return { ...readStoredWatch(row), language: readLanguage(language) };
    },

    async confirm(token, now) {
      return db.transaction().execute(async (trx) => {
        const row = await findByToken(trx, token);
        if (row === undefined || isLate(row, now)) return undefined;
        const owner = await trx
          .selectFrom('alert_subscriptions')
          .selectAll()
          .where('id', '=', row.subscription_id)
          .executeTakeFirstOrThrow();
        if (!vault.keyIds.includes(owner.key_id)) return undefined;
        await trx
          .updateTable('alert_watches')
          .set({ confirmed_at: now })
          .where('id', '=', row.id)
          .where('confirmed_at', 'is', null)
          .execute();
        if (owner.confirmed_at === null) {
          // Topics that were asked for beside it were confirmed by nobody: they wait for their own link.
          const asked = owner.topics === noTopics || isLate(owner, now) ? null : owner.topics;
          await trx
            .updateTable('alert_subscriptions')
            .set({ confirmed_at: now, topics: noTopics, asked_topics: asked })
            .where('id', '=', owner.id)
            .where('confirmed_at', 'is', null)
            .execute();
        }
        return { stopToken: openSecrets(vault, owner).stop };
      });
    },

    async ofStopToken(token) {
      const rows = await db
        .selectFrom('alert_watches')
        .innerJoin('alert_subscriptions', 'alert_subscriptions.id', 'alert_watches.subscription_id')
        .selectAll('alert_watches')
        .where('alert_subscriptions.stop_hash', '=', tokenHash(token))
        .where('alert_watches.confirmed_at', 'is not', null)
        .orderBy('alert_watches.created_at')
        .orderBy('alert_watches.id')
        .execute();
      return rows.map(readStoredWatch);
    },

    async ofSubscription(id) {
      const rows = await db
        .selectFrom('alert_watches')
        .selectAll()
        .where('subscription_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(readStoredWatch);
    },

    async stop(token, watchId, now) {
      const stopped = await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('alert_watches')
          .innerJoin('alert_subscriptions', 'alert_subscriptions.id', 'alert_watches.subscription_id')
          .select(['alert_subscriptions.id', 'topics', 'asked_topics'])
          .where('stop_hash', '=', tokenHash(token))
          .where('alert_watches.id', '=', watchId)
          .executeTakeFirst();
        if (row === undefined) return false;
        await trx.deleteFrom('alert_letters').where('watch_id', '=', watchId).execute();
        await trx.deleteFrom('alert_watches').where('id', '=', watchId).execute();
        const isOver =
          row.topics === noTopics &&
          row.asked_topics === null &&
          (await livingWatches(trx, row.id, now)).length === 0;
        if (isOver) await eraseSubscriptions(trx, [row.id], { now, reason: 'request' });
        return true;
      });
      if (stopped) await engine.afterErasing();
      return stopped;
    },

    announceVehicles: (list, now) => announceVehicles(engine, list, now),
    announceJobs: (list, now) => announceJobs(engine, list, now),
    announcePrices: (list, now) => announcePassedPrices(engine, list, now),
  };
}

/** Puts the letter that asks for a watch's confirmation into the outbox. */
async function writeLetter(
  trx: Kysely<Tables>,
  subscriptionId: string,
  watchId: string,
  number: number,
  now: number,
): Promise<void> {
  const letter = waitingLetter(subscriptionId, 'watch-confirm', number, now);
  await trx
    .insertInto('alert_letters')
    .values({ ...letter, id: `${watchId}.confirm.${number}`, watch_id: watchId })
    .execute();
}
