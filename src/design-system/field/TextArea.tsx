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

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'placeholder' | 'required'>;

/** Several lines of text. Renders a `label`, its notes and a `textarea` that takes every native property and `ref`. */
export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  requiredMark,
  rows = 5,
  ...native
}: TextAreaProps) {
  return (
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <Label htmlFor={id}>
        <LabelText label={label} required={required} requiredMark={requiredMark} />
      </Label>
      <Notes id={id} hint={hint} error={error} />
      <Area
        {...native}
        id={id}
        rows={rows}
        required={required}
        aria-invalid={isSaid(error) || undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </FieldFrame>
  );
}

const Area = styled('textarea')({ ...controlShape, lineHeight: 1.6, resize: 'vertical' });
