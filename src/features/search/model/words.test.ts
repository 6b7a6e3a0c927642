import { expect, test } from 'vitest';
import { plainWord, stemOf, wordsOf } from './words.ts';

test.each([
  'recycle recycles recycled recycling Recyclable',
  'battery batteries BATTERIES',
  'emission emissions',
  'price prices pricing',
  'location locations located',
  'hire hired hiring',
  'sell sells selling',
])('English: %s are one word', (words) => {
  expect(new Set(wordsOf(words).map((word) => stemOf(word, 'eng'))).size).toBe(1);
});

test.each([
  'borrar borro borre borren BORRAR',
  'batería bateria baterías',
  'emisión emision emisiones',
  'información informacion informaciones',
  'acción acciones accion',
  'camión camiones camion',
  'luz luces',
  'pagar pagan pagamos pago',
  'vender vende vendo vendemos',
  'compañía compania COMPAÑÍAS',
])('Spanish: %s are one word', (words) => {
  expect(new Set(wordsOf(words).map((word) => stemOf(word, 'es'))).size).toBe(1);
});

test.each([
  ['eng', 'steel steal'],
  ['es', 'cobre cobro'],
  ['es', 'cobre cobrar'],
  ['es', 'plomo plomero'],
] as const)('%s: %s are two words', (language, words) => {
  const [one, other] = wordsOf(words);
  expect(stemOf(one ?? '', language)).not.toBe(stemOf(other ?? '', language));
});

test('words that say nothing are left out, numbers are not', () => {
  expect(['the', 'a', 'x', '1', '98421'].map((word) => plainWord(word, 'eng'))).toEqual([
    null,
    null,
    null,
    '1',
    '98421',
  ]);
  expect(plainWord('mis', 'es')).toBeNull();
});
