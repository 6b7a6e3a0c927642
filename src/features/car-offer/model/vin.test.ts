import { expect, test } from 'vitest';
import { checkDigit, fitVin, vinFault, vinYear } from './vin.ts';

// The example of the rule itself, and one that is all ones.
const right = '1M8GDM9AXKP042788';

test.each([right, '11111111111111111', '5GZCZ43D13S812715'])(
  '%s has the digit that the others ask for',
  (vin) => {
    expect(vinFault(vin)).toBeNull();
    expect(checkDigit(vin)).toBe(vin[8]);
  },
);

test('a VIN is compared without blanks, hyphens and small letters', () => {
  expect(fitVin(' 1m8gdm9a-xkp 042788 ')).toBe(right);
});

test.each([
  ['', { kind: 'length', length: 0 }],
  [right.slice(1), { kind: 'length', length: 16 }],
  [`${right}0`, { kind: 'length', length: 18 }],
  [right.replace('0', 'O'), { kind: 'letter', position: 12, letter: 'O' }],
  ['1M8GDM9AXKP04278Ñ', { kind: 'letter', position: 17, letter: 'Ñ' }],
  ['<script>', { kind: 'letter', position: 1, letter: '<' }],
  [right.replace('X', '5'), { kind: 'digit', expected: 'X', found: '5' }],
])('%s is refused, and what is wrong is named', (vin, fault) => {
  expect(vinFault(vin)).toEqual(fault);
});

test('a single character that was mistyped is found in nearly every place', () => {
  const places = [...right].map((_, at) => at).filter((at) => at !== 8);
  for (const at of places) {
    const wrong = right.slice(0, at) + (right[at] === '3' ? '4' : '3') + right.slice(at + 1);
    expect([at, vinFault(wrong)?.kind]).toEqual([at, 'digit']);
  }
});

test('the model year is of the cycle that the seventh character names, and never far ahead', () => {
  const withYear = (seventh: string, code: string) => `1HGCM5${seventh}43${code}A004352`;
  expect(vinYear(withYear('8', '9'), 2026)).toBe(2009);
  expect(vinYear(withYear('B', 'A'), 2026)).toBe(2010);
  expect(vinYear(withYear('8', 'X'), 2026)).toBe(1999);
  expect(vinYear(withYear('B', 'Y'), 2026)).toBe(2000);
  expect(vinYear(withYear('8', '0'), 2026)).toBeNull();
});
