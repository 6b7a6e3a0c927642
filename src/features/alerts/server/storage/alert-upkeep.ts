import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Reencryption } from '#features/submissions/model/reencryption.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { ErasureReason } from '#features/submissions/model/submission-store.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { confirmWithin, letterDays, refusedDays } from '../../model/alert-store.ts';
import { openSecrets, subscriptionPlace, writeTopics } from './alert-rows.ts';

const day = 86_400_000;

/** Few enough for one short transaction: other writers wait meanwhile. */
const batch = 100;

/** Erases subscriptions with their letters inside a transaction, and writes down that it did where a record is asked for. */
export async function eraseSubscriptions(
  trx: Kysely<Tables>,
  ids: readonly string[],
  record?: { now: number; reason: ErasureReason },
): Promise<number> {
  if (ids.length === 0) return 0;
  await trx.deleteFrom('alert_letters').where('subscription_id', 'in', ids).execute();
  const gone = await trx
    .deleteFrom('alert_subscriptions')
    .where('id', 'in', ids)
    .returning(['id', 'confirmed_at'])
    .execute();
  if (record && gone.length > 0) {
    await trx
      .insertInto('erasures')
      .values(
        gone.map(({ id }) => ({
          reference: referenceOf(id),
          kind: 'alerts',
          erased_at: record.now,
          reason: record.reason,
        })),
      )
      .execute();
  }
  return gone.length;
}

/**
 * What age takes: sign-ups that nobody confirmed, without a record since nobody had agreed to anything; addresses whose
 * mail server has refused letters for a month; settled letters, and announcements that no letter is left of.
 */
export async function eraseExpiredAlerts(engine: Engine, now: number): Promise<number> {
  const { db } = engine;
  const settled = now - letterDays * day;
  await eraseOldWatches(db, now, settled);
  const waitsForNothing = (eb: ExpressionBuilder<Tables, 'alert_subscriptions'>) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('alert_watches')
          .select('alert_watches.id')
          .whereRef('alert_watches.subscription_id', '=', 'alert_subscriptions.id'),
      ),
    );
  // A watch that still waits for its confirmation holds the address.
  const unconfirmed = (eb: ExpressionBuilder<Tables, 'alert_subscriptions'>) =>
    eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<=', now - confirmWithin), waitsForNothing(eb)]);
  const empty = (eb: ExpressionBuilder<Tables, 'alert_subscriptions'>) =>
    eb.and([
      eb('confirmed_at', 'is not', null),
      eb('topics', '=', writeTopics([])),
      eb('asked_topics', 'is', null),
      waitsForNothing(eb),
    ]);
  const refusing = (eb: ExpressionBuilder<Tables, 'alert_subscriptions'>) =>
    eb.exists(
      eb
        .selectFrom('alert_letters as refused')
        .select('refused.id')
        .whereRef('refused.subscription_id', '=', 'alert_subscriptions.id')
        .where('refused.dead_at', '<=', now - refusedDays * day)
        .where('refused.last_error', 'like', 'smtp-5%')
        .where((inner) =>
          inner.not(
            inner.exists(
              inner
                .selectFrom('alert_letters as arrived')
                .select('arrived.id')
                .whereRef('arrived.subscription_id', '=', 'refused.subscription_id')
                .whereRef('arrived.done_at', '>', 'refused.dead_at'),
            ),
          ),
        ),
    );
  let erased = 0;
  for (const [isOver, record] of [
    [unconfirmed, undefined],
    [refusing, { now, reason: 'age' }],
    [empty, { now, reason: 'age' }],
  ] as const) {
    for (;;) {
      const gone = await db.transaction().execute(async (trx) => {
        let over = trx
          .selectFrom('alert_subscriptions')
          .select('id')
          .where(isOver)
          .orderBy('id')
          .limit(batch);
        // Somebody may confirm at this very moment: then it is theirs.
        if (engine.locksRows) over = over.forUpdate().skipLocked();
        const ids = (await over.execute()).map(({ id }) => id);
        return eraseSubscriptions(trx, ids, record);
      });
      erased += gone;
      if (gone < batch) break;
    }
  }
  await db
    .deleteFrom('alert_letters')
    .where(({ or, eb }) => or([eb('done_at', '<=', settled), eb('dead_at', '<=', settled)]))
    .execute();
  await db
    .deleteFrom('alert_finds')
    .where('letter_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_letters')
            .select('alert_letters.id')
            .whereRef('alert_letters.id', '=', 'alert_finds.letter_id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('alert_announcements')
    .where('created_at', '<=', now - letterDays * day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_letters')
            .select('alert_letters.id')
            .whereRef('alert_letters.announcement_id', '=', 'alert_announcements.id'),
        ),
      ),
    )
    .execute();
  if (erased > 0) await engine.afterErasing();
  return erased;
}

/** Watches and further topics that nobody confirmed in time, and watches that were done long ago. */
async function eraseOldWatches(db: Kysely<Tables>, now: number, settled: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('alert_watches')
      .where(({ or, and, eb }) =>
        or([
          and([eb('confirmed_at', 'is', null), eb('asked_at', '<=', now - confirmWithin)]),
          eb('ended_at', '<=', settled),
        ]),
      )
      .returning('id')
      .execute();
    for (let start = 0; start < gone.length; start += batch) {
      await trx
        .deleteFrom('alert_letters')
        .where(
          'watch_id',
          'in',
          gone.slice(start, start + batch).map(({ id }) => id),
        )
        .execute();
    }
    await trx
      .updateTable('alert_subscriptions')
      .set({ asked_topics: null })
      .where('asked_topics', 'is not', null)
      .where('asked_at', '<=', now - confirmWithin)
      .execute();
  });
}

/** What somebody confirmed stays, with its letters, when two rows of one address become one. */
async function moveWatches(trx: Kysely<Tables>, from: string, to: string): Promise<void> {
  const moved = await trx
    .updateTable('alert_watches')
    .set({ subscription_id: to })
    .where('subscription_id', '=', from)
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .execute();
  if (moved.length === 0) return;
  await trx
    .updateTable('alert_letters')
    .set({ subscription_id: to })
    .where(
      'watch_id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
}

/** Closes what is under another key with the current one. It may be broken off and begun again at any moment. */
export async function reencryptAlerts(engine: Engine, vault: Vault): Promise<Reencryption> {
  const { db } = engine;
  const unreadable = new Set<string>();
  let changed = 0;
  for (let last = ''; ; ) {
    const rows = await db.transaction().execute(async (trx) => {
      let behind = trx
        .selectFrom('alert_subscriptions')
        .selectAll()
        .where('key_id', '<>', vault.current)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch);
      if (engine.locksRows) behind = behind.forUpdate().skipLocked();
      const found = await behind.execute();
      for (const row of found) {
        let secrets: ReturnType<typeof openSecrets>;
        try {
          secrets = openSecrets(vault, row);
        } catch {
          unreadable.add(row.id);
          continue;
        }
        const { keyId, payload } = vault.close(subscriptionPlace(row.id), secrets);
        const emailHash = vault.emailHash(secrets.email, keyId);
        // While instances learn of a new key at different times, one address can be entered under both. Who signed up
        // again under the new one typed the newer choice; a confirmation outweighs that.
        const duplicate = await trx
          .selectFrom('alert_subscriptions')
          .select(['id', 'confirmed_at'])
          .where('email_hash', '=', emailHash)
          .executeTakeFirst();
        const isOutdone =
          duplicate !== undefined && (duplicate.confirmed_at !== null || row.confirmed_at === null);
        if (duplicate) {
          const [kept, gone] = isOutdone ? [duplicate.id, row.id] : [row.id, duplicate.id];
          await moveWatches(trx, gone, kept);
          await eraseSubscriptions(trx, [gone]);
        }
        if (!isOutdone) {
          await trx
            .updateTable('alert_subscriptions')
            .set({ payload, key_id: keyId, email_hash: emailHash })
            .where('id', '=', row.id)
            .execute();
        }
        changed += 1;
      }
      return found;
    });
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  const { left } = await db
    .selectFrom('alert_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('key_id', '<>', vault.current)
    .executeTakeFirstOrThrow();
  if (changed > 0) await engine.afterErasing();
  return { changed, left, unreadable: unreadable.size };
}
