import { useLingui } from '@lingui/react/macro';
import { TextField } from '#design-system/field/index.ts';
import { type SumQuestion, sumField } from '../../model/sum-question.ts';

/** Props of `SumField`. */
export interface SumFieldProps {
  prefix: string;
  question: SumQuestion;
  /** What is wrong with the answer. */
  error?: string | undefined;
}

/** The question that a form asks while very many requests come. Renders a field with its label. */
export function SumField({ prefix, question: { left, right }, error }: SumFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      id={`${prefix}-${sumField}`}
      name={sumField}
      label={t({
        message: `How much is ${left} plus ${right}?`,
        comment: 'Label of a field; {left} and {right} are numbers from 2 to 9',
      })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      error={error}
      required
    />
  );
}
