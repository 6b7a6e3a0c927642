import { sql } from 'kysely';
import { countWaiting, isDue, isWaiting } from '#server/storage/due.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { isReference, referenceOf } from '../../model/reference.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';
import type { DeliveryState, DeliveryTopic, Outbox, OutboxJob } from '../../model/submission-store.ts';
import { endByHand } from './hand-over.ts';
import { idsWithReference, openSubmission } from './opened-rows.ts';

/** What is written down for a delivery whose content does not open: its row was changed, or its key is gone. */
export const unreadable = 'content-unreadable';

/**
 * What is written down while this instance lacks the key of a content. While keys are changed, instances learn of the new
 * one at different times: another one can deliver it, so it waits for as long as a lease and is not given up.
 */
export const keyUnknown = 'key-unknown';

/** The outbox over any database that Kysely speaks to. */
export function outboxStore({ db, locksRows }: Engine, vault: Vault): Outbox {
  /**
   * The leases of this instance. Whoever comes back after its lease ran out must not touch what another instance has taken on
   * since, and the end of a lease tells the two apart: the later one always ends later.
   */
  const leases = new Map<string, number>();

  /** Changes a delivery that this instance still holds, and lets go of it. */
  async function letGo(id: string, change: Partial<Tables['outbox']>): Promise<void> {
    const lease = leases.get(id);
    leases.delete(id);
    if (lease === undefined) return;
    await db
      .updateTable('outbox')
      .set({ ...change, leased_until: null })
      .where('id', '=', id)
      .where('leased_until', '=', lease)
      .where(isWaiting('outbox'))
      .execute();
  }

  async function deadLetter(id: string, error: string, now: number): Promise<void> {
    await letGo(id, { last_error: error, dead_at: now });
  }

  /** Leases what is due, and returns it with what has to be delivered, still closed. */
  async function lease(now: number, limit: number, leaseMs: number, topics?: readonly DeliveryTopic[]) {
    return db.transaction().execute(async (trx) => {
      let due = trx
        .selectFrom('outbox')
        .selectAll()
        .where(isWaiting('outbox'))
        .where(isDue(now, leaseMs))
        .orderBy('next_at')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit);
      if (topics) due = due.where('topic', 'in', topics);
      if (locksRows) due = due.forUpdate().skipLocked();
      const rows = await due.execute();
      if (rows.length === 0) return { rows, submissions: [] };
      await trx
        .updateTable('outbox')
        .set({ leased_until: now + leaseMs, attempts: sql<number>`attempts + 1` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      const ids = [...new Set(rows.map((row) => row.submission_id))];
      const submissions = await trx.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
      return { rows, submissions };
    });
  }

  return {
    async claim({ now, limit, leaseMs, topics }) {
      const { rows, submissions } = await lease(now, limit, leaseMs, topics);
      const deliveries: OutboxJob[] = [];
      for (const { id, topic, attempts, created_at: createdAt, submission_id: submissionId } of rows) {
        leases.set(id, now + leaseMs);
        const row = submissions.find((one) => one.id === submissionId);
        if (row && row.payload !== null && !vault.keyIds.includes(row.key_id)) {
          await letGo(id, { last_error: keyUnknown, next_at: now + leaseMs });
          continue;
        }
        try {
          const submission = row && openSubmission(vault, row);
          if (submission?.content === undefined) throw new Error('Nothing is left to deliver.');
          deliveries.push({ id, topic: topic as DeliveryTopic, attempts, createdAt, submission });
        } catch {
          // One row that does not open must not hold up all others.
          await deadLetter(id, unreadable, now);
        }
      }
      return deliveries;
    },

    async done(id, now) {
      leases.delete(id);
      // True whoever holds the lease by now: the other side has it.
      await db
        .updateTable('outbox')
        .set({ done_at: now, dead_at: null, leased_until: null, last_error: null })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute();
    },

    async failed(id, { error, nextAt }) {
      await letGo(id, { last_error: error, next_at: nextAt });
    },

    async deadLetter(id, { error, now }) {
      await deadLetter(id, error, now);
    },

    async retry({ now, reference }) {
      if (reference !== undefined && !isReference(reference)) return 0;
      let query = db
        .updateTable('outbox')
        .set({ next_at: now, dead_at: null, attempts: 0 })
        .where('done_at', 'is', null);
      if (reference !== undefined) query = query.where('submission_id', 'like', idsWithReference(reference));
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    handedOver: ({ now, ...which }) => endByHand(db, which, now),

    async list({ state, submissions } = {}) {
      if (submissions?.length === 0) return [];
      let query = db
        .selectFrom('outbox')
        .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
        .selectAll('outbox')
        .select('submissions.kind');
      if (state === 'waiting') query = query.where(isWaiting('outbox'));
      if (state === 'done') query = query.where('outbox.done_at', 'is not', null);
      if (state === 'dead') query = query.where('outbox.dead_at', 'is not', null);
      if (submissions) query = query.where('outbox.submission_id', 'in', submissions);
      const rows = await query.orderBy('outbox.created_at').orderBy('outbox.id').execute();
      return rows.map(
        (row): DeliveryState => ({
          id: row.id,
          topic: row.topic as DeliveryTopic,
          reference: referenceOf(row.submission_id),
          kind: row.kind as SubmissionKind,
          attempts: row.attempts,
          createdAt: row.created_at,
          nextAt: row.next_at,
          lastError: row.last_error ?? undefined,
          state: row.done_at !== null ? 'done' : row.dead_at !== null ? 'dead' : 'waiting',
        }),
      );
    },

    counts: () => countWaiting(db, 'outbox'),
  };
}
