import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { describedBy, type FieldWords, isSaid, LabelText, Notes, standing } from './field-parts.tsx';

interface LabelledFieldProps {
  words: FieldWords;
  /** Draws the control with what ties it to its words. */
  control: (ties: ControlTies) => ReactNode;
}

interface ControlTies {
  id: string;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A control under its label, hint and error. MUI's `FormControl` with its label and notes: a `div`, a `label`, `p`. */
export function LabelledField({ words, control }: LabelledFieldProps) {
  const { id, label, hint, error, required, requiredMark } = words;
  return (
    <FormControl error={isSaid(error)}>
      <FormLabel htmlFor={id}>
        <LabelText label={label} required={required} requiredMark={requiredMark} />
      </FormLabel>
      <Notes id={id} hint={hint} error={error} />
      {control({
        id,
        ...standing({ required, error }),
        'aria-describedby': describedBy({ id, hint, error }),
      })}
    </FormControl>
  );
}
