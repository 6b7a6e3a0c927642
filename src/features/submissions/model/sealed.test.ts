import { expect, test } from 'vitest';
import { newSubmissionId } from './idempotency.ts';
import { readSealedBody } from './sealed.ts';

const sealed = { kid: 'key-1', epk: 'A'.repeat(87), iv: 'B'.repeat(16), ct: 'C'.repeat(400) };
const body = { id: newSubmissionId(), sealed };

test('reads a sealed body, with or without a fresh answer', () => {
  expect(readSealedBody(body)).toEqual(body);
  expect(readSealedBody({ ...body, recaptcha: 'answer' })).toEqual({ ...body, recaptcha: 'answer' });
});

test.each([
  ['no object', null],
  ['no id', { sealed }],
  ['an id of another form', { ...body, id: 'mine' }],
  ['nothing sealed', { id: body.id }],
  ['a surplus key', { ...body, extra: 1 }],
  ['a key id with odd characters', { ...body, sealed: { ...sealed, kid: '../key' } }],
  ['a short point', { ...body, sealed: { ...sealed, epk: 'A' } }],
  ['a long nonce', { ...body, sealed: { ...sealed, iv: 'B'.repeat(17) } }],
  ['padding', { ...body, sealed: { ...sealed, ct: `${'C'.repeat(30)}==` } }],
  ['a text of no length', { ...body, sealed: { ...sealed, ct: '' } }],
  ['an answer that is no text', { ...body, recaptcha: 7 }],
])('refuses a body with %s', (_name, value) => {
  expect(readSealedBody(value)).toBeUndefined();
});
