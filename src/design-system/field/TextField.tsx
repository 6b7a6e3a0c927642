import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { controlSlot, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'placeholder' | 'required'>;

/**
 * One line of text. MUI's `InputBase` under a `label` and its notes; every native property and `ref` reach the input, so
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
  const words = { id, label, hint, error, required, requiredMark };
  return (
    <LabelledField
      words={words}
      control={(ties) => <InputBase slotProps={controlSlot({ ...native, ...ties, type })} />}
    />
  );
}
