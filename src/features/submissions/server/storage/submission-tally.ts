import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { SubmissionTallies } from '../../model/submission-store.ts';

/**
 * Counts submissions by the days that begin at `starts`, the newest first. A submission is delivered once the company
 * has it by every way that its form takes; it waits while one of them is not done, also one that was given up. The letter to
 * whoever wrote changes neither: an address with a slip in it would make the company's own share look late. What was
 * erased before it was delivered is received and no more.
 */
export async function tallySubmissions(
  db: Kysely<Tables>,
  starts: readonly number[],
): Promise<SubmissionTallies> {
  const company = sql`outbox.submission_id = submissions.id and outbox.topic <> 'acknowledgement'`;
  const first = Math.min(...starts);
  // Numbers of our own, written out: as parameters PostgreSQL would take them for text.
  const dayOf = sql.join(
    starts.map((start, day) => sql`when submissions.created_at >= ${sql.lit(start)} then ${sql.lit(day)}`),
    sql` `,
  );
  const counted = await sql<{
    day: number;
    received: number;
    delivered: number;
    waiting: number;
    oldest: number | null;
  }>`
    select day, count(*) as received,
      sum(case when open_ways = 0 and done_ways > 0 then 1 else 0 end) as delivered,
      sum(case when open_ways > 0 then 1 else 0 end) as waiting,
      min(case when open_ways > 0 then created_at end) as oldest
    from (
      select submissions.created_at, case ${dayOf} end as day,
        (select count(*) from outbox where ${company} and outbox.done_at is null) as open_ways,
        (select count(*) from outbox where ${company} and outbox.done_at is not null) as done_ways
      from submissions where submissions.created_at >= ${sql.lit(first)}
    ) as counted
    group by day`.execute(db);
  const whole = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.count<number>('submission_id').distinct().as('waiting'),
      fn.min('created_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .where('topic', '<>', 'acknowledgement')
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(whole.waiting),
    oldestWaitingAt: whole.oldest === null ? undefined : Number(whole.oldest),
    days: starts.map((_, day) => {
      const row = counted.rows.find((one) => Number(one.day) === day);
      return {
        received: Number(row?.received ?? 0),
        delivered: Number(row?.delivered ?? 0),
        waiting: Number(row?.waiting ?? 0),
        oldestWaitingAt: row?.oldest == null ? undefined : Number(row.oldest),
      };
    }),
  };
}
