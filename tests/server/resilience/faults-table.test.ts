import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The rows of the table: the fault, the file, and beginnings of the names of its tests. */
const rows = [...readme.matchAll(/^\| (\S.*?) +\| `([^`]+\.ts)`: (.+?) +\|$/gm)].map(
  ([, fault = '', file = '', names = '']) => ({ fault, file, names: names.split('; ') }),
);

test('the table names at least twenty-two faults', () => {
  expect(new Set(rows.map(({ fault }) => fault)).size).toBeGreaterThanOrEqual(22);
});

test.each(rows)('a test shows what happens with this fault: $fault', ({ file, names }) => {
  const code = readFileSync(file.includes('/') ? `${root}${file}` : new URL(file, import.meta.url), 'utf8');
  for (const name of names.filter((one) => !one.startsWith('and ')))
    expect(code.includes(name), name).toBe(true);
});
