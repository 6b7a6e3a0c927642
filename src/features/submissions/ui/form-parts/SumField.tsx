import { TextField } from '#design-system/field/index.ts';
import { sumField } from '../../model/sum-question.ts';

/** Props of `SumField`. */
export interface SumFieldProps {
  prefix: string;
  /** The question, in the words of the form's own catalog: a page that has no other part of this folder does not load ours. */
  label: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
}

/** The question that a form asks while very many requests come. Renders a field with its label. */
export function SumField({ prefix, label, error }: SumFieldProps) {
  return (
    <TextField
      id={`${prefix}-${sumField}`}
      name={sumField}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      error={error}
      required
    />
  );
}
