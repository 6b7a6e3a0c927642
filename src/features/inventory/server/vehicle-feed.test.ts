import { expect, test } from 'vitest';
import { readVehicleFeed, type VehicleFeedRules } from './vehicle-feed.ts';

const rules: VehicleFeedRules = {
  yards: new Set(['houston', 'surrey']),
  now: () => Date.parse('2026-11-24T15:00:00Z'),
};
const row = {
  stock: '261120-1',
  yard: 'houston',
  row: '14',
  year: 2009,
  make: 'Harrow',
  model: 'KR-V',
  arrived: '2026-11-20',
};
const read = (document: unknown) => readVehicleFeed(JSON.stringify(document), rules);

test('a list of rows is read, or one under its name, the latest arrival first', () => {
  expect(read([row])).toEqual([row]);
  const later = { ...row, stock: 'B-2', arrived: '2026-11-23' };
  expect(read({ updated: 'today', vehicles: [{ ...row, note: 'passed over' }, later] })).toEqual([
    later,
    row,
  ]);
});

test('a spreadsheet says the same, its columns in any order', () => {
  const lines = [
    'Make,model,YEAR,row,yard,stock,arrived,remark',
    'Harrow,KR-V,2009,14,houston,261120-1,2026-11-20,"a, b"',
    '',
  ];
  expect(readVehicleFeed(`\uFEFF${lines.join('\r\n')}`, rules)).toEqual([row]);
});

test('rows of yards that the site does not have are left out', () => {
  expect(read([row, { ...row, yard: 'nowhere' }])).toEqual([row]);
});

test.each<[string, unknown]>([
  ['a year that is a text', [{ ...row, year: '2009' }]],
  ['half a year', [{ ...row, year: 2009.5 }]],
  ['a year before cars', [{ ...row, year: 1776 }]],
  ['a year far ahead', [{ ...row, year: 2031 }]],
  ['no year', [{ ...row, year: null }]],
  ['a script in place of a make', [{ ...row, make: '<script>alert(1)</script>' }]],
  ['a formula in place of a model', [{ ...row, model: '=HYPERLINK("x")' }]],
  ['a make of blanks', [{ ...row, make: '  ' }]],
  ['a make without end', [{ ...row, make: 'x'.repeat(41) }]],
  ['a row that is a number', [{ ...row, row: 14 }]],
  ['a row with a link', [{ ...row, row: 'javascript:1' }]],
  ['a script in place of a yard', [row, { ...row, yard: '<b>' }]],
  ['a day that is none', [{ ...row, arrived: '2026-02-30' }]],
  ['a day ahead', [{ ...row, arrived: '2026-11-27' }]],
  ['one number twice at one yard', [row, { ...row, model: 'Dot' }]],
  ['a row that is a list', [row, []]],
  ['a row that is nothing', [row, null]],
  ['no row of ours', [{ ...row, yard: 'nowhere' }]],
  ['no rows', []],
  ['an object without rows', { SECRET: [1, 2, 3] }],
  ['more rows than any yard has', Array.from({ length: 50_001 }, (_, at) => ({ ...row, stock: `s${at}` }))],
])('%s refuses the whole feed', (_name, document) => {
  expect(() => read(document)).toThrow();
});

test.each([
  ['nothing', ''],
  ['a page for people', '<!doctype html><p>SECRET</p>'],
  ['half of it', '[{"yard":"houston",'],
  ['a spreadsheet without a column', 'stock,yard,row,year,make,model\n1,houston,14,2009,Harrow,KR-V'],
  ['a row too short', 'stock,yard,row,year,make,model,arrived\n1,houston'],
  ['a year of machines', 'stock,yard,row,year,make,model,arrived\n1,houston,14,0x7d9,Harrow,KR-V,2026-11-20'],
])('%s refuses the whole feed', (_name, text) => {
  expect(() => readVehicleFeed(text, rules)).toThrow();
});
