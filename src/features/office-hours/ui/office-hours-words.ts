import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { OfficeHoursField } from '../model/office-hours.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const officeHoursWords: Record<OfficeHoursField, MessageDescriptor> = {
  employeeNumber: msg({ message: 'Employee Number', context: 'field', comment: 'Label' }),
  firstName: msg({ message: 'First Name', context: 'field', comment: 'Label: given name' }),
  lastName: msg({ message: 'Last Name', context: 'field', comment: 'Label: family name' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
};

const tooLong = msg`Please shorten this answer to 1,000 characters or fewer.`;

/**
 * Sentences for faults. Those about the length of the phone number and the form of the email are fixed as well, but no
 * answer is ever refused for either: the form has no such rules.
 */
const faultWords: Partial<Record<OfficeHoursField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  employeeNumber: { required: msg`Please provide a value for "Employee Number"` },
  phone: {
    required: msg`Please provide a value for "Phone"`,
    max: msg`Phone must be less than 250 characters.`,
  },
  email: {
    required: msg`Please provide a value for "Email Address"`,
    format: msg`Please provide a valid email address.`,
  },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function officeHoursMessage(field: OfficeHoursField, code: string): MessageDescriptor {
  if (code === 'bound') return tooLong;
  return (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code] ?? anyFault;
}
