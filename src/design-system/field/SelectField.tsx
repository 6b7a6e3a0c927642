import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { controlShape, type FieldWords } from './field-parts.tsx';
import { LabelledField } from './LabelledField.tsx';

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** One of many. Renders a `label`, its notes and the browser's own `select`, which every phone and reader knows. */
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
        <Select {...native} {...ties}>
          {options.map(({ value, label: optionLabel }) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </Select>
      )}
    />
  );
}

const Select = styled('select')({ ...controlShape, cursor: 'pointer' });
