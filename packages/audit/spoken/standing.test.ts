import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSpokenRecord, type SpokenRecord } from './spoken-record.ts';
import { standingOfSpoken } from './standing.ts';

const versions = { orca: '43.1', firefox: '140.0esr', platform: 'Sample Linux 12' };
const recordOf = (day: string, spoken: string[]): SpokenRecord => ({
  ...{ day, versions },
  results: [{ id: 'menu', language: 'eng', title: 'A menu.', spoken, faults: [] }],
});
const kept = recordOf('2026-10-01', ['collapsed']);

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));
const means = {
  missing: (): string[] => [],
  kept: () => kept,
  read: async () => recordOf('2026-11-27', ['expanded']),
  say: (line: string) => void said.push(line),
};

test('what was read aloud is kept in the folder of the audit and compared with the last record', async () => {
  const standing = await standingOfSpoken(folder, means);
  expect([standing.record?.day, standing.former]).toEqual(['2026-11-27', kept]);
  expect(readSpokenRecord(join(folder, 'spoken.json'))).toEqual(standing.record);
  expect(said).toEqual([
    'Tasks 1   spoken as they must be 1',
    'menu (eng): no longer spoken: collapsed',
    'menu (eng): spoken now: expanded',
  ]);
});

test('without a tool it says "not run", and the last record stands', async () => {
  const standing = await standingOfSpoken(folder, { ...means, missing: () => ['orca'] });
  expect(standing).toEqual({ missing: ['orca'], record: kept });
  expect(said).toEqual(['Spoken record: not run, since this machine has no orca.']);
});

test('a session that fails costs the audit nothing else', async () => {
  const standing = await standingOfSpoken(folder, {
    ...means,
    read: () => Promise.reject(new Error('No word came.')),
  });
  expect(standing.record).toBe(kept);
  expect(said).toEqual(['Spoken record: not run. No word came.']);
});
