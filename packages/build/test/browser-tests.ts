/**
 * The browser tests, against the build that is there. A file of tests runs when something that it depends on (the site, its helpers,
 * itself) is another than when it last passed; of the others one in twelve, another part for each commit. Axe is asked about every
 * route in any case:
 *
 *     npm run test:browser                      what has to run
 *     npm run test:browser -- --all             everything
 *     npx playwright test tests/e2e/yards       some files, as Playwright takes them
 *
 * After a run that was stopped or failed, the next one goes on with what has not passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  currentCommit,
  isBuildCurrent,
  type KeptSpecs,
  keptSpecs,
  readRecord,
  shareOf,
  specRecord,
  walkOverPages,
  writeRecord,
} from './kept-specs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sets = keptSpecs(root);
const unchanged = process.argv.includes('--all') ? [] : sets.filter(({ isUnchanged }) => isUnchanged);
const again = shareOf(unchanged, currentCommit(root));
const left = unchanged.filter((set) => !again.includes(set));
const [walk] = walkOverPages;
const isShort = left.some(({ name }) => name === walk);
const asked = [
  ...sets.filter((set) => !left.includes(set)).flatMap(({ files }) => files),
  ...(isShort ? [walk] : []),
];

if (left.length > 0) {
  console.log(
    `${left.length} of ${sets.length} sets of browser tests are not run, since nothing that they depend on has changed since they ` +
      `passed (${specRecord}); --all runs them. ${again.length} that passed before run again.`,
  );
  if (isShort) console.log('Of every route axe alone is asked.');
}

const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
const outcome = join(folder, 'passed.json');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    // As patterns that fit one file each.
    ...(left.length === 0 ? [] : asked.map((file) => `/${file.replaceAll('.', '\\.')}$`)),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PASSED_FILES: outcome, ...(isShort ? { WALK: 'axe' } : {}) },
  },
);
process.exitCode = status ?? 1;

if (!process.env.CI) keep(readPassed(), isShort ? sets.filter(({ name }) => name !== walk) : sets);
rmSync(folder, { recursive: true, force: true });

/** Takes the sets whose every test has passed into the record, and out of it what is no test any more. */
function keep(passed: readonly string[], whole: readonly KeptSpecs[]): void {
  if (!isBuildCurrent(root)) {
    console.log(
      `${specRecord} stays as it is: the build is of other sources. "npm run build" makes it anew.`,
    );
    return;
  }
  const specs = /\.spec\.ts$/;
  const record = Object.entries(readRecord(root)).filter(
    ([name]) => !specs.test(name) || sets.some((set) => set.name === name),
  );
  const passedNow = whole.filter(({ files }) => files.every((file) => passed.includes(file)));
  const after = [...record, ...passedNow.map(({ name, hash }) => [name, hash] as const)];
  if (writeRecord(Object.fromEntries(after), root))
    console.log(`${specRecord} is written; commit it with the change.`);
}

function readPassed(): string[] {
  try {
    return JSON.parse(readFileSync(outcome, 'utf8'));
  } catch {
    // Playwright ended before it could say anything.
    return [];
  }
}
