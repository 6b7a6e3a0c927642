import { expect, test } from 'vitest';
import { filterMaterials, filterTarget, isFiltered, readFilters } from './filters.ts';

const families = ['copper', 'brass'];
const read = (query: string) => readFilters(new URLSearchParams(query), families);

test('an address without parameters asks for everything', () => {
  expect(read('')).toEqual({ text: '', family: '', verdict: '', magnet: '', weight: '', near: '' });
  expect(isFiltered(read(''))).toBe(false);
});

test('an address is read by its parameters', () => {
  expect(read('q=wire&family=copper&verdict=conditions&magnet=weak')).toEqual({
    text: 'wire',
    family: 'copper',
    verdict: 'conditions',
    magnet: 'weak',
    weight: '',
    near: '',
  });
});

test.each([
  'family=gold',
  'verdict=maybe',
  'verdict=sold',
  'family=__proto__',
  'magnet=parts',
  'magnet=toString',
  'FAMILY=copper',
])('what does not exist is ignored: %s', (query) => {
  expect(isFiltered(read(query))).toBe(false);
});

test.each([
  ['q=%20%20old%09wire%0A', 'old wire'],
  ['q=%00a%E2%80%8Bb', 'a b'],
  ['q=%3Cscript%3E', '<script>'],
  ['q=a&q=b', 'a'],
])('of %s the question is %j', (query, text) => {
  expect(read(query).text).toBe(text);
});

test('a question is never longer than a hundred characters', () => {
  expect(read(`q=${'ñ'.repeat(500)}`).text).toHaveLength(100);
});

test('entries are those of the family with the answer', () => {
  const entries = [
    { id: 1, family: 'copper', verdict: 'yes', magnet: 'sticks' },
    { id: 2, family: 'copper', verdict: 'no', magnet: 'parts' },
    { id: 3, family: 'brass', verdict: 'no', magnet: 'no' },
  ];
  const idsOf = (query: string) => filterMaterials(entries, read(query)).map(({ id }) => id);
  expect(idsOf('')).toEqual([1, 2, 3]);
  expect(idsOf('family=copper')).toEqual([1, 2]);
  expect(idsOf('verdict=no')).toEqual([2, 3]);
  expect(idsOf('family=copper&verdict=no')).toEqual([2]);
  expect(idsOf('magnet=sticks')).toEqual([1, 2]);
  expect(idsOf('magnet=weak')).toEqual([2]);
  expect(idsOf('magnet=no&family=copper')).toEqual([]);
});

test('an address names only what is asked', () => {
  const nothing = { text: '', family: '', verdict: '', magnet: '', weight: '', near: '' };
  expect(filterTarget('/sell', nothing)).toBe('/sell');
  expect(filterTarget('/sell', { ...nothing, text: 'water heater', verdict: 'yes', magnet: 'no' })).toBe(
    '/sell?q=water+heater&verdict=yes&magnet=no',
  );
});

test('a weight and a place are kept and narrow nothing', () => {
  const asked = read('q=copper&weight=%20200%0A&near=77002');
  expect(asked).toMatchObject({ weight: '200', near: '77002' });
  expect(filterTarget('/sell', asked)).toBe('/sell?q=copper&weight=200&near=77002');
  expect(isFiltered(read('weight=200&near=77002'))).toBe(false);
});
