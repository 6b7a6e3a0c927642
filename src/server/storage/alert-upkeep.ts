import type { ExpressionBuilder, Kysely } from 'kysely';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { openSecrets, subscriptionPlace } from './alert-rows.ts';
import { confirmWithin, letterDays, refusedDays } from './alerts.ts';
import type { Engine } from './engine.ts';
import type { Reencryption } from './reencryption-result.ts';
import type { ErasureReason } from './storage.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

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
  const unconfirmed = (eb: ExpressionBuilder<Tables, 'alert_subscriptions'>) =>
    eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<=', now - confirmWithin)]);
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
  const settled = now - letterDays * day;
  await db
    .deleteFrom('alert_letters')
    .where(({ or, eb }) => or([eb('done_at', '<=', settled), eb('dead_at', '<=', settled)]))
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
        const twin = await trx
          .selectFrom('alert_subscriptions')
          .select(['id', 'confirmed_at'])
          .where('email_hash', '=', emailHash)
          .executeTakeFirst();
        const isOutdone = twin !== undefined && (twin.confirmed_at !== null || row.confirmed_at === null);
        if (twin) await eraseSubscriptions(trx, [isOutdone ? row.id : twin.id]);
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
