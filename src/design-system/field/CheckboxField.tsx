import type { ComponentProps } from 'react';
import {
  ChoiceRow,
  describedBy,
  FieldFrame,
  type FieldWords,
  isSaid,
  LabelText,
  Notes,
} from './field-parts.tsx';

type CheckboxFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type' | 'required'>;

/** One yes or no. Renders a native checkbox with its label beside it, and its notes under them. */
export function CheckboxField({
  id,
  label,
  hint,
  error,
  required,
  requiredMark,
  ...native
}: CheckboxFieldProps) {
  return (
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <ChoiceRow>
        <input
          {...native}
          id={id}
          type="checkbox"
          required={required}
          aria-invalid={isSaid(error) || undefined}
          aria-describedby={describedBy({ id, hint, error })}
        />
        <label htmlFor={id}>
          <LabelText label={label} required={required} requiredMark={requiredMark} />
        </label>
      </ChoiceRow>
      <Notes id={id} hint={hint} error={error} />
    </FieldFrame>
  );
}
