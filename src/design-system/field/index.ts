export { CheckboxField } from './CheckboxField.tsx';
export { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx';
export { LabelText } from './field-parts.tsx';
export { RadioGroup } from './RadioGroup.tsx';
export { SelectField } from './SelectField.tsx';
export { TextArea } from './TextArea.tsx';
export { TextField } from './TextField.tsx';
