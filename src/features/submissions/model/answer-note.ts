/** How a request was answered, as staff note it. */
export const answerKinds = ['answered', 'refused', 'no-data', 'passed-on'] as const;

/** One of these. */
export type AnswerKind = (typeof answerKinds)[number];

/** A note of staff about a request: how it was answered, and what else is to be known of it. The text may be empty. */
export type AnswerNote = { kind: AnswerKind; text: string };

/** Characters that the text may have, counted as a browser counts those of a field. */
export const longestAnswerText = 1000;
