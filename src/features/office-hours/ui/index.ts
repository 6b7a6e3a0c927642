export { OfficeHoursForm, type OfficeHoursFormProps } from './OfficeHoursForm.tsx';
