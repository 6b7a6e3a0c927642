/** The forms whose submissions are kept. */
export const submissionKinds = [
  'privacy',
  'contact',
  'office-hours',
  'application',
  'report',
  'page-problem',
] as const;

/** One of these forms. */
export type SubmissionKind = (typeof submissionKinds)[number];
