import {
  type AnswerKind,
  type AnswerNote,
  answerKinds,
  longestAnswerText,
} from '#features/submissions/model/answer-note.ts';
import { fitProse } from '#features/submissions/model/patterns.ts';

/** The fields of the form that notes how a request was answered. */
export const answerFields = { kind: 'answer', text: 'answer-text' } as const;

/** Why a note was not kept; `stale`: somebody has changed the request since the form was shown. */
export type AnswerFault = 'kind-missing' | 'reason-missing' | 'too-long' | 'stale';

/** What somebody typed, as it is to be shown again, and why. */
export type TypedAnswer = { kind: AnswerKind | ''; text: string; fault: AnswerFault };

/** What a form says of how a request was answered: a note, none (`null`), or what is wrong with it. */
export type ReadAnswer = { kind: AnswerKind | ''; text: string } & (
  | { note: AnswerNote | null }
  | { fault: AnswerFault }
);

/** Reads it; undefined from a form without these fields, which is about something else. */
export function readAnswer(form: URLSearchParams): ReadAnswer | undefined {
  const [given, typed] = [form.get(answerFields.kind), form.get(answerFields.text)];
  if (given === null && typed === null) return undefined;
  const kind = answerKinds.find((each) => each === given) ?? '';
  const text = fitProse(typed ?? '');
  if (text.length > longestAnswerText) return { kind, text, fault: 'too-long' };
  if (kind === '') return text === '' ? { kind, text, note: null } : { kind, text, fault: 'kind-missing' };
  if (kind === 'refused' && text === '') return { kind, text, fault: 'reason-missing' };
  return { kind, text, note: { kind, text } };
}
