import { describe, expect, test } from 'vitest';
import { countriesIn, isCountry } from './countries.ts';
import { regions } from './regions.ts';
import { dividedCountries, readPlainState, subdivisionsOf } from './subdivisions.ts';

describe('countries', () => {
  test.each([
    ['eng', 'United States', 'Canada', 'Mexico', 'Germany'],
    ['es', 'Estados Unidos', 'Canadá', 'México', 'Alemania'],
  ] as const)('stand under their names in %s, the nearest first', (language, us, ca, mx, de) => {
    const list = countriesIn(language);
    expect(list.slice(0, 3)).toEqual([
      { code: 'US', name: us },
      { code: 'CA', name: ca },
      { code: 'MX', name: mx },
    ]);
    expect(list.find(({ code }) => code === 'DE')?.name).toBe(de);
    const rest = list.slice(3).map(({ name }) => name);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator(language === 'eng' ? 'en' : 'es').compare));
  });

  test('are the 249 of the standard, each once and each with a name', () => {
    const list = countriesIn('eng');
    expect(new Set(list.map(({ code }) => code)).size).toBe(249);
    expect(list.filter(({ code, name }) => code === name)).toEqual([]);
  });

  test.each(['us', 'USA', 'XX', '', 'toString'])('%j is none', (code) => {
    expect(isCountry(code)).toBe(false);
  });
});

describe('states and provinces', () => {
  test('are all of the United States and Canada that the privacy form knows, and no more', () => {
    const both = [...(subdivisionsOf('US') ?? []), ...(subdivisionsOf('CA') ?? [])];
    expect(subdivisionsOf('CA')).toHaveLength(13);
    expect(both.map(({ code }) => code).toSorted()).toEqual(regions.map(({ code }) => code).toSorted());
  });

  test('are the 32 of Mexico', () => {
    expect(new Set(subdivisionsOf('MX')?.map(({ code }) => code)).size).toBe(32);
  });

  test('share no code across countries, so that a code alone tells its country', () => {
    const codes = dividedCountries.flatMap((country) => subdivisionsOf(country)?.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('are none where a form does not ask any further, and unknown for what is no country', () => {
    expect(subdivisionsOf('DE')).toEqual([]);
    expect(subdivisionsOf('XX')).toBeUndefined();
  });

  test.each([
    ['US-OR', { country: 'US', state: 'OR' }],
    ['MX-CMX', { country: 'MX', state: 'CMX' }],
    ['OR', { country: '', state: '' }],
    ['us-or', { country: '', state: '' }],
    ['US-OR-1', { country: '', state: '' }],
  ])('reads the choice %s of a page without script', (choice, read) => {
    expect(readPlainState(choice)).toEqual(read);
  });
});
