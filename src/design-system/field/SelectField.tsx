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
  return (
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <Label htmlFor={id}>
        <LabelText label={label} required={required} requiredMark={requiredMark} />
      </Label>
      <Notes id={id} hint={hint} error={error} />
      <Select
        {...native}
        id={id}
        required={required}
        aria-invalid={isSaid(error) || undefined}
        aria-describedby={describedBy({ id, hint, error })}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

const Select = styled('select')({ ...controlShape, cursor: 'pointer' });
