import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { FieldRow, SelectField } from '#design-system/field/index.ts';

/** Props of `FilterForm`. */
export interface FilterFormProps {
  /** The page that answers. */
  action: string;
  /** Names the form. */
  label: string;
  /** `value` is what is chosen now; the first option stands for all. */
  fields: readonly {
    name: string;
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
  }[];
  /** On the button. */
  submit: string;
}

/**
 * Chooses what a list holds. Renders a `form` that is a plain GET form; with script the answer comes without loading a
 * document, and the focus and the page stay where they are.
 */
export function FilterForm({ action, label, fields, submit }: FilterFormProps) {
  return (
    <Form method="get" action={action} preventScrollReset aria-label={label} data-print="hide">
      <FieldRow>
        {fields.map(({ name, label: fieldLabel, value, options }) => (
          // Anew for another choice: going back must bring the earlier one back.
          <SelectField
            key={`${name}-${value}`}
            id={`filter-${name}`}
            name={name}
            label={fieldLabel}
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit">{submit}</Button>
      </FieldRow>
    </Form>
  );
}
