import { expect, test } from 'vitest';
import { formatChange, formatClock, formatKilograms, formatMonthOfYear } from './formats.ts';
import { formatMomentIn } from './moment.ts';

test('the half of a day is spelled alike with and without a time zone', () => {
  expect([formatClock('17:00', 'eng'), formatClock('17:00', 'es')]).toEqual([
    '5:00\u00a0p.m.',
    '5:00\u00a0p.\u00a0m.',
  ]);
  const morning = new Date('2027-01-06T13:30:00Z');
  expect(formatMomentIn('America/Los_Angeles', morning, 'eng')).toMatch(/^Wednesday.* 5:30\u00a0a\.m\. PST$/);
  expect(formatMomentIn('America/Los_Angeles', morning, 'es')).toMatch(
    /^miércoles, 5:30\u00a0a\.\u00a0m\. PST$/,
  );
});

test('a month with its year reads as people say it', () => {
  expect([formatMonthOfYear('2025-11', 'eng'), formatMonthOfYear('2025-11', 'es')]).toEqual([
    'November 2025',
    'noviembre de 2025',
  ]);
});

test('a fall carries a true minus', () => {
  expect([formatChange(-1.8), formatChange(2.4)]).toEqual(['−1.8%', '+2.4%']);
});

test('kilograms in a column of figures have the sign that whoever weighs in them knows', () => {
  expect(formatKilograms(1361)).toBe('1,361 kg');
});
