import type { ComponentProps, ReactNode } from 'react';
import {
  ChoiceRow,
  describedBy,
  FieldFrame,
  type FieldWords,
  GroupFrame,
  isSaid,
  LabelText,
  Notes,
} from './field-parts.tsx';

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
 * One of a few, all in sight. Renders a `fieldset role="radiogroup"` of native radio buttons; `{...register('name')}`
 * reaches each of them.
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
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <GroupFrame
        id={id}
        role="radiogroup"
        aria-required={required || undefined}
        aria-invalid={isSaid(error) || undefined}
        aria-describedby={describedBy({ id, hint, error })}
      >
        <legend>
          <LabelText label={legend} required={required} requiredMark={requiredMark} />
        </legend>
        <Notes id={id} hint={hint} error={error} />
        {options.map((option, index) => {
          const optionId = `${id}-${index + 1}`;
          return (
            <ChoiceRow key={option.value}>
              <input
                {...native}
                id={optionId}
                type="radio"
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                aria-describedby={describedBy({ id: optionId, hint: option.hint })}
              />
              <label htmlFor={optionId}>{option.label}</label>
              <Notes id={optionId} hint={option.hint} />
            </ChoiceRow>
          );
        })}
      </GroupFrame>
    </FieldFrame>
  );
}
