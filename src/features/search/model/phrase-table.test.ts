import { expect, test } from 'vitest';
import { phraseTable } from './phrase-table.ts';

const english = phraseTable('eng', [
  { passage: 'privacy', phrases: ['delete my data', 'see my data'] },
  { passage: 'bring', phrases: ['what do I need to bring', 'what to bring'] },
  { passage: 'buy', phrases: ['what we buy', 'scrap list'] },
  { passage: 'order', phrases: ['how to buy'] },
]);
const spanish = phraseTable('es', [
  { passage: 'vender', phrases: ['compran chatarra'] },
  { passage: 'comprar', phrases: ['comprar chatarra'] },
]);

test.each([
  ['delete my data', 'privacy', 1],
  ['Delete my DATA!', 'privacy', 1],
  ['deleting my data', 'privacy', 0.97],
  ['my data: delete', 'privacy', 0.95],
])('%s is as like a phrase as can be', (question, passage, likeness) => {
  expect(english.alike(question).get(passage)).toBeCloseTo(likeness);
});

test('words that say little tell phrases apart that differ in nothing else', () => {
  expect(english.alike('how to buy').get('order')).toBe(1);
  expect(english.alike('how to buy').get('buy')).toBeLessThan(1);
});

test('other forms of the same words come after the words themselves', () => {
  expect([...spanish.alike('comprar chatarra')]).toEqual([
    ['vender', 0.97],
    ['comprar', 1],
  ]);
});

test('a question around a phrase is like it, one that shares a word with it is not', () => {
  expect(english.alike('how can somebody delete my data').get('privacy')).toBeGreaterThan(0.5);
  expect([...english.alike('data sheet of a shredder model')]).toEqual([]);
});

test.each(['', '   ', '???', 'constructor', '__proto__'])('%j is like nothing', (question) => {
  expect([...english.alike(question)]).toEqual([]);
});
