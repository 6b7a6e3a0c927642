/** Two numbers from 2 to 9 whose sum a person is asked for where no script can show that one is there. */
export interface SumQuestion {
  left: number;
  right: number;
}

/** The field that takes the answer. */
export const sumField = 'sum';

/**
 * The question that a form's token asks. The token carries it, since it is signed: nobody can send an easier one, and no
 * server has to remember what it asked.
 * @returns undefined where the token asks nothing; says nothing of its signature.
 */
export function questionIn(token: string): SumQuestion | undefined {
  const [, , sum = '', signature] = token.split('.');
  if (signature === undefined) return undefined;
  const [left = 0, right = 0] = sum.split('+').map(Number);
  return { left, right };
}

/** True of the sum in figures, with spaces around it or not. */
export function isRightSum({ left, right }: SumQuestion, answer: string | null): boolean {
  return answer?.trim() === String(left + right);
}
