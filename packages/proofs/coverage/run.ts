/**
 * `npm run coverage -w @site/proofs`: runs the server's tests as Node runs the server, without a compiler between, and names each
 * branch that none of them took, in whatever process. Ends with 1 when there is one. `-- src/server/storage` runs these
 * tests alone and counts these files alone.
 */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesIn } from '@site/build/source-file.ts';
import { startVitest } from 'vitest/node';
import { type Branch, readBranches } from './branches.ts';
import { addTaken, type CoverageReport } from './taken-branches.ts';

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * What runs on the server: the kit, and each capability's own part. Not the dev server, which is Vite with this server
 * inside: `tests/e2e/dev.spec.ts` runs it for a browser.
 */
const served = ['src/server/**/*.ts', 'src/features/*/server/**/*.ts'];
const unserved = ['**/*.test.ts', 'src/server/dev/**'];
const asked = process.argv.slice(2);

const files = globSync(served, { cwd: projectFolder, exclude: unserved })
  .sort()
  .filter((path) => asked.length === 0 || asked.some((start) => path.startsWith(start)))
  .map((path) => {
    const code = readFileSync(join(projectFolder, path), 'utf8');
    return { path, code, branches: readBranches(path, code), taken: new Set<Branch>() };
  });

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
let failed = false;
try {
  // Every process that a test starts inherits this and leaves its own report.
  process.env.NODE_V8_COVERAGE = folder;
  const vitest = await startVitest('test', asked.length === 0 ? ['/server/'] : asked, {
    run: true,
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    setupFiles: ['./tests/support/unit-setup.ts', './packages/proofs/coverage/take-coverage.ts'],
  });
  await vitest.close();
  failed = vitest.state.getCountOfFailedTests() > 0;
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    // A process that was killed while it wrote leaves half a report, or none: what it took counts as not taken.
    if (!text.trimEnd().endsWith('}')) continue;
    const report = JSON.parse(text) as CoverageReport;
    for (const { path, branches, taken } of files) addTaken(taken, report, path, branches);
  }
} finally {
  rmSync(folder, { recursive: true });
}

let all = 0;
let taken = 0;
for (const file of files) {
  all += file.branches.length;
  taken += file.taken.size;
  const lines = file.code.split('\n');
  const placeOf = placesIn(file.code);
  for (const branch of file.branches) {
    if (file.taken.has(branch)) continue;
    const { line } = placeOf(branch.from ?? branch.offset);
    console.log(`${file.path}:${line}: ${branch.kind}: ${lines[line - 1]?.trim()}`);
  }
}
console.log(`${taken} of ${all} branches in ${files.length} files: ${((100 * taken) / all).toFixed(2)} %.`);
if (failed || taken < all) process.exitCode = 1;
