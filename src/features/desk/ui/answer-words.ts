import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerKind } from '#features/submissions/model/answer-note.ts';
import type { AnswerFault } from '../model/answer-form.ts';

/** How a request was answered. */
export const answerWords: Record<AnswerKind, MessageDescriptor> = {
  answered: msg({ message: 'Answered as asked', comment: 'How a request was answered' }),
  refused: msg({ message: 'Refused, for the reason below', comment: 'How a request was answered' }),
  'no-data': msg({ message: 'We have no such data', comment: 'How a request was answered' }),
  'passed-on': msg({ message: 'Passed on to others', comment: 'How a request was answered' }),
};

/** What is wrong with a note of that. */
export const answerFaultWords: Record<AnswerFault, MessageDescriptor> = {
  'kind-missing': msg({
    message: 'Choose how it was answered, or empty the note.',
    comment: 'Fault beside a choice',
  }),
  'reason-missing': msg({ message: 'Write why it was refused.', comment: 'Fault beside a text' }),
  'too-long': msg({
    message: 'Shorten the note to 1,000 characters.',
    comment: 'Fault beside a text that is too long',
  }),
  stale: msg({
    message:
      'Somebody else has changed this request in the meantime. Look at it as it is now, then keep your note.',
    comment: 'Fault above a form, whose words are still there',
  }),
};
