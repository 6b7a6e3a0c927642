import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';
import { controlSlot, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** One of many. MUI's `NativeSelect` under a `label`: the browser's own `select`, which every phone and reader knows. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  requiredMark,
  options,
  ...native
}: SelectFieldProps) {
  const words = { id, label, hint, error, required, requiredMark };
  return (
    <LabelledField
      words={words}
      control={(ties) => (
        <NativeSelect input={<InputBase />} slotProps={controlSlot({ ...native, ...ties })}>
          {options.map(({ value, label: optionLabel }) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}
