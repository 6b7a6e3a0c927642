import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import {
  checkOfficeHours,
  emptyOfficeHours,
  fitOfficeHours,
  officeHoursFaults,
  officeHoursFields,
} from '../model/office-hours.ts';

/**
 * The form about the chief executive's office hours. Its body is fixed to five fields, so that no answer of a human
 * check can travel in it. What guards it instead: only pages of this site may post it, a field that it does not know is
 * refused, the page without script brings a token and the trap, and once more come in an hour than colleagues would send, an
 * answer is asked for all the same: it travels in a header, and the visitor's browser earns it unseen. So a flood costs its
 * sender work for each, and shuts the form for nobody.
 */
export const officeHoursForm: FormDefinition = {
  kind: 'office-hours',
  path: formCalls.submitOfficeHours,
  name: 'An interest in office hours',
  needsHumanCheck: false,

  check(value) {
    const checked = checkOfficeHours(value);
    return 'faults' in checked ? checked : { content: { ...checked.interest }, recaptcha: '' };
  },

  readPlain(form) {
    const typed = Object.fromEntries(officeHoursFields.map((field) => [field, form.get(field) ?? '']));
    const values = fitOfficeHours({ ...emptyOfficeHours, ...typed });
    return { values: { ...values }, content: { ...values }, faults: officeHoursFaults(values) };
  },

  pageOf: () => 'ceo-office-hours',
  fragment: 'ask',
};
