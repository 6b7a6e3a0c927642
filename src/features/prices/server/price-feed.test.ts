import { expect, test } from 'vitest';
import { type PriceFeedRules, readPriceFeed } from './price-feed.ts';

const rules: PriceFeedRules = {
  yards: new Set(['tacoma', 'surrey']),
  grades: new Set(['copper-1', 'rail']),
  now: () => Date.parse('2026-11-24T15:00:00Z'),
};
const row = {
  yard: 'tacoma',
  grade: 'copper-1',
  day: '2026-11-24',
  currency: 'USD',
  unit: 'pound',
  price: 3.75,
};
const read = (document: unknown) => readPriceFeed(JSON.stringify(document), rules);

test('a list of rows is read, or one under its name', () => {
  expect(read([row])).toEqual([row]);
  expect(read({ updated: 'today', prices: [{ ...row, note: 'passed over' }] })).toEqual([row]);
});

test('a spreadsheet says the same, its columns in any order', () => {
  const lines = [
    'Price,unit,yard,grade,currency,day,remark',
    '3.75,pound,tacoma,copper-1,USD,2026-11-24,"a, b"',
    '',
  ];
  expect(readPriceFeed(`\uFEFF${lines.join('\r\n')}`, rules)).toEqual([row]);
  expect(readPriceFeed(lines.join('\n').replace('3.75', ''), rules)).toEqual([{ ...row, price: null }]);
});

test('rows of yards and grades that the site does not have are left out', () => {
  expect(read([row, { ...row, yard: 'nowhere' }, { ...row, grade: 'moon-rock' }])).toEqual([row]);
});

test.each<[string, unknown]>([
  ['a price that is a text', [{ ...row, price: '3.75' }]],
  ['a script in place of a price', [{ ...row, price: '<script>alert(1)</script>' }]],
  ['a script in place of a yard', [row, { ...row, yard: '<script>alert(1)</script>' }]],
  ['a price of nothing', [{ ...row, price: 0 }]],
  ['a price below nothing', [{ ...row, price: -3 }]],
  ['a price beyond all prices', [{ ...row, price: 1e12 }]],
  ['no price at all', [{ ...row, price: undefined }]],
  ['a day that is none', [{ ...row, day: '2026-02-30' }]],
  ['a day ahead', [{ ...row, day: '2026-11-27' }]],
  ['money of nowhere', [{ ...row, currency: 'XYZ' }]],
  ['a unit of nowhere', [{ ...row, unit: 'stone' }]],
  ['two prices for one day', [row, { ...row, price: 3.8 }]],
  ['two currencies at one yard', [row, { ...row, grade: 'rail', currency: 'CAD' }]],
  ['two units of one grade', [row, { ...row, day: '2026-11-23', unit: 'net-ton' }]],
  ['a row that is a list', [row, []]],
  ['a row that is nothing', [row, null]],
  ['no row of ours', [{ ...row, yard: 'nowhere' }]],
  ['no rows', []],
  ['an object without rows', { SECRET: [1, 2, 3] }],
  ['more rows than anyone needs', Array.from({ length: 100_001 }, () => row)],
  ['a deep nest', { prices: { prices: [row] } }],
])('%s refuses the whole feed', (_name, document) => {
  expect(() => read(document)).toThrow();
});

test.each([
  ['nothing', ''],
  ['a page for people', '<!doctype html><p>SECRET</p>'],
  ['half of it', '[{"yard":"tacoma",'],
  ['a spreadsheet without a column', 'yard,grade,day,currency,unit\ntacoma,copper-1,2026-11-24,USD,pound'],
  ['a row too short', 'yard,grade,day,currency,unit,price\ntacoma,copper-1'],
  ['a sign of money', 'yard,grade,day,currency,unit,price\ntacoma,copper-1,2026-11-24,USD,pound,$3.75'],
  ['a number of machines', 'yard,grade,day,currency,unit,price\ntacoma,copper-1,2026-11-24,USD,pound,0x10'],
  ['a formula', 'yard,grade,day,currency,unit,price\ntacoma,copper-1,2026-11-24,USD,pound,=1+1'],
])('%s refuses the whole feed', (_name, text) => {
  expect(() => readPriceFeed(text, rules)).toThrow();
});

test('more lines than any feed has are refused before anybody waits for them', () => {
  const text = `yard,grade,day,currency,unit,price\n${'tacoma,copper-1,2026-11-24,USD,pound,3.75\n'.repeat(180_000)}`;
  const start = performance.now();
  expect(() => readPriceFeed(text, rules)).toThrow();
  expect(performance.now() - start).toBeLessThan(2000);
});
