import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Branch, readBranches } from './branches.ts';
import { addTaken, type CoverageReport } from './taken-branches.ts';

const program = `
type Word = string | undefined; // a type goes, its place stays: ñ, …
const word = process.argv[2] as Word;
function never(): number { return 1; }
if (word === 'one') console.log('then');
if (word === 'two') console.log('then'); else console.log('else');
const kind: string = word === 'one' ? 'first' : 'second';
console.log(word ?? 'none', word === 'one' && kind, word === 'two' || kind);
switch (word) {
  case 'one': console.log(1); break;
  case 'two': console.log(2); break;
}
try {
  if (word === 'two') throw new Error('two');
} catch {
  console.log('caught');
}
if (word === 'four') never();
`;

/** Runs the program in processes of its own and names what none of them took. */
function untaken(...runs: string[][]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'program.ts');
  writeFileSync(path, program);
  const branches = readBranches(path, program);
  const taken = new Set<Branch>();
  const reports = join(folder, 'reports');
  for (const words of runs) {
    spawnSync(process.execPath, [path, ...words], { env: { ...process.env, NODE_V8_COVERAGE: reports } });
  }
  for (const name of readdirSync(reports)) {
    const report = JSON.parse(readFileSync(join(reports, name), 'utf8')) as CoverageReport;
    addTaken(taken, report, 'program.ts', branches);
  }
  const lineOf = ({ from, offset }: Branch) => program.slice(0, from ?? offset).split('\n').length;
  return branches.filter((branch) => !taken.has(branch)).map((branch) => `${lineOf(branch)} ${branch.kind}`);
}

test('names each branch that a run did not take, also the guard that stopped everything', () => {
  expect(untaken(['one'])).toEqual([
    '4 function',
    '5 no else',
    '6 then',
    '7 else',
    '8 ??',
    '11 case',
    '14 then',
    '16 catch',
    '18 then',
  ]);
});

test('adds up what several processes took', () => {
  expect(untaken(['one'], ['two'], [])).toEqual(['4 function', '18 then']);
  expect(untaken(['one'], ['two'], [], ['four'])).toEqual([]);
});
