import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import { describedBy, type FieldWords, isSaid, LabelText, Notes, standing } from './field-parts.tsx';

type RadioGroupProps = Omit<FieldWords, 'label'> &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'required' | 'value' | 'defaultValue' | 'name'> & {
    name: string;
    /** The question. */
    legend: ReactNode;
    options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
    /** The chosen value, when the form holds it. */
    value?: string;
    /** The chosen value at first, when the document holds it. */
    defaultValue?: string;
  };

/**
 * One of a few, all in sight. MUI's `FormControl` as a `fieldset role="radiogroup"` of its `Radio`s, native ones;
 * `{...register('name')}` reaches each of them. Not MUI's `RadioGroup`: it holds the choice in its own state, so what was
 * chosen before the script ran, or by the form, would be lost.
 *
 * - The legend names the group.
 * - Hint and error describe the group, which says when it is wrong and when it is required.
 * - An option's own hint describes that option.
 */
export function RadioGroup({
  id,
  name,
  legend,
  hint,
  error,
  required,
  requiredMark,
  options,
  value,
  defaultValue,
  ...native
}: RadioGroupProps) {
  return (
    <FormControl error={isSaid(error)}>
      <FormControl
        component="fieldset"
        id={id}
        role="radiogroup"
        {...standing({ required, error })}
        aria-describedby={describedBy({ id, hint, error })}
      >
        <FormLabel component="legend">
          <LabelText label={legend} required={required} requiredMark={requiredMark} />
        </FormLabel>
        <Notes id={id} hint={hint} error={error} />
        {options.map((option, index) => {
          const optionId = `${id}-${index + 1}`;
          return (
            <Fragment key={option.value}>
              <Choice
                box={Radio}
                {...native}
                id={optionId}
                label={option.label}
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                aria-describedby={describedBy({ id: optionId, hint: option.hint })}
              />
              <Notes id={optionId} hint={option.hint} />
            </Fragment>
          );
        })}
      </FormControl>
    </FormControl>
  );
}
