import type { StoredSubmission, SubmissionContent } from './submission-store.ts';

/**
 * What stands in every field and before every subject of a submission that only tries the ways out. A fixed word of no language,
 * so that staff of both, filters of a mailbox and rules of a sales system know it.
 */
export const canaryMark = '[CANARY]';

/** Marks a content. No form takes this field, so nobody can have a request of their own taken for a trial. */
export function asCanary(content: SubmissionContent): SubmissionContent {
  return { ...content, canary: true };
}

/** Whether a submission was stored by whoever runs the site, to see it arrive. */
export function isCanary({ content }: Pick<StoredSubmission, 'content'>): boolean {
  return content?.canary === true;
}
