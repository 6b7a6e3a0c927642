import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { ReportField } from '../model/report.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const reportWords: Record<ReportField, MessageDescriptor> = {
  what: msg({ message: 'What happened', context: 'field', comment: 'Label in a report of misconduct' }),
  where: msg({ message: 'Where', context: 'field', comment: 'Label in a report of misconduct' }),
  when: msg({ message: 'When', context: 'field', comment: 'Label in a report of misconduct' }),
  reporter: msg({
    message: 'Your name, if you want to give it',
    context: 'field',
    comment: 'Label in a report of misconduct',
  }),
  reach: msg({
    message: 'How we can reach you, if you want an answer',
    context: 'field',
    comment: 'Label in a report of misconduct',
  }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Label of the human check' }),
};

const tooLong = msg`Please shorten this answer.`;

/** Sentences for faults. */
const faultWords: Partial<Record<ReportField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  what: {
    required: msg`Please tell us what happened.`,
    max: msg`Please shorten this answer to 3,000 characters or fewer. You can send a second report.`,
  },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function reportMessage(field: ReportField, code: string): MessageDescriptor {
  const own = (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code];
  return own ?? (code === 'max' ? tooLong : anyFault);
}
