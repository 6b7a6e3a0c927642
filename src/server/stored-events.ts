import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { AddOutcome } from '#features/submissions/model/submission-store.ts';
import type { Storage } from './storage/storage.ts';
import { inSpan } from './telemetry/spans.ts';

/** Told of every submission that storage was asked to keep; `failed`: it threw. */
export type StoredListener = (kind: SubmissionKind, outcome: AddOutcome | 'failed') => void;

/** The same storage, which also tells what adding came to, or that it did not come to that: whoever stores need not know who waits for it. */
export function withStoredEvents<Kept extends Storage>(storage: Kept, listener: StoredListener): Kept {
  const { submissions } = storage;
  return {
    ...storage,
    submissions: {
      ...submissions,
      // Asked before each one is stored: a database that is away fails here already.
      compare: async (submission) => {
        try {
          return await submissions.compare(submission);
        } catch (error) {
          listener(submission.kind, 'failed');
          throw error;
        }
      },
      add: (submission) =>
        inSpan('store submission', { attributes: { 'site.form': submission.kind } }, async (span) => {
          let outcome: AddOutcome | 'failed' = 'failed';
          try {
            outcome = await submissions.add(submission);
            return outcome;
          } finally {
            span.set({ 'site.outcome': outcome });
            listener(submission.kind, outcome);
          }
        }),
    },
  };
}
