import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import type { ComponentProps, ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import { describedBy, type FieldWords, isSaid, LabelText, Notes, standing } from './field-parts.tsx';

/** One box of a group; takes every native property and `ref`. */
export type CheckboxOption = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  /** Default `${id of the group}-${place, from 1}`. */
  id?: string;
  label: ReactNode;
};

type CheckboxGroupProps = Omit<FieldWords, 'label'> & {
  /** The question. */
  legend: ReactNode;
  options: readonly CheckboxOption[];
};

/**
 * Any of several. MUI's `FormControl` as a `fieldset` whose `legend` asks and whose native checkboxes answer, in its
 * `FormGroup`.
 *
 * - The legend names the group.
 * - Hint and error describe the group, once, not each box.
 * - A box is named by its label.
 */
export function CheckboxGroup({
  id,
  legend,
  hint,
  error,
  required,
  requiredMark,
  options,
}: CheckboxGroupProps) {
  return (
    <FormControl error={isSaid(error)}>
      <FormControl component="fieldset" id={id} aria-describedby={describedBy({ id, hint, error })}>
        <FormLabel component="legend">
          <LabelText label={legend} required={required} requiredMark={requiredMark} />
        </FormLabel>
        <Notes id={id} hint={hint} error={error} />
        <FormGroup>
          {options.map(({ label, id: ownId, ...native }, index) => {
            const boxId = ownId ?? `${id}-${index + 1}`;
            return (
              <Choice
                key={boxId}
                box={Checkbox}
                {...native}
                id={boxId}
                label={label}
                {...standing({ error })}
              />
            );
          })}
        </FormGroup>
      </FormControl>
    </FormControl>
  );
}
