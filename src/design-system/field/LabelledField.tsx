import type { ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldWords, isSaid, Label, LabelText, Notes } from './field-parts.tsx';

interface LabelledFieldProps {
  words: FieldWords;
  /** Draws the control with what ties it to its words. */
  control: (ties: ControlTies) => ReactNode;
}

interface ControlTies {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A control under its label, hint and error. Renders a `div`, a `label` and the notes around it. */
export function LabelledField({ words, control }: LabelledFieldProps) {
  const { id, label, hint, error, required, requiredMark } = words;
  return (
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <Label htmlFor={id}>
        <LabelText label={label} required={required} requiredMark={requiredMark} />
      </Label>
      <Notes id={id} hint={hint} error={error} />
      {control({
        id,
        required,
        'aria-invalid': isSaid(error) || undefined,
        'aria-describedby': describedBy({ id, hint, error }),
      })}
    </FieldFrame>
  );
}
