import { sql } from 'kysely';
import { keyUnknown, unreadable } from '#features/submissions/server/storage/outbox-store.ts';
import { countWaiting, isDue, isWaiting } from '#server/storage/due.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { AlertItem, AlertLetter, AlertLetterKind, AlertLetters } from '../../model/alert-store.ts';
import { readWatch, type WatchFind } from '../../model/watches.ts';
import { awaited, isLate, openSecrets, readSubscription } from './alert-rows.ts';
import { watchToken } from './watch-rows.ts';

/** A letter that is about to wait in the outbox. */
export function waitingLetter(
  subscriptionId: string,
  kind: AlertLetterKind,
  number: number,
  now: number,
): Tables['alert_letters'] {
  return {
    id: `${subscriptionId}.${kind}.${number}`,
    subscription_id: subscriptionId,
    announcement_id: null,
    watch_id: null,
    kind,
    attempts: 0,
    created_at: now,
    next_at: now,
    leased_until: null,
    last_error: null,
    done_at: null,
    dead_at: null,
  };
}

/** The outbox of alerts over any database that Kysely speaks to. */
export function alertLetters({ db, locksRows }: Engine, vault: Vault): AlertLetters {
  /** The leases of this instance; the end of a lease tells it from another one's later lease. */
  const leases = new Map<string, number>();

  async function letGo(id: string, change: Partial<Tables['alert_letters']>): Promise<void> {
    const lease = leases.get(id);
    leases.delete(id);
    if (lease === undefined) return;
    await db
      .updateTable('alert_letters')
      .set({ ...change, leased_until: null })
      .where('id', '=', id)
      .where('leased_until', '=', lease)
      .where(isWaiting('alert_letters'))
      .execute();
  }

  /** Leases what is due, and returns it with whom it is for and what it announces, still closed. */
  async function lease(now: number, limit: number, leaseMs: number) {
    return db.transaction().execute(async (trx) => {
      let due = trx
        .selectFrom('alert_letters')
        .selectAll()
        .where(isWaiting('alert_letters'))
        .where(isDue(now, leaseMs))
        .orderBy('next_at')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit);
      if (locksRows) due = due.forUpdate().skipLocked();
      const letters = await due.execute();
      if (letters.length === 0)
        return { letters, subscriptions: [], announcements: [], watches: [], finds: [] };
      const ids = letters.map(({ id }) => id);
      await trx
        .updateTable('alert_letters')
        .set({ leased_until: now + leaseMs, attempts: sql<number>`attempts + 1` })
        .where('id', 'in', ids)
        .execute();
      const subscriptions = await trx
        .selectFrom('alert_subscriptions')
        .selectAll()
        .where(
          'id',
          'in',
          letters.map(({ subscription_id: id }) => id),
        )
        .execute();
      const announced = letters.flatMap(({ announcement_id: id }) => (id === null ? [] : [id]));
      const announcements =
        announced.length === 0
          ? []
          : await trx.selectFrom('alert_announcements').selectAll().where('id', 'in', announced).execute();
      const watches = await trx
        .selectFrom('alert_watches')
        .selectAll()
        .where(
          'subscription_id',
          'in',
          subscriptions.map(({ id }) => id),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const finds = await trx
        .selectFrom('alert_finds')
        .selectAll()
        .where('letter_id', 'in', ids)
        .orderBy('item_id')
        .execute();
      return { letters, subscriptions, announcements, watches, finds };
    });
  }

  return {
    async claim({ now, limit, leaseMs }) {
      const { letters, subscriptions, announcements, watches, finds } = await lease(now, limit, leaseMs);
      const claimed: AlertLetter[] = [];
      for (const row of letters) {
        leases.set(row.id, now + leaseMs);
        const subscription = subscriptions.find(({ id }) => id === row.subscription_id);
        // Stopped between the two looks: its letters went with it.
        if (subscription === undefined) continue;
        if (!vault.keyIds.includes(subscription.key_id)) {
          await letGo(row.id, { last_error: keyUnknown, next_at: now + leaseMs });
          continue;
        }
        const kind = row.kind as AlertLetterKind;
        const { state, topics: chosen, language } = readSubscription(subscription);
        const topics = kind === 'confirm' ? (awaited(subscription, now)?.topics ?? []) : chosen;
        const text = announcements.find(({ id }) => id === row.announcement_id)?.items ?? '[]';
        // What was chosen may have changed since the letter was put down.
        const items = (JSON.parse(text) as AlertItem[]).filter((item) =>
          item.topics.some((topic) => topics.includes(topic)),
        );
        const own = watches.filter((one) => one.subscription_id === subscription.id);
        const about = own.find((one) => one.id === row.watch_id);
        const watch = about && {
          id: about.id,
          terms: readWatch(about.terms),
          finds: finds
            .filter((find) => find.letter_id === row.id)
            .map(({ item }) => JSON.parse(item) as WatchFind),
        };
        const isOverdue = {
          confirm: awaited(subscription, now)?.state !== 'pending',
          'watch-confirm': about === undefined || about.confirmed_at !== null || isLate(about, now),
          known: state === 'pending',
          full: state === 'pending',
          alert: items.length === 0,
          arrival: !watch?.finds.length,
          price: !watch?.finds.length,
          job: !watch?.finds.length,
        }[kind];
        if (isOverdue) {
          await letGo(row.id, { done_at: now, last_error: null });
          continue;
        }
        try {
          const { email, confirm, stop: stopToken, canary } = openSecrets(vault, subscription);
          const { id, attempts, created_at: createdAt } = row;
          const confirmToken = kind === 'watch-confirm' && watch ? watchToken(confirm, watch.id) : confirm;
          const whom = { email, confirmToken, stopToken, topics, language };
          const waiting = own.filter((one) => one.confirmed_at !== null && one.ended_at === null);
          claimed.push({
            ...{ id, topic: 'alert', kind, attempts, createdAt, ...whom, items, watch: watch ?? null },
            watches: kind === 'known' || kind === 'full' ? waiting.map(({ terms }) => readWatch(terms)) : [],
            isCanary: canary === true,
          });
        } catch {
          // One row that does not open must not hold up all others.
          await letGo(row.id, { last_error: unreadable, dead_at: now });
        }
      }
      return claimed;
    },

    async done(id, now) {
      leases.delete(id);
      // True whoever holds the lease by now: the other side has it.
      await db
        .updateTable('alert_letters')
        .set({ done_at: now, dead_at: null, leased_until: null, last_error: null })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute();
    },

    failed: (id, { error, nextAt }) => letGo(id, { last_error: error, next_at: nextAt }),
    deadLetter: (id, { error, now }) => letGo(id, { last_error: error, dead_at: now }),

    async retry(now) {
      const { numUpdatedRows } = await db
        .updateTable('alert_letters')
        .set({ next_at: now, dead_at: null, attempts: 0 })
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    counts: () => countWaiting(db, 'alert_letters'),
  };
}
