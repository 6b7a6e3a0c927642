import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createKeyRing, loadKeyRing } from './key-ring.ts';

test('no key ring is empty', () => {
  expect(() => createKeyRing(new Map())).toThrow(/Give it one key/);
});

test('a disk that takes half of new keys leaves no file of them, and the next start makes whole ones', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-keys-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { environment: 'development' as const, dataDir, storageKeys: null };
  const program = `
    import { loadKeyRing } from ${JSON.stringify(new URL('./key-ring.ts', import.meta.url).href)};
    loadKeyRing(${JSON.stringify(settings)});
  `;
  // The file may grow to forty bytes: the first write is a short one, the second fails.
  const limited = ['--fsize=40:unlimited', process.execPath, '--input-type=module', '--eval', program];
  const { status, stderr } = spawnSync('prlimit', limited, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('EFBIG');
  expect(readdirSync(dataDir)).toEqual([]);
  expect(loadKeyRing(settings).ids).toHaveLength(1);
  expect(readdirSync(dataDir)).toEqual(['keys.json']);
});
