import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type Part, partsWith } from './parts.ts';
import { runParts, summaryOf } from './run-parts.ts';

/** A part that ends with a code and leaves its name in a file of the folder it runs in. */
const part = (name: string, code: number): Part => ({
  name,
  command: [process.execPath, '-e', `fs.appendFileSync('ran', '${name} '); process.exit(${code})`],
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('parts run in their order, and none after the first that fails', async () => {
  const cwd = folder();
  const said: string[] = [];
  const results = await runParts([part('one', 0), part('two', 3), part('three', 0)], cwd, (line) =>
    said.push(line),
  );
  expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'one passed',
    'two failed',
    'three not run',
  ]);
  expect(readFileSync(join(cwd, 'ran'), 'utf8')).toBe('one two ');
  expect(said).toHaveLength(2);
});

test('a program that is not there is a part that failed, and is named', async () => {
  const said: string[] = [];
  const lost: Part = { name: 'lost', command: ['no-such-program-here'] };
  const [result] = await runParts([lost], folder(), (line) => said.push(line));
  expect(result?.outcome).toBe('failed');
  expect(said.at(-1)).toContain('no-such-program-here could not be started');
});

test('the summary has a line for each part, what it took, and the sum', () => {
  const summary = summaryOf([
    { name: 'check', outcome: 'passed', milliseconds: 31_400 },
    { name: 'unit tests', outcome: 'failed', milliseconds: 93_000 },
    { name: 'build', outcome: 'not run', milliseconds: 0 },
  ]);
  expect(summary.split('\n')).toEqual([
    'check              passed     0 min 31 s',
    'unit tests         failed     1 min 33 s',
    'build              not run    0 min  0 s',
    'all                failed     2 min  4 s',
  ]);
});

test('every part is a command of package.json, and the build comes before what needs it', () => {
  const root = new URL('../../../', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(fileURLToPath(new URL('package.json', root)), 'utf8'));
  for (const { name, command } of partsWith('--all'))
    expect(Object.keys(scripts), name).toContain(command[3]);
  const names = partsWith().map(({ name }) => name);
  for (const later of ['budgets', 'browser tests', 'pseudolocale', 'audit of a page'])
    expect(names.indexOf(later), later).toBeGreaterThan(names.indexOf('build'));
});
