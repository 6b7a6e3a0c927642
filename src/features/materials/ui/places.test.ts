import { expect, test } from 'vitest';
import { readBringAnswer } from './places.server.ts';

const payment = (query: string) =>
  readBringAnswer(new URLSearchParams(query)).list.payment.map(({ law }) => law?.name ?? 'ours');

test('where a law says how a seller is paid, the list does not tell them to ask as well', () => {
  expect(payment('place=texas')).toEqual([
    'Texas Occupations Code § 1956.0381',
    'Texas Occupations Code § 1956.0382',
  ]);
  // Nothing on the payment for a vehicle is in that law.
  expect(payment('place=texas&goods=vehicle')).toEqual(['ours']);
  expect(payment('place=utah')).toEqual(['ours']);
  expect(payment('')).toEqual(['ours']);
});
