import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('placeholders become their values', () => {
  expect(fill('Page {page} of {pages}', { page: 3, pages: 9 })).toBe('Page 3 of 9');
});

test('a hole is a fault, not a text', () => {
  expect(() => fill('By {answerBy}', {})).toThrow(/"By \{answerBy\}" asks for \{answerBy\}/);
  expect(() => fill('{toString}', {})).toThrow(/\{toString\}/);
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fill('{form} {reference}', { form: '{reference}', reference: 'X' })).toBe('{reference} X');
});
