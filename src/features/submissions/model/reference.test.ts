import { expect, test } from 'vitest';
import { isSubmissionId, newSubmissionId } from './idempotency.ts';
import { isReference, referenceOf } from './reference.ts';

test('makes a reference of the first eight digits of an id', () => {
  expect(referenceOf('ab12cd34-0000-4000-8000-000000000000')).toBe('AB12-CD34');
});

test('tells a reference from other texts and forgives lower case', () => {
  expect(isReference('AB12-CD34')).toBe(true);
  expect(isReference('ab12-cd34')).toBe(true);
  for (const text of ['', 'AB12CD34', 'AB12-CD3', 'AB12-CD345', 'ZZZZ-ZZZZ', "AB12-CD34'"]) {
    expect(isReference(text)).toBe(false);
  }
});

test('tells an id from other values', () => {
  expect(isSubmissionId(newSubmissionId())).toBe(true);
  for (const value of [
    undefined,
    7,
    '',
    'x',
    'AB12CD34-0000-4000-8000-000000000000',
    `${newSubmissionId()} `,
  ]) {
    expect(isSubmissionId(value)).toBe(false);
  }
});
