import { useLingui } from '@lingui/react/macro';
import type { WeightFault } from '../../model/weight.ts';

/** What is wrong with a weight, in a sentence that says what to write instead. */
export function useWeightWords(): Record<WeightFault, string> {
  const { t } = useLingui();
  return {
    number: t({
      message: 'Write the weight in digits, such as 250 or 1,250.5.',
      comment: 'Under a field: what the visitor typed is no number',
    }),
    negative: t({
      message: 'A load weighs more than nothing. Write the weight without the minus sign.',
      comment: 'Under a field: the visitor typed a weight below zero',
    }),
    zero: t({
      message: 'A load of zero brings nothing. Write what yours weighs, or leave the field empty.',
      comment: 'Under a field: the visitor typed a weight of zero',
    }),
    heavy: t({
      message: 'That is more than a whole train carries. Write a smaller weight, or call the yard.',
      comment: 'Under a field: the visitor typed an absurd weight',
    }),
  };
}
