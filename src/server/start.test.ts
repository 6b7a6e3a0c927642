import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('./start.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const elsewhere = mkdtempSync(join(tmpdir(), 'site-start-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Starts it under a Node that says it has this version, with a setting that no server starts with. */
function startUnder(version: string, command: readonly string[] = [program]) {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(versions)}`, ...command],
    {
      encoding: 'utf8',
      cwd: elsewhere,
      env: { PATH: process.env.PATH, PORT: 'none', DATA_DIR: elsewhere },
      timeout: 60_000,
    },
  );
}

test.each(['18.19.0', '20.20.2', '22.11.0', '24.1.0'])(
  'a Node %s is told which one is needed, and what to do',
  (version) => {
    const { status, stderr, stdout } = startUnder(version);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`it needs Node 24.15 or newer, and this is Node ${version}`);
    expect(stderr).toContain('npm ci');
    expect(stderr).not.toContain('    at ');
  },
);

test('a command of the staff says the same', () => {
  const [, ...command] = manifest.scripts.submissions.split(' ');
  const { status, stderr, stdout } = startUnder('20.20.2', [
    ...command.map((word: string) =>
      word.startsWith('.') || word.startsWith('src') ? join(root, word) : word,
    ),
    'help',
  ]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('it needs Node 24.15 or newer');
  expect(stderr).not.toContain('    at ');
});

test('any other Node goes on to the server, which reads its settings', { timeout: 60_000 }, () => {
  const { status, stderr } = startUnder(process.versions.node);
  expect(status).not.toBe(0);
  expect(stderr).toContain('PORT');
  expect(stderr).not.toContain('needs Node');
});

test('the Node it asks for is no newer than the one of the development dependencies, of the same line', () => {
  const [, major, minor] = /needed = \[(\d+), (\d+)\]/.exec(
    readFileSync(new URL('./check-node.mjs', import.meta.url), 'utf8'),
  ) as RegExpExecArray;
  const [ours, latest] = manifest.devDependencies.node.split('.').map(Number);
  expect(Number(major)).toBe(ours);
  expect(Number(minor)).toBeLessThanOrEqual(latest);
});
