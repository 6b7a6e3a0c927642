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
 * Any of several. Renders a `fieldset` whose `legend` asks and whose native checkboxes answer.
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
    <FieldFrame data-invalid={isSaid(error) ? '' : undefined}>
      <GroupFrame id={id} aria-describedby={describedBy({ id, hint, error })}>
        <legend>
          <LabelText label={legend} required={required} requiredMark={requiredMark} />
        </legend>
        <Notes id={id} hint={hint} error={error} />
        {options.map(({ label, id: ownId, ...native }, index) => {
          const boxId = ownId ?? `${id}-${index + 1}`;
          return (
            <ChoiceRow key={boxId}>
              <input {...native} id={boxId} type="checkbox" aria-invalid={isSaid(error) || undefined} />
              <label htmlFor={boxId}>{label}</label>
            </ChoiceRow>
          );
        })}
      </GroupFrame>
    </FieldFrame>
  );
}
