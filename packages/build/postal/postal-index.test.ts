import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexText, spell } from './index-text.ts';

const file = fileURLToPath(
  new URL('../../../src/features/locations/server/postal-index.txt.br', import.meta.url),
);

test('the committed index is the one that its sources make', () => {
  const committed = brotliDecompressSync(readFileSync(file)).toString('utf8');
  expect(committed === indexText(), 'run npm run postal-index -w @site/build').toBe(true);
});

test('it is small enough to be kept in memory and in the repository', () => {
  expect(readFileSync(file).length).toBeLessThan(400_000);
});

test('every line has its five fields, codes in order, each once', () => {
  const lines = indexText()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const codes = lines.map(([code = '']) => code);
  expect(codes.filter((code) => !/^(\d{5}|[A-Z](\d[A-Z]?)?)$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...codes].sort()).toEqual(codes);
});

test('Canadian ranges are spelt without the letters that no code has', () => {
  expect(spell('V3R-V3T V4A')).toEqual(['V3R', 'V3S', 'V3T', 'V4A']);
  expect(spell('T2Y-T3B')).toEqual(['T2Y', 'T2Z', 'T3A', 'T3B']);
  expect(spell('K1A-K1Z').join()).not.toMatch(/[DFIOQU]/);
});
