import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { HandedOver } from '../../model/submission-store.ts';

/** What stands in a delivery that staff have made themselves. */
export const byHand = 'by-hand';

/** Ends every delivery of these submissions that is not done. Returns how many submissions that changed. */
export async function endByHand(db: Kysely<Tables>, which: HandedOver, now: number): Promise<number> {
  if ('submissions' in which && which.submissions.length === 0) return 0;
  const changed = await db
    .updateTable('outbox')
    .set({ done_at: now, dead_at: null, leased_until: null, last_error: byHand })
    .where('done_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      'submissions' in which
        ? eb('submission_id', 'in', which.submissions)
        : eb(
            'submission_id',
            'in',
            selectFrom('submissions')
              .select('submissions.id')
              .where('submissions.kind', '=', which.kind)
              .where('submissions.created_at', '<', which.before),
          ),
    )
    .returning('submission_id')
    .execute();
  return new Set(changed.map((row) => row.submission_id)).size;
}
