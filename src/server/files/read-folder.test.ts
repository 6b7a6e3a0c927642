import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathsBelow, readFolder } from './read-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lists files below a folder with forward slashes, sorted', () => {
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b', 'c.txt'), 'c');
  writeFileSync(join(folder, 'a.txt'), 'a');
  expect(pathsBelow(folder)).toEqual(['a.txt', 'b/c.txt']);
});

test('a folder that nobody has made yet holds nothing: before its first build the site still opens', async () => {
  const missing = join(folder, 'build');
  expect(pathsBelow(missing)).toEqual([]);
  expect((await readFolder(missing, { cacheControl: 'no-cache' })).size).toBe(0);
});
