import { expect, test } from 'vitest';
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import lines from './price-lines.json' with { type: 'json' };

test('every line of the board is of a grade that yards buy', () => {
  const grades = materials.map(({ id }) => id);
  expect(lines.map(({ id }) => id).filter((id) => !grades.includes(id))).toEqual([]);
});
