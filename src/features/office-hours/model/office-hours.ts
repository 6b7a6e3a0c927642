import {
  emptyValues,
  fitValues,
  namesOf,
  optionalField,
  readValues,
  requiredField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import { type FieldFault, faultsIn, judge } from '#features/submissions/model/form-rules.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/**
 * The most characters that any field takes. The form itself sets no limit and no pattern, not even for phone and
 * email: "abc" is a valid address here. Only what nobody types by hand is refused, so that a form at its fullest,
 * sealed and encoded, stays below the size that the server reads.
 */
export const officeHoursBound = 1000;

/**
 * What the form about the chief executive's office hours holds and sends: these five fields and no others. A text beyond
 * the bound has a code of its own, because the sentence about the length of a phone number speaks of another limit and
 * never applies.
 */
const table = {
  employeeNumber: requiredField(officeHoursBound, { code: 'bound' }),
  firstName: optionalField(officeHoursBound, 'bound'),
  lastName: optionalField(officeHoursBound, 'bound'),
  phone: requiredField(officeHoursBound, { code: 'bound' }),
  email: requiredField(officeHoursBound, { code: 'bound' }),
};

/** What the form holds and sends. */
export type OfficeHoursInterest = ValuesOf<typeof table>;

/** One field of the form, by its wire name. */
export type OfficeHoursField = keyof OfficeHoursInterest;

/** One refused field of the form. */
export type OfficeHoursFault = FieldFault<OfficeHoursField>;

/** What a page without script gets back of this form. */
export type OfficeHoursReply = FormReply<OfficeHoursInterest, OfficeHoursFault>;

/** A form nobody has filled in yet. */
export const emptyOfficeHours: OfficeHoursInterest = emptyValues(table);

/** The fields in the order of the page. */
export const officeHoursFields = namesOf(table);

/** The rules of the form, shared by browser and server. */
export const officeHoursSchema = schemaOf(table);

/** What is wrong with a form as it stands, in the order of the page. */
export function officeHoursFaults(values: unknown): OfficeHoursFault[] {
  return faultsIn(values, officeHoursSchema, officeHoursFields);
}

/** The outcome of a check: the interest, complete, or what is wrong with it in the order of the page. */
export type CheckedOfficeHours = { interest: OfficeHoursInterest } | { faults: OfficeHoursFault[] };

/** Judges a value from outside and names each refused field once. A name left out is stored as an empty one. */
export function checkOfficeHours(value: unknown): CheckedOfficeHours {
  const judged = judge(value, officeHoursSchema, officeHoursFields);
  return 'faults' in judged ? judged : { interest: readValues(table, judged.value) };
}

/** What people type, brought into one line each: ends trimmed, invisible characters gone. Nothing else is changed. */
export function fitOfficeHours(raw: OfficeHoursInterest): OfficeHoursInterest {
  return fitValues(table, raw);
}
