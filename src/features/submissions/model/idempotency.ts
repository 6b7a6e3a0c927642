/** The header that carries a submission's id, made once per filled form, so that sending twice stores once. */
export const idempotencyHeader = 'Idempotency-Key';

/** The header of an answer to a submission that had arrived before. */
export const replayedHeader = 'Idempotent-Replayed';

/** The header with the answer of a human check, for a form whose body has no room for one. */
export const humanCheckHeader = 'Human-Check';

const submissionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for an id as `newSubmissionId` makes it: a UUID in lower case. */
export function isSubmissionId(value: unknown): value is string {
  return typeof value === 'string' && submissionIdPattern.test(value);
}

/** A fresh id for one filled form. */
export function newSubmissionId(): string {
  return crypto.randomUUID();
}
