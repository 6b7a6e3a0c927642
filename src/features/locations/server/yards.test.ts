import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import company from '#features/company/content/company.json' with { type: 'json' };
import families from '#features/materials/content/families.json' with { type: 'json' };
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import yardList from '../content/yards.json' with { type: 'json' };
import { milesBetween } from '../model/distance.ts';
import { readPostalIndex } from '../model/postal-index.ts';
import type { Yard } from '../model/yard.ts';
import type { Weekday } from '../model/yard-codes.ts';

type Place = Yard & {
  text: string;
  languages: readonly string[];
  quiet: { days: Weekday[]; from: string; to: string };
};
const yards = yardList as readonly Place[];

const file = fileURLToPath(new URL('./postal-index.txt.br', import.meta.url));
const index = readPostalIndex(brotliDecompressSync(readFileSync(file)).toString('utf8'));

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const countOf = (division: string) => yards.filter((yard) => yard.division === division).length;
const sitesOf = (id: string) => company.brands.find((each) => each.id === id)?.sites;

test('there are as many places as the company page says, of each brand', () => {
  expect(yards.length).toBe(company.facts.find(({ id }) => id === 'sites')?.amount);
  expect([countOf('MRB'), countOf('ARB'), countOf('SMB')]).toEqual([
    sitesOf('recycling'),
    sitesOf('autoParts'),
    1,
  ]);
});

test('no two places share an address, a number or a name', () => {
  expect(twice(yards.map(({ id }) => id))).toEqual([]);
  expect(twice(yards.map(({ street }) => street))).toEqual([]);
  expect(twice(yards.map(({ phone }) => phone))).toEqual([]);
  expect(
    twice(yards.map(({ division, city, region, quarter }) => [division, city, region, quarter].join())),
  ).toEqual([]);
  expect(twice(yards.map(({ text }) => text))).toEqual([]);
});

test('no yard answers a desk’s telephone', () => {
  const desks = [brand.phone, brand.privacyPhone, ...Object.values(brand.phones)].map(
    ({ display }) => display,
  );
  expect(yards.filter(({ phone }) => desks.includes(phone as (typeof desks)[number]))).toEqual([]);
});

test.each(yards.map((yard) => [yard.id, yard] as const))('%s lies where its postal code does', (_, yard) => {
  const place =
    yard.country === 'US' ? index.zip(yard.postalCode) : index.canadianCode(yard.postalCode.slice(0, 3));
  expect(place).toMatchObject({ isRough: false, region: yard.region, city: yard.city });
  expect(place && milesBetween(place, yard)).toBeLessThan(12);
});

test('what a yard takes and leaves are things of the catalogue', () => {
  const familyIds = families.map(({ id }) => id);
  const grades = new Map(materials.map((grade) => [grade.id, grade]));
  for (const { id, division, besides, without, families: taken } of yards) {
    expect([id, taken.filter((family) => !familyIds.includes(family))]).toEqual([id, []]);
    expect([id, besides.filter((grade) => !grades.has(grade))]).toEqual([id, []]);
    // An exception from a family that is not taken would say nothing.
    expect([id, without.filter((grade) => !taken.includes(grades.get(grade)?.family ?? ''))]).toEqual([
      id,
      [],
    ]);
    expect([id, taken.length > 0]).toEqual([id, division === 'MRB']);
    expect([id, besides.includes('car-bodies')]).toEqual([id, division === 'ARB']);
  }
});

test('every clock is one that this computer knows, and quiet hours are opening hours', () => {
  for (const { timeZone, quiet, hours } of yards) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    for (const day of quiet.days) {
      const spans = hours[day].split(', ').map((span) => span.split('-'));
      const inside = spans.some(([from = '', to = '']) => from <= quiet.from && quiet.to <= to);
      expect([quiet, hours, inside]).toEqual([quiet, hours, true]);
    }
  }
});

test('English and Spanish are spoken everywhere', () => {
  expect(yards.filter(({ languages }) => !languages.includes('en') || !languages.includes('es'))).toEqual([]);
});
