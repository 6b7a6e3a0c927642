import { isRightSum, type SumQuestion, sumField } from '#features/submissions/model/sum-question.ts';
import type { RateLimit } from '#server/middleware/rate-limit.ts';

/** What is wrong with the sum of a form: it is asked for, or it was another one. */
export interface SumFault {
  field: 'sum';
  code: 'asked' | 'wrong';
}

/** What asking for a sum needs. */
export type SumGuardOptions = {
  /** Whether one more letter may be asked for without a sum, of all that all callers may. */
  mayAskForLetter: () => Promise<boolean>;
  /** Lets a form's token through once: an answer is good for one letter. */
  sumLimit: RateLimit;
};

/**
 * Has a form ask for a sum while more letters are asked for than all callers may: whoever floods it shuts it for nobody.
 * @returns what tells what is wrong; null where the letter may go.
 */
export function sumGuard({ mayAskForLetter, sumLimit }: SumGuardOptions) {
  return async (
    { id, question }: { id: string; question: SumQuestion | undefined },
    form: URLSearchParams,
  ): Promise<SumFault | null> => {
    if (await mayAskForLetter()) return null;
    if (question === undefined) return { field: 'sum', code: 'asked' };
    if (!isRightSum(question, form.get(sumField))) return { field: 'sum', code: 'wrong' };
    return (await sumLimit(id)).allowed ? null : { field: 'sum', code: 'asked' };
  };
}
