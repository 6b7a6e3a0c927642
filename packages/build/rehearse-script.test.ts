import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('../../deploy/rehearse.sh', import.meta.url));

/** In the place of Docker: notes what it is asked, and fails where the variable FAULT says. */
const docker = `#!/bin/sh
echo "$*" >> "$NOTES"
case "$*" in *"$FAULT"*) echo 'a fault' >&2; exit 3;; esac
case "$*" in *pg_restore*) cat >> "$NOTES";; *rehearse) echo '12 submissions open.';; esac
`;

type Dump = { name: string; hoursOld: number };

function drill({ dumps, fault = 'nothing fails' }: { dumps: readonly Dump[]; fault?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
  writeFileSync(join(folder, 'notes'), '');
  for (const { name, hoursOld } of dumps) {
    writeFileSync(join(folder, name), `content of ${name}\n`);
    const time = Date.now() / 1000 - hoursOld * 3600;
    utimesSync(join(folder, name), time, time);
  }
  const { status, stdout, stderr } = spawnSync('sh', [script, folder], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, NOTES: join(folder, 'notes'), FAULT: fault },
  });
  return { folder, status, stdout, stderr, notes: readFileSync(join(folder, 'notes'), 'utf8') };
}

const dumps: readonly Dump[] = [
  { name: '2026-11-28T0917.dump', hoursOld: 24 },
  { name: '2026-11-29T0817.dump', hoursOld: 1 },
];
const dropped = 'database dropdb --if-exists --force --username=site rehearsal\n';

test('restores the newest dump beside the site, reads it through, drops it, and says so in one sentence', () => {
  const { folder, status, stdout, stderr, notes } = drill({ dumps });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    `The restore drill of ${folder}/2026-11-29T0817.dump went well: 12 submissions open.\n`,
  );
  expect(notes).toContain('content of 2026-11-29T0817.dump');
  expect(notes).not.toContain('content of 2026-11-28T0917.dump');
  const asked = notes.match(/dropdb|createdb|pg_restore|rehearse$/gm);
  expect(asked).toEqual(['dropdb', 'createdb', 'pg_restore', 'rehearse', 'dropdb']);
});

test.each([
  ['no dump', []],
  ['an old one alone', [{ name: '2026-11-27T0617.dump', hoursOld: 27 }]],
])('with %s it fails, and touches no database', (_what, found) => {
  const { folder, status, stderr, notes } = drill({ dumps: found });
  expect([status, notes]).toEqual([1, '']);
  expect(stderr).toBe(
    `The restore drill failed: there is no dump in ${folder} that is younger than 26 hours.\n`,
  );
});

test.each(['createdb', 'pg_restore', 'submissions.ts rehearse'])(
  'a fault of %s ends it with 1, names it, and leaves no copy behind',
  (fault) => {
    const { status, stdout, stderr, notes } = drill({ dumps, fault });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^a fault\nThe restore drill failed: .+\.\n$/);
    expect(notes.endsWith(dropped)).toBe(true);
  },
);
