import { expect, test } from 'vitest';
import rules from '#features/vehicles/content/yard-rules.json';
import partPrices from '../content/part-prices.json';
import { readPartPrices } from './part-prices.server.ts';

const read = (query: string) => readPartPrices(new URLSearchParams(query));
const namesIn = ({ groups }: ReturnType<typeof read>) =>
  groups.flatMap(({ rows }) => rows.map((row) => row.split('|')[1]));

test('the whole list stands by groups, each part in one of them, with its amounts', () => {
  const list = read('');
  expect(list.count).toBe(partPrices.parts.length);
  expect(list.count).toBeGreaterThanOrEqual(60);
  expect(namesIn(list)).toHaveLength(list.count);
  const alternator = list.groups.flatMap(({ rows }) => rows).find((row) => row.startsWith('alternator|'));
  expect(alternator).toBe('alternator|Alternator|generator|$30.00|$9.00');
});

test('the receipt that the yard rules show is made of this list', () => {
  const alternator = partPrices.parts.find(({ id }) => id === 'alternator');
  const [part, deposit] = rules.money.rows;
  expect([part?.dollars, deposit?.dollars]).toEqual([alternator?.price, alternator?.core]);
});

test.each([
  ['rin', ['Steel wheel', 'Alloy wheel']],
  ['mofle', ['Muffler']],
  ['facia', ['Front bumper cover', 'Rear bumper cover']],
  ['foco', ['Headlight assembly', 'Tail light assembly', 'Fog light', 'Turn signal light']],
  ['salpicadera', ['Fender']],
  ['cofre', ['Hood', 'Hood hinge']],
  ['calavera', ['Tail light assembly']],
  ['marcha', ['Starter']],
  ['llanta', ['Tire']],
  ['catalytic flux', []],
])('%s is found by the word of the street', (text, names) => {
  expect(namesIn(read(`q=${encodeURIComponent(text)}`))).toEqual(names);
});

test('every part is found by its own name', () => {
  for (const { name } of partPrices.parts)
    expect(namesIn(read(`q=${encodeURIComponent(name)}`))).toContain(name);
});

test('a group shows its parts alone, and one that is none is said', () => {
  const brakes = read('group=wheels&q=cylinder');
  expect(namesIn(brakes)).toEqual(['Master cylinder']);
  expect(read('group=moon')).toMatchObject({ isUnknown: true, count: 0, group: '' });
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(80);
});
