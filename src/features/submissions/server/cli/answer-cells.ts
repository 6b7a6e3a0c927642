import type { Fields } from '#server/submission-fields.ts';
import type { AnswerNote } from '../../model/answer-note.ts';

/** How a request was answered as an export has it: its kind as a code, then its text. */
export function answerCells(answer: AnswerNote | 'unreadable' | undefined): Fields {
  const { kind, text } =
    answer === 'unreadable' ? { kind: answer, text: '' } : (answer ?? { kind: '', text: '' });
  return [
    ['answer', kind],
    ['answerText', text],
  ];
}
