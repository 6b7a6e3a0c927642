import InputBase from '@mui/material/InputBase';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps } from 'react';
import { controlSlot, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';
import { keepTypedText } from './typed-text.ts';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'placeholder' | 'required'>;

/**
 * Several lines of text. MUI's `InputBase` as a `textarea` that takes every native property and `ref`. Our own part: what was typed
 * before React took the page over stays.
 */
export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  requiredMark,
  rows = 5,
  ref,
  ...native
}: TextAreaProps) {
  const words = { id, label, hint, error, required, requiredMark };
  // Before a form looks at what stands there.
  const reference = useForkRef(keepTypedText, ref);
  return (
    <LabelledField
      words={words}
      control={(ties) => (
        <InputBase
          multiline
          // Else MUI's own, which measures its text by script and writes style attributes.
          inputComponent="textarea"
          slotProps={controlSlot({ ...native, ...ties, rows, type: undefined, ref: reference })}
        />
      )}
    />
  );
}
