import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import type { ComponentProps } from 'react';
import { Choice } from './Choice.tsx';
import { describedBy, type FieldWords, isSaid, LabelText, Notes, standing } from './field-parts.tsx';

type CheckboxFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type' | 'required'>;

/** One yes or no. MUI's `Checkbox`, a native one, with its label beside it and its notes under them. */
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
    <FormControl error={isSaid(error)}>
      <Choice
        box={Checkbox}
        {...native}
        id={id}
        label={<LabelText label={label} required={required} requiredMark={requiredMark} />}
        {...standing({ required, error })}
        aria-describedby={describedBy({ id, hint, error })}
      />
      <Notes id={id} hint={hint} error={error} />
    </FormControl>
  );
}
