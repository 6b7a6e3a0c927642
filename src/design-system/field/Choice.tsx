import type Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type Radio from '@mui/material/Radio';
import type { ComponentProps, ReactNode } from 'react';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  /** What is ticked: a box or a ring. */
  box: typeof Checkbox | typeof Radio;
  id: string;
  label: ReactNode;
};

/**
 * One thing to tick. MUI's `FormControlLabel`: a `label` around a native box and its words.
 *
 * - What the document holds counts: a visitor may tick it before the script runs.
 * - Every native property and `ref` reach the `input`.
 */
export function Choice({ box: Box, id, label, ...native }: ChoiceProps) {
  return (
    <FormControlLabel
      control={<Box slotProps={{ input: { ...native, id } }} />}
      label={<span>{label}</span>}
    />
  );
}
