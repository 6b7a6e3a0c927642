import type { Example } from '../example.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'OR', label: 'Oregon' },
];

/** States of the fields. */
export const examples: Example[] = [
  { name: 'text', element: <TextField id="example-name" name="name" label="Full name" autoComplete="off" /> },
  {
    name: 'text, required, with hint and error',
    element: (
      <TextField
        id="example-email"
        name="email"
        type="email"
        label="E-mail address"
        hint="Use lower-case letters."
        error="Enter an e-mail address"
        required
        autoComplete="off"
      />
    ),
  },
  {
    name: 'text, longest Spanish words',
    element: (
      <div lang="es">
        <TextField
          id="ejemplo-direccion"
          name="direccion"
          label="Dirección de correo electrónico para la correspondencia relacionada con la solicitud"
          hint="Solo letras minúsculas; la confirmación se enviará inmediatamente."
          required
          autoComplete="off"
        />
      </div>
    ),
  },
  {
    name: 'several lines',
    element: (
      <TextArea id="example-request" name="request" label="Your request" hint="Up to 250 characters." />
    ),
  },
  {
    name: 'select',
    element: (
      <SelectField
        id="example-state"
        name="state"
        label="State"
        options={states}
        hint="Check your state."
        required
      />
    ),
  },
  {
    name: 'checkbox with an error',
    element: (
      <CheckboxField
        id="example-agree"
        name="agree"
        label="I have read the notice"
        error="Tick the box"
        required
      />
    ),
  },
  {
    name: 'checkbox group with an error',
    element: (
      <CheckboxGroup
        id="example-customer"
        legend="Which of our businesses do you know?"
        hint="Choose all that apply."
        error="Choose at least one"
        required
        options={[
          { name: 'yards', label: 'Auto parts yards' },
          { name: 'recycling', label: 'Metals recycling' },
          { name: 'mill', label: 'Steel mill' },
        ]}
      />
    ),
  },
  {
    name: 'radio group',
    element: (
      <RadioGroup
        id="example-answer"
        name="answer"
        legend="How should we answer?"
        defaultValue="mail"
        options={[
          { value: 'mail', label: 'By e-mail' },
          { value: 'post', label: 'By post', hint: 'Takes about a week.' },
        ]}
      />
    ),
  },
];
