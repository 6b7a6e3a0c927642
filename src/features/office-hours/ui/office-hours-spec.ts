import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  fitOfficeHours,
  type OfficeHoursInterest,
  officeHoursFaults,
  officeHoursFields,
} from '../model/office-hours.ts';
import { officeHoursMessage, officeHoursWords } from './office-hours-words.ts';

/** The form about office hours: its fields, its rules and its words. */
export const officeHoursSpec: FormSpec<OfficeHoursInterest> = {
  prefix: 'interest',
  fields: officeHoursFields,
  prepare: fitOfficeHours,
  faultsOf: officeHoursFaults,
  label: (field) => officeHoursWords[field],
  message: officeHoursMessage,
};
