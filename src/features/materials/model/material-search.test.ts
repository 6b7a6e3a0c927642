import { expect, test } from 'vitest';
import { indexMaterials, searchMaterials } from './material-search.ts';

const entry = (id: string, name: string, also = '', related = '') => ({ id, name, also, related });

const entries = [
  entry('water-heater', 'Water heater', 'hot water tank, boiler, calentón', 'Appliances'),
  entry('car-battery', 'Car battery', 'acumulador', 'Lead, zinc and batteries'),
  entry('drink-cans', 'Drink cans', 'aluminum cans, botes', 'Aluminum'),
  entry('whole-car', 'Whole car or pickup', 'junk car, troca, carro', 'Vehicles'),
  entry('cartridges', 'Fired cartridge cases', 'casquillos', 'Brass'),
  entry('copper-pipe', 'Copper pipe', 'tubería de cobre', 'Copper and wire No. 1 copper'),
  entry('copper-2', 'No. 2 copper', '', 'Copper and wire'),
];
const catalogue = indexMaterials(entries);

const ids = (question: string) => searchMaterials(catalogue, question).found.map(({ id }) => id);

test.each([
  ['water heater', ['water-heater']],
  ['WATER HEATERS', ['water-heater']],
  ['Can I sell my old water heater?', ['water-heater']],
  ['can', ['drink-cans']],
  ['calenton', ['water-heater']],
  ['boiler', ['water-heater']],
  ['troca', ['whole-car']],
  ['bote', ['drink-cans']],
  ['acumuladores', ['car-battery']],
  ['tuberia', ['copper-pipe']],
  ['wattr heter', ['water-heater']],
  ['baterry', ['car-battery']],
  ['alum', ['drink-cans']],
  ['2 copper', ['copper-2']],
])('%j finds %j', (question, expected) => {
  expect(ids(question)).toEqual(expected);
});

test('a word that the catalogue has is not taken for the beginning of another', () => {
  expect(ids('car')).toEqual(['car-battery', 'whole-car']);
});

test('the last word may be half typed, whatever else begins like it or is a word by itself', () => {
  const heat = [...entries, entry('heat-sink', 'Heat sink', '', 'Aluminum')];
  for (const typed of ['water h', 'water he', 'water hea', 'water heat', 'water heate', 'water heater'])
    expect(searchMaterials(indexMaterials(heat), typed).found[0]?.id, typed).toBe('water-heater');
  expect(ids('tubería de co')).toEqual(['copper-pipe']);
});

test('a word in the name weighs more than one in the family', () => {
  expect(ids('copper wire')[0]).toBe('copper-2');
  expect(ids('copper')).toEqual(['copper-2', 'copper-pipe']);
});

test.each(['', '   ', 'the old metal', '¿?'])(
  'a question without meaning, %j, finds everything',
  (question) => {
    expect(ids(question)).toHaveLength(entries.length);
  },
);

test('a question that is answered in part finds nothing, and offers what is near', () => {
  const { found, near } = searchMaterials(catalogue, 'copper unicorn');
  expect(found).toEqual([]);
  expect(near.map(({ id }) => id)).toEqual(['copper-2', 'copper-pipe']);
});

test('a worse spelling is offered, not taken', () => {
  const { found, near } = searchMaterials(catalogue, 'cartrijez');
  expect(found).toEqual([]);
  expect(near.map(({ id }) => id)).toEqual(['cartridges']);
});

test('what is near nothing offers nothing', () => {
  expect(searchMaterials(catalogue, 'xyzzy')).toEqual({ found: [], near: [] });
});
