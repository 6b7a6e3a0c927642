import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { CallBackField } from '../../model/call-back.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const callBackWords: Record<CallBackField, MessageDescriptor> = {
  firstName: msg({ message: 'First Name', context: 'field', comment: 'Label: given name' }),
  lastName: msg({ message: 'Last Name', context: 'field', comment: 'Label: family name' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Label of the human check' }),
};

const tooLong = msg`Please shorten this answer.`;

/** Sentences for faults. */
const faultWords: Record<CallBackField, Partial<Record<FaultCode, MessageDescriptor>>> = {
  firstName: { required: msg`Please provide a first name` },
  lastName: { required: msg`Please provide a last name` },
  phone: {
    required: msg`Please provide the number that we are to call.`,
    format: msg`Please provide a phone number with its area code, such as 503-555-0142.`,
  },
  email: {
    required: msg`Please provide a valid email address`,
    format: msg`Please provide a valid email address`,
  },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function callBackMessage(field: CallBackField, code: string): MessageDescriptor {
  if (code === 'max') return tooLong;
  return (faultWords[field] as Partial<Record<string, MessageDescriptor>>)[code] ?? anyFault;
}
