import { answerDay, dayIn, daysBetween } from '#features/privacy-request/model/answer-day.ts';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import { officeZone } from '#features/submissions/server/delivery/letters.ts';
import type { Storage } from '#server/storage/storage.ts';
import { legalLimits } from '#site/legal-limits.ts';
import type { DeskRow, DeskState } from '../model/desk-store.ts';
import type { DueFilter, ListedRow, PrivacyFacts } from '../model/desk-view.ts';

/** An answer that is due within so many days is urgent. */
const urgentWithin = 7;

/** What a privacy request asks for and until when it is to be answered; undefined for any other, and once it is erased. */
export function privacyFacts(
  { kind, content, createdAt }: StoredSubmission,
  state: DeskState,
  now: number,
): PrivacyFacts | undefined {
  if (kind !== 'privacy' || content === undefined) return undefined;
  const { requestType, zip } = content;
  const dueDay = answerDay(dayIn(officeZone, createdAt), zip, legalLimits);
  return {
    requestType: typeof requestType === 'string' ? requestType : '',
    dueDay,
    daysLeft: state === 'done' ? null : daysBetween(dayIn(officeZone, now), dueDay),
  };
}

/** Adds to the privacy requests of a list what staff see of them there. Only for whoever may read them. */
export async function withPrivacyFacts(
  { submissions }: Pick<Storage, 'submissions'>,
  rows: readonly DeskRow[],
  now: number,
): Promise<ListedRow[]> {
  const ids = rows.filter(({ kind }) => kind === 'privacy').map(({ id }) => id);
  const opened = ids.length === 0 ? [] : await submissions.withIds(ids);
  const byId = new Map(opened.map((submission) => [submission.id, submission]));
  return rows.map((row) => {
    const submission = byId.get(row.id);
    return submission === undefined ? row : { ...row, privacy: privacyFacts(submission, row.state, now) };
  });
}

/** The most urgent first, as far as the filter goes. What is erased or done is due no more, and stands last. */
export function byDueDay(rows: readonly ListedRow[], due: DueFilter): ListedRow[] {
  const left = (row: ListedRow) => row.privacy?.daysLeft ?? Number.POSITIVE_INFINITY;
  const isWanted: Record<DueFilter, (days: number) => boolean> = {
    any: () => true,
    soonest: () => true,
    overdue: (days) => days < 0,
    week: (days) => days >= 0 && days <= urgentWithin,
  };
  return rows
    .filter((row) => isWanted[due](left(row)))
    .toSorted((one, other) =>
      left(one) === left(other) ? one.createdAt - other.createdAt : left(one) - left(other),
    );
}
