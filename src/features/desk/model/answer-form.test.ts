import { expect, test } from 'vitest';
import { answerFields, readAnswer } from './answer-form.ts';

const formOf = (kind: string, text: string) =>
  new URLSearchParams({ [answerFields.kind]: kind, [answerFields.text]: text });

test.each([
  ['answered', '', { note: { kind: 'answered', text: '' } }],
  [
    'passed-on',
    ' To Portland.\r\n\r\n\r\nBy letter. ',
    { note: { kind: 'passed-on', text: 'To Portland.\n\nBy letter.' } },
  ],
  ['refused', 'No proof of who asks.', { note: { kind: 'refused', text: 'No proof of who asks.' } }],
  ['refused', ' \r\n ', { fault: 'reason-missing' }],
  ['', ' ', { note: null }],
  ['', 'By letter', { fault: 'kind-missing' }],
  ['<b>', 'By letter', { fault: 'kind-missing' }],
  ['no-data', `${'ñ'.repeat(999)}\r\n`, { note: { kind: 'no-data', text: 'ñ'.repeat(999) } }],
  ['no-data', 'ñ'.repeat(1001), { fault: 'too-long' }],
])('an answer "%s" with the text "%s" is read', (kind, text, read) => {
  expect(readAnswer(formOf(kind, text))).toMatchObject(read);
});

test('a form without these fields says nothing of an answer', () => {
  expect(readAnswer(new URLSearchParams({ version: '1' }))).toBeUndefined();
});
