import { expect, test } from 'vitest';
import { percentSpan } from './percent-span.ts';

test('a number is a percentage, two are a span', () => {
  expect(percentSpan('95', 'eng')).toBe('95%');
  expect(percentSpan('60-75', 'eng')).toMatch(/^60%?\s?[–-]\s?75%$/);
  expect(percentSpan('60-75', 'es')).toMatch(/^60–75\s?%$/);
  expect(percentSpan('95', 'es')).toMatch(/^95\s?%$/);
});
