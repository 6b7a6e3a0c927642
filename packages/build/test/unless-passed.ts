/**
 * Runs a check of the whole site by the name of its script, unless it has passed with the very same files; one in twelve commits
 * runs it all the same:
 *
 *     node packages/build/test/unless-passed.ts -- i18n:pseudo
 *     node packages/build/test/unless-passed.ts -- i18n:pseudo --all     in any case
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentCommit, readRecord, shareOf, specRecord, statesOf, writeRecord } from './kept-specs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const script = process.argv[process.argv.indexOf('--') + 1] ?? '';
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [program] = /\S+\.ts$/.exec(scripts[script] ?? '') ?? [];
if (program === undefined)
  throw new Error(`package.json has no script "${script}" that is one TypeScript file.`);
const sets = statesOf([[program]], root);
const [state] = sets;
const isLeft =
  state?.isUnchanged && !process.argv.includes('--all') && shareOf(sets, currentCommit(root)).length === 0;
if (isLeft) {
  console.log(
    `Not run, since nothing that it depends on has changed since it passed (${specRecord}); npm run ${script} runs it.`,
  );
} else {
  const { status } = spawnSync(process.execPath, [join(root, program)], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (
    status === 0 &&
    state &&
    !process.env.CI &&
    writeRecord({ ...readRecord(root), [state.name]: state.hash }, root)
  )
    console.log(`${specRecord} is written; commit it with the change.`);
}
