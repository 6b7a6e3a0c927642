/** The forms whose submissions are kept. */
export const submissionKinds = ['privacy', 'contact', 'office-hours', 'application', 'report'] as const;

/** One of these forms. */
export type SubmissionKind = (typeof submissionKinds)[number];
