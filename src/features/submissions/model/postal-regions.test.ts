import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { postalCodePattern } from './patterns.ts';
import { regionOfPostalCode } from './postal-regions.ts';
import { regions } from './regions.ts';

const listed = new Set<string>(regions.map(({ code }) => code));

/** Every code of the postal index with its region. */
function everyCode(): [code: string, region: string][] {
  const file = new URL('../../locations/server/postal-index.txt.br', import.meta.url);
  const lines = brotliDecompressSync(readFileSync(file)).toString().trim().split('\n');
  let last = '';
  return lines.map((line) => {
    const [code = '', , , , region = ''] = line.split('\t');
    if (region !== '') last = region;
    return [code, last];
  });
}

test('agrees with the postal index wherever it answers, and answers nearly everywhere', () => {
  const codes = everyCode();
  const wrong = codes.filter(([code, region]) => ![null, region].includes(regionOfPostalCode(code)));
  expect(wrong).toEqual([]);
  const open = codes.filter(([code, region]) => listed.has(region) && regionOfPostalCode(code) === null);
  expect(codes.length).toBeGreaterThan(40_000);
  expect(open.length / codes.length).toBeLessThan(0.01);
});

test.each([
  ['97201', 'OR'],
  ['10001', 'NY'],
  ['00601', 'PR'],
  ['06390', null],
  ['09012', null],
  ['00000', null],
  ['V5K 0A1', 'BC'],
  ['X0A 0H0', null],
])('%s lies in %s', (code, region) => {
  expect(postalCodePattern.test(code)).toBe(true);
  expect(regionOfPostalCode(code)).toBe(region);
});
