import { styled } from '@mui/material/styles';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { SelectField } from '#design-system/field/index.ts';
import { media, space } from '#design-system/theme/roles.ts';

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
    <Row method="get" action={action} preventScrollReset aria-label={label}>
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
    </Row>
  );
}

const Row = styled(Form)({
  display: 'grid',
  gap: space.s4,
  alignItems: 'end',
  justifyItems: 'start',
  '& > div': { width: '100%' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 18rem)) auto' },
  [media.print]: { display: 'none' },
});
