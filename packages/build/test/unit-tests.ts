/**
 * The unit tests. Those of `slow-tests.ts` run when a file that they depend on is another than when they last passed; when all
 * have passed, the new hashes are written beside them, to be committed with the change:
 *
 *     npm run test:unit                     what has to run
 *     npm run test:unit -- --all            the slow ones in any case
 *     npm run test:unit -- src/site         some files, as Vitest takes them
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slowTests } from './slow-tests.ts';
import { hasPassed } from './test-inputs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const asked = process.argv.slice(2).filter((word) => word !== '--all');
const wantsAll = process.argv.includes('--all');
const slow = slowTests.map((each) => ({ ...each, ...hasPassed(each, root) }));
const left = asked.length > 0 || wantsAll ? [] : slow.filter(({ isUnchanged }) => isUnchanged);

for (const { name, record } of left) {
  console.log(
    `${name}: not run, since no file that these tests depend on has changed since they passed (${record}); --all runs them`,
  );
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...left.flatMap(({ tests }) => tests.flatMap((pattern) => ['--exclude', pattern])),
    ...asked,
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

// Only a whole run proves anything; and automation commits nothing.
if (status === 0 && asked.length === 0 && !process.env.CI) {
  for (const { record, hash, isUnchanged } of slow) {
    if (isUnchanged) continue;
    mkdirSync(dirname(join(root, record)), { recursive: true });
    writeFileSync(join(root, record), `${JSON.stringify({ hash }, null, 2)}\n`);
    console.log(`${record} is written; commit it with the change.`);
  }
}
