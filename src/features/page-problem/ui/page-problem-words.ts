import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { PageProblemField } from '../model/page-problem.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const pageProblemWords: Record<PageProblemField, MessageDescriptor> = {
  problem: msg({
    message: 'What is wrong',
    context: 'field',
    comment: 'Label in the form by which visitors say what is wrong with a page',
  }),
  page: msg({
    message: 'On which page',
    context: 'field',
    comment: 'Label in the form by which visitors say what is wrong with a page',
  }),
  settings: msg({
    message: 'How your browser is set',
    context: 'field',
    comment: 'Label in the form by which visitors say what is wrong with a page',
  }),
  reach: msg({
    message: 'How we can reach you, if you want an answer',
    context: 'field',
    comment: 'Label in a form that can be sent without a name',
  }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Label of the human check' }),
};

const tooLong = msg`Please shorten this answer.`;

/** Sentences for faults. */
const faultWords: Partial<Record<PageProblemField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  problem: {
    required: msg`Please tell us what is wrong.`,
    max: msg`Please shorten this answer to 2,000 characters or fewer. You can send a second one.`,
  },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function pageProblemMessage(field: PageProblemField, code: string): MessageDescriptor {
  const own = (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code];
  return own ?? (code === 'max' ? tooLong : anyFault);
}
