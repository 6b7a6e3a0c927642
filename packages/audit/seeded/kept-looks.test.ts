import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptLooks } from './kept-looks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'looks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('recalls in the next run what was seen, of the same page and the same inspector alone', () => {
  keptLooks(folder, false).keep('axe-core', ['4.11', '<p>One</p>'], ['region']);
  const next = keptLooks(folder, false);
  expect(next.recall('axe-core', ['4.11', '<p>One</p>'])).toEqual(['region']);
  expect(next.recall('axe-core', ['4.12', '<p>One</p>'])).toBeUndefined();
  expect(next.recall('axe-core', ['4.11', '<p>Two</p>'])).toBeUndefined();
  expect(next.recall('scripted', ['4.11', '<p>One</p>'])).toBeUndefined();
});

test('recalls that nothing was found, and nothing at all when it begins anew', () => {
  keptLooks(folder, false).keep('scripted', 'a page', []);
  expect(keptLooks(folder, false).recall('scripted', 'a page')).toEqual([]);
  expect(keptLooks(folder, true).recall('scripted', 'a page')).toBeUndefined();
});
