import { object } from 'yup';
import {
  type FieldFault,
  judge,
  optionalLine,
  requiredLine,
  textIn,
} from '#features/submissions/model/form-rules.ts';
import { fitLine } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/**
 * The most characters that any field takes. The form itself sets no limit and no pattern, not even for phone and
 * e-mail: "abc" is a valid address here. Only what nobody types by hand is refused, so that a form at its fullest,
 * sealed and encoded, stays below the size that the server reads.
 */
export const officeHoursBound = 1000;

/** What the form about the chief executive's office hours holds and sends: these five fields and no others. */
export interface OfficeHoursInterest {
  employeeNumber: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** One field of the form, by its wire name. */
export type OfficeHoursField = keyof OfficeHoursInterest;

/** One refused field of the form. */
export type OfficeHoursFault = FieldFault<OfficeHoursField>;

/** What a page without script gets back of this form. */
export type OfficeHoursReply = FormReply<OfficeHoursInterest, OfficeHoursFault>;

/** A form nobody has filled in yet. */
export const emptyOfficeHours: OfficeHoursInterest = {
  employeeNumber: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
};

/** The fields in the order of the page. */
export const officeHoursFields = Object.keys(emptyOfficeHours) as OfficeHoursField[];

/**
 * The rules of the form, shared by browser and server. Messages are codes; a text beyond `officeHoursBound` has a code
 * of its own, because the sentence about the length of a phone number speaks of another limit and never applies.
 */
export const officeHoursSchema = object({
  employeeNumber: requiredLine(officeHoursBound, 'bound'),
  firstName: optionalLine(officeHoursBound, 'bound'),
  lastName: optionalLine(officeHoursBound, 'bound'),
  phone: requiredLine(officeHoursBound, 'bound'),
  email: requiredLine(officeHoursBound, 'bound'),
})
  .strict()
  .typeError('format')
  .noUnknown('unknown');

/** The outcome of a check: the interest, complete, or what is wrong with it in the order of the page. */
export type CheckedOfficeHours = { interest: OfficeHoursInterest } | { faults: OfficeHoursFault[] };

/** Judges a value from outside and names each refused field once. A name left out is stored as an empty one. */
export function checkOfficeHours(value: unknown): CheckedOfficeHours {
  const judged = judge(value, officeHoursSchema, officeHoursFields);
  if ('faults' in judged) return judged;
  return { interest: mapFields((field) => textIn(judged.value, field)) };
}

/** What people type, brought into one line each: ends trimmed, invisible characters gone. Nothing else is changed. */
export function fitOfficeHours(raw: OfficeHoursInterest): OfficeHoursInterest {
  return mapFields((field) => fitLine(raw[field]));
}

function mapFields(textOf: (field: OfficeHoursField) => string): OfficeHoursInterest {
  const entries = officeHoursFields.map((field) => [field, textOf(field)]);
  return { ...emptyOfficeHours, ...Object.fromEntries(entries) };
}
