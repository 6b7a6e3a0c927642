import { MagnetApartArt } from '../art/MagnetApartArt.tsx';
import { Button } from '../button/index.ts';
import type { Example } from '../example.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { EmailField } from './EmailField.tsx';
import { FieldPair, FieldRow } from './FieldRow.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PictureChoice } from './PictureChoice.tsx';
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
      <EmailField
        id="example-email"
        name="email"
        label="Email address"
        hint="Use lowercase letters."
        error="Enter an email address"
        required
      />
    ),
  },
  {
    name: 'telephone',
    element: <PhoneField id="example-phone" name="phone" label="Phone" hint="Up to 15 characters" />,
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
          { value: 'mail', label: 'By email' },
          { value: 'post', label: 'By post', hint: 'Takes about a week.' },
        ]}
      />
    ),
  },
  {
    name: 'two fields that are answered together',
    element: (
      <FieldPair>
        <TextField id="example-first" name="first" label="First name" autoComplete="off" />
        <TextField id="example-last" name="last" label="Last name" autoComplete="off" />
      </FieldPair>
    ),
  },
  {
    name: 'a short question and its button',
    element: (
      <FieldRow>
        <SelectField id="example-place" name="place" label="Where do you live?" options={states} />
        <Button>Show the papers</Button>
      </FieldRow>
    ),
  },
  {
    name: 'picture choice, one chosen',
    element: (
      <PictureChoice
        id="example-magnet"
        name="magnet"
        legend="Does a magnet stick to it?"
        hint="Try more than one place."
        defaultValue="no"
        options={[
          { value: '', label: 'I have not tried' },
          { value: 'no', label: 'It does not stick', art: <MagnetApartArt /> },
          { value: 'some', label: 'Se pega solamente un poco, o en algunas partes', art: <MagnetApartArt /> },
        ]}
      />
    ),
  },
];
