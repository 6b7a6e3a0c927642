import { expect, test } from 'vitest';
import places from '#features/materials/content/places.json' with { type: 'json' };
import paperwork from '#features/vehicles/content/title-and-paperwork.json' with { type: 'json' };
import yards from './yards.json' with { type: 'json' };

const withGate = [...new Set(yards.map(({ region }) => region))].sort();

test('every state and province with a gate has its rules of what to bring', () => {
  expect(places.places.map(({ region }) => region).sort()).toEqual(withGate);
});

test('every rule of a law names the text that it was taken from', () => {
  const unsourced = places.places.flatMap(({ id, rules, sources }) =>
    rules
      .filter(({ source }) => !sources.some((each) => each.id === source))
      .map((rule) => `${id}: ${rule.id}`),
  );
  expect(unsourced).toEqual([]);
});

test('every state and province with a gate has its notice after a sale', () => {
  const named = paperwork.places.rows.map(({ id }) => id.toUpperCase());
  expect(named).toEqual(expect.arrayContaining(withGate));
});

test('every state and province with a gate says what becomes of the plates', () => {
  const untold = paperwork.places.rows.filter(
    ({ id, text }) => withGate.includes(id.toUpperCase()) && !/\bplates?\b/.test(text),
  );
  expect(untold.map(({ id }) => id)).toEqual([]);
});
