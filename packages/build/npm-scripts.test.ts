import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const scripts = ['package.json', ...globSync('packages/*/package.json', { cwd: project })].flatMap((file) => {
  const own: { scripts?: Record<string, string> } = JSON.parse(readFileSync(join(project, file), 'utf8'));
  return Object.entries(own.scripts ?? {}).map(([name, command]) => [`${file}: ${name}`, command] as const);
});

/** What a POSIX shell understands and `cmd.exe` does not: settings before a command, its quotes, its signs. */
const posixOnly = /^\w+=|&&\s*\w+=|[$'`;~]|\|\||(^|&& )(rm|cp|mv|mkdir|export|cat|touch) /;

test.each(scripts)('%s works in every shell', (_, command) => {
  expect(command).not.toMatch(posixOnly);
});

test.each(scripts)('every file that %s starts exists', (_, command) => {
  const files = command.match(/(?<= )(?:packages|src|tests)\/\S+\.(?:ts|mjs)/g) ?? [];
  expect(files.filter((file) => !existsSync(join(project, file)))).toEqual([]);
});

test('the root has at most 24 scripts: what belongs to one workspace is run there', () => {
  expect(scripts.filter(([name]) => name.startsWith('package.json: ')).length).toBeLessThanOrEqual(24);
});
