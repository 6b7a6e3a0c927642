import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { controlShape, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';

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
  const words = { id, label, hint, error, required, requiredMark };
  return <LabelledField words={words} control={(ties) => <Area {...native} {...ties} rows={rows} />} />;
}

const Area = styled('textarea')({ ...controlShape, lineHeight: 1.6, resize: 'vertical' });
