import { expect, test } from 'vitest';
import { defaultRegionIndex, regions } from './regions.ts';

test('lists 65 regions, each code once, in one alphabetical order by English name', () => {
  expect(regions).toHaveLength(65);
  expect(new Set(regions.map(({ code }) => code)).size).toBe(65);
  const names = regions.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('preselects California, the seventh entry', () => {
  expect(regions[defaultRegionIndex]).toEqual({ code: 'CA', name: 'California' });
  expect(defaultRegionIndex).toBe(6);
});

test('covers states, provinces and territories', () => {
  const codes = regions.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['OR', 'DC', 'PR', 'QC', 'YT', 'NU', 'NT']));
});
