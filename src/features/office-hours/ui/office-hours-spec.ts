import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  checkOfficeHours,
  fitOfficeHours,
  type OfficeHoursInterest,
  officeHoursFields,
} from '../model/office-hours.ts';
import { officeHoursMessage, officeHoursWords } from './office-hours-words.ts';

/** The form about office hours: its fields, its rules and its words. */
export const officeHoursSpec: FormSpec<OfficeHoursInterest> = {
  prefix: 'interest',
  fields: officeHoursFields,
  prepare: fitOfficeHours,
  faultsOf(values) {
    const checked = checkOfficeHours(values);
    return 'faults' in checked ? checked.faults : [];
  },
  label: (field) => officeHoursWords[field],
  message: officeHoursMessage,
};
