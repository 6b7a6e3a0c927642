import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { ApplicationField } from '../../model/application.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const applicationWords: Record<ApplicationField, MessageDescriptor> = {
  name: msg({ message: 'Name', context: 'field', comment: 'Label: first and last name' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  message: msg({
    message: 'What you have done, in a few sentences',
    context: 'field',
    comment: 'Label in the application for a job',
  }),
  start: msg({
    message: 'When you could start',
    context: 'field',
    comment: 'Label in the application for a job',
  }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Label of the human check' }),
};

const tooLong = msg`Please shorten this answer.`;

/** Sentences for faults. */
const faultWords: Partial<Record<ApplicationField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  name: { required: msg`Please tell us your name.` },
  email: {
    one: msg`Please give an email address or a phone number, so that we can answer.`,
    format: msg`Please provide a valid email address`,
  },
  message: { max: msg`Please shorten this answer to 1,000 characters or fewer.` },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function applicationMessage(field: ApplicationField, code: string): MessageDescriptor {
  const own = (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code];
  return own ?? (code === 'max' ? tooLong : anyFault);
}
