import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import {
  controlShape,
  describedBy,
  FieldFrame,
  type FieldWords,
  isSaid,
  Label,
  LabelText,
  Notes,
} from './field-parts.tsx';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'placeholder' | 'required'>;

/**
 * One line of text. Renders a `label`, its notes and an `input`; every native property and `ref` reach the input, so
 * `{...register('name')}` works.
 *
 * - The label names the control.
 * - The description is the hint, then the error.
 * - The control says when it is wrong and when it is required.
 * - The star is not read out.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  requiredMark,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <Label htmlFor={id}>
        <LabelText label={label} required={required} requiredMark={requiredMark} />
      </Label>
      <Notes id={id} hint={hint} error={error} />
      <Input
        {...native}
        id={id}
        type={type}
        required={required}
        aria-invalid={isSaid(error) || undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </FieldFrame>
  );
}

const Input = styled('input')(controlShape);
