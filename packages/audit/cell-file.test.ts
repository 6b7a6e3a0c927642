import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CellFile, fingerprint } from './cell-file.ts';
import type { Cell, CellResult } from './contract.ts';

const cell = (id: string): Cell => ({
  id,
  page: 'company',
  language: 'es',
  path: '/compania',
  width: 320,
  scheme: 'light',
  mode: 'default',
  state: 'default',
});

const seen = (id: string): CellResult => ({
  cell: cell(id),
  status: 'run',
  milliseconds: 1,
  rules: [],
  findings: [],
  evidence: [],
});

const folder = () => mkdtempSync(join(tmpdir(), 'cells-'));

test('an interrupted run keeps what was done, without the line it was writing', () => {
  const at = folder();
  const file = new CellFile(at);
  file.begin('build one', []);
  file.add(seen('a'));
  file.add(seen('b'));
  appendFileSync(join(at, 'cells.jsonl'), '{"cell":{"id":"c"');
  expect(new CellFile(at).done('build one').map((result) => result.cell.id)).toEqual(['a', 'b']);
});

test('a skipped cell is tried again', () => {
  const file = new CellFile(folder());
  file.begin('build one', []);
  file.add({ cell: cell('a'), status: 'skipped', reason: 'the page did not open' });
  expect(file.done('build one')).toEqual([]);
});

test('what was seen of another build counts no more', () => {
  const file = new CellFile(folder());
  file.begin('build one', []);
  file.add(seen('a'));
  expect(file.done('build two')).toEqual([]);
});

test('beginning keeps only what is handed over', () => {
  const file = new CellFile(folder());
  file.begin('build one', [seen('a')]);
  expect(file.done('build one')).toEqual([seen('a')]);
  file.begin('build one', []);
  expect(file.done('build one')).toEqual([]);
});

test('builds differ when a file comes, goes or changes its size, and no build is an error', () => {
  const at = folder();
  expect(() => fingerprint(at)).toThrow('There is no build');
  mkdirSync(join(at, 'assets'));
  writeFileSync(join(at, 'assets/a-1.js'), 'one');
  const one = fingerprint(at);
  expect(fingerprint(at)).toBe(one);
  writeFileSync(join(at, 'assets/a-1.js'), 'other');
  const other = fingerprint(at);
  expect(other).not.toBe(one);
  writeFileSync(join(at, 'assets/a-2.js'), '');
  expect(fingerprint(at)).not.toBe(other);
});
