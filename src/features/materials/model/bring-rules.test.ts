import { expect, test } from 'vitest';
import { type BringRule, readChoice, rulesFor } from './bring-rules.ts';

const read = (query: string) =>
  readChoice(new URLSearchParams(query), ['oregon', 'texas'], ['copper', 'cans']);

test.each([
  ['', '', ''],
  ['place=oregon', 'oregon', ''],
  ['place=oregon&goods=copper', 'oregon', 'copper'],
  ['place=atlantis&goods=gold', '', ''],
  ['place=toString&goods=__proto__', '', ''],
  ['place=&goods=', '', ''],
])('%j chooses the place %j and the goods %j', (query, place, goods) => {
  expect(read(query)).toEqual({ place, goods });
});

const rules: (BringRule & { id: string })[] = [
  { id: 'photo-id', subject: 'identity', goods: [] },
  { id: 'no-cash', subject: 'payment', goods: ['copper'] },
];
const idsFor = (goods: string) => rulesFor(rules, goods).map(({ id }) => id);

test('a rule for some goods holds for these alone', () => {
  expect(idsFor('copper')).toEqual(['photo-id', 'no-cash']);
  expect(idsFor('cans')).toEqual(['photo-id']);
});

test('while no goods are chosen every rule is shown', () => {
  expect(idsFor('')).toEqual(['photo-id', 'no-cash']);
});
