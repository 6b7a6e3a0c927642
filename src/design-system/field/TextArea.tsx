import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { controlSlot, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'placeholder' | 'required'>;

/** Several lines of text. MUI's `InputBase` as a `textarea` that takes every native property and `ref`. */
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
  return (
    <LabelledField
      words={words}
      control={(ties) => (
        <InputBase
          multiline
          // Else MUI's own, which measures its text by script and writes style attributes.
          inputComponent="textarea"
          slotProps={controlSlot({ ...native, ...ties, rows, type: undefined })}
        />
      )}
    />
  );
}
