import { expect, test } from 'vitest';
import { brand } from '#brand';
import { yardName } from './yard.ts';

test.each([
  [
    { division: 'MRB', city: 'Portland', quarter: 'Ingot Ferry' },
    `${brand.brands.recycling} Portland, Ingot Ferry`,
  ],
  [{ division: 'SMB', city: 'McMinnville', quarter: '' }, `${brand.brands.steelMill} McMinnville`],
  [{ division: 'ARB', city: 'Tacoma', quarter: '' }, `${brand.brands.autoParts} Tacoma`],
] as const)('names %j by its brand, then its place', (yard, name) => {
  expect(yardName(yard)).toBe(name);
});
