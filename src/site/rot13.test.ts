import { expect, test } from 'vitest';
import { brand } from '#brand';
import { decodeRot13 } from './rot13.ts';

test('turns letters by thirteen and keeps their case', () => {
  expect(decodeRot13('Uryyb Jbeyq')).toBe('Hello World');
});

test('leaves digits, punctuation and accented letters alone', () => {
  expect(decodeRot13('1-2_3@4.5+é')).toBe('1-2_3@4.5+é');
});

test('decoding twice gives the text back', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect(decodeRot13(decodeRot13(letters))).toBe(letters);
});

test('the stored address decodes to an address', () => {
  expect(decodeRot13(brand.encodedEmail)).toMatch(/^[a-z]+@[a-z]+\.example$/);
});
