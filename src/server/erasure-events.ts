import type { DeskAct } from '#features/desk/model/desk-store.ts';
import type { ErasureReason } from '#features/submissions/model/submission-store.ts';
import type { Storage } from './storage/storage.ts';

/** What an erasure came to; `failed`: it threw, and all or some of it is still there. */
export type ErasureOutcome = 'done' | 'failed';

/** Told of every erasure that storage was asked for, by why it was. */
export type ErasureListener = (reason: ErasureReason, outcome: ErasureOutcome) => void;

/** What the desk writes down before it erases. */
const linesOfErasures: readonly DeskAct[] = ['erase', 'erase-person'];

/**
 * The same storage, which also tells how erasing went, by age and by the staff for whoever asked: nothing else shows that what the law
 * or our word wants gone is still there. Somebody who stops alerts by a letter is not among them: they see it fail, nobody here could tell
 * whose it was, and the next letter has the link again.
 */
export function withErasureEvents<Kept extends Storage>(storage: Kept, listener: ErasureListener): Kept {
  const { submissions, alerts, desk } = storage;

  async function told<Result>(reason: ErasureReason, erase: () => Promise<Result>): Promise<Result> {
    let outcome: ErasureOutcome = 'failed';
    try {
      const result = await erase();
      outcome = 'done';
      return result;
    } finally {
      listener(reason, outcome);
    }
  }

  return {
    ...storage,
    submissions: {
      ...submissions,
      erase: (id, options) => told(options.reason, () => submissions.erase(id, options)),
      eraseAll: (ids, options) => told(options.reason, () => submissions.eraseAll(ids, options)),
      eraseExpired: (now) => told('age', () => submissions.eraseExpired(now)),
    },
    alerts: {
      ...alerts,
      eraseEmail: (email, now) => told('request', () => alerts.eraseEmail(email, now)),
      eraseExpired: (now) => told('age', () => alerts.eraseExpired(now)),
    },
    desk: {
      ...desk,
      // What cannot be written down is not erased either.
      record: async (line) => {
        try {
          await desk.record(line);
        } catch (error) {
          if (linesOfErasures.includes(line.act)) listener('request', 'failed');
          throw error;
        }
      },
    },
  };
}
