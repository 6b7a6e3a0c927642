import { expect, test } from 'vitest';
import { brand } from '#brand';
import { nameBrands } from './name-brands.ts';

test('placeholders become the names of the group', () => {
  expect(nameBrands('{brand} and {steelMill} open {autoParts}')).toBe(
    `${brand.name} and ${brand.brands.steelMill} open ${brand.brands.autoParts}`,
  );
});

test('what is no name of ours stays as it is', () => {
  expect(nameBrands('{city} and {toString} stay')).toBe('{city} and {toString} stay');
});
