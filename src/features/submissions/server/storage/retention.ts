import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import { referenceOf } from '../../model/reference.ts';
import type { RetentionDays } from '../../model/retention-days.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';
import type { ErasureReason } from '../../model/submission-store.ts';
import { eraseAnswerNotes } from './answer-notes.ts';

/** How long the id and the fingerprint of an erased submission still tell a late repeat from a new one, in days. */
export const tombstoneDays = 90;

const day = 86_400_000;
/** Few enough for one short transaction: other writers wait meanwhile. */
const batch = 100;

/**
 * Erases, a batch at a time, every content whose time is over, each with its record, in the same transaction. What is
 * still to be delivered to the company is kept, however old; an acknowledgement that was given up (its address was mistyped)
 * holds nothing back. Returns how many contents went; several instances may do it at once.
 */
export async function eraseOverdue(
  db: Kysely<Tables>,
  now: number,
  { contactDays, privacyDays, officeHoursDays, applicationDays, reportDays, pageProblemDays }: RetentionDays,
): Promise<number> {
  const since = (days: number) => now - days * day;
  const overdue: Record<SubmissionKind, ReturnType<typeof sql<boolean>>> = {
    contact: sql<boolean>`(select max(done_at) from outbox where submission_id = submissions.id) <= ${since(contactDays)}`,
    privacy: sql<boolean>`submissions.created_at <= ${since(privacyDays)}`,
    'office-hours': sql<boolean>`submissions.created_at <= ${since(officeHoursDays)}`,
    application: sql<boolean>`submissions.created_at <= ${since(applicationDays)}`,
    report: sql<boolean>`submissions.created_at <= ${since(reportDays)}`,
    'page-problem': sql<boolean>`submissions.created_at <= ${since(pageProblemDays)}`,
  };
  let erased = 0;
  for (const [kind, isOverdue] of Object.entries(overdue)) {
    for (;;) {
      const ids = await db
        .selectFrom('submissions')
        .select('id')
        .where('kind', '=', kind)
        .where('payload', 'is not', null)
        .where(isOverdue)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.submission_id', '=', 'submissions.id')
                .where('outbox.done_at', 'is', null)
                .where(({ or, eb }) =>
                  or([eb('outbox.dead_at', 'is', null), eb('outbox.topic', '<>', 'acknowledgement')]),
                ),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(batch)
        .execute();
      if (ids.length === 0) break;
      erased += await db.transaction().execute((trx) =>
        eraseContents(
          trx,
          ids.map(({ id }) => id),
          { now, reason: 'age' },
        ),
      );
    }
  }
  return erased;
}

/** Empties these submissions, takes out how they were answered, and writes down that it did, inside a transaction. Returns how many were not empty yet. */
export async function eraseContents(
  trx: Kysely<Tables>,
  ids: readonly string[],
  { now, reason }: { now: number; reason: ErasureReason },
): Promise<number> {
  const emptied = await trx
    .updateTable('submissions')
    .set({ payload: null, email_hash: null, erased_at: now })
    .where('id', 'in', ids)
    .where('payload', 'is not', null)
    .returning(['id', 'kind'])
    .execute();
  if (emptied.length === 0) return 0;
  await eraseAnswerNotes(
    trx,
    emptied.map(({ id }) => id),
  );
  await trx
    .insertInto('erasures')
    .values(emptied.map(({ id, kind }) => ({ reference: referenceOf(id), kind, erased_at: now, reason })))
    .execute();
  return emptied.length;
}

/** Forgets tombstones, human checks and replies that have outlived their use. The records of erasures stay. */
export async function forgetOutlived(db: Kysely<Tables>, now: number): Promise<void> {
  const end = now - tombstoneDays * day;
  await db.transaction().execute(async (trx) => {
    const gone = trx.selectFrom('submissions').select('id').where('erased_at', '<=', end);
    await trx.deleteFrom('outbox').where('submission_id', 'in', gone).execute();
    await trx.deleteFrom('submissions').where('erased_at', '<=', end).execute();
    const used = trx.selectFrom('submissions').select('key_id');
    await trx.deleteFrom('former_keys').where('key_id', 'not in', used).execute();
  });
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
  await db.deleteFrom('form_replies').where('expires_at', '<=', now).execute();
}
