import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import {
  hashOfSite,
  noteBuild,
  shareOf,
  specRecord,
  statesOf,
  walkOverPages,
  writeRecord,
} from './kept-specs.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const [walk, questions] = walkOverPages;

/** In Playwright's place: keeps what it was asked, and says that every file passed but those whose first word is `fails`. */
const runner = `
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
const patterns = process.argv.slice(3).map((word) => new RegExp(word));
const files = globSync('tests/**/*.spec.ts').map((file) => file.replaceAll('\\\\', '/')).sort()
  .filter((file) => patterns.length === 0 || patterns.some((each) => each.test('/' + file)));
writeFileSync('asked.json', JSON.stringify({ files, walk: process.env.WALK ?? 'whole' }));
const passed = files.filter((file) => !readFileSync(file, 'utf8').startsWith('fails'));
writeFileSync(process.env.PASSED_FILES, JSON.stringify(passed));
process.exitCode = passed.length === files.length ? 0 : 1;
`;

/** A project with the command, its build made; tells what Playwright was asked to run, and what the record knows after it. */
function projectWithCommand() {
  const root = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(join(project, 'packages/build/test'), join(root, 'packages/build/test'), { recursive: true });
  const empty = [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
    'lingui.config.ts',
  ];
  for (const path of [...empty, 'playwright.config.ts', 'packages/build/build.ts', 'src/server/main.ts'])
    write(path, '');
  for (const path of ['locales/es/shared.po', 'public/one.svg', 'packages/catalogs/check.ts'])
    write(path, '');
  write(
    'package.json',
    JSON.stringify({ type: 'module', scripts: { scan: 'node packages/catalogs/check.ts' } }),
  );
  write('node_modules/@playwright/test/package.json', '{ "type": "module" }');
  write('node_modules/@playwright/test/cli.js', runner);
  for (const path of [walk, questions, 'tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts']) write(path, '');
  noteBuild(hashOfSite(root), root);
  const run = (command: string, words: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(root, 'packages/build/test', command), ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: '', GIT_CEILING_DIRECTORIES: tmpdir(), ...env },
    });
  const ask = (words: readonly string[] = [], env: Record<string, string> = {}) => {
    const { status, stdout } = run('browser-tests.ts', words, env);
    return { status, stdout, ...JSON.parse(readFileSync(join(root, 'asked.json'), 'utf8')) };
  };
  const known = () =>
    existsSync(join(root, specRecord))
      ? Object.keys(JSON.parse(readFileSync(join(root, specRecord), 'utf8')))
      : [];
  return { root, write, run, ask, known };
}

/** What the place without a commit runs again although it has passed. */
const againIn = (root: string): string[] =>
  shareOf(
    statesOf([[...walkOverPages], ['tests/e2e/film.spec.ts'], ['tests/e2e/yards.spec.ts']], root),
    '',
  ).flatMap(({ files }) => files);

test('without a record everything runs, and what has passed is in the record', () => {
  const { ask, known } = projectWithCommand();
  expect(ask()).toMatchObject({
    status: 0,
    files: [questions, walk, 'tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts'],
    walk: 'whole',
  });
  expect(known()).toEqual([walk, 'tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts']);
});

test('when nothing has changed axe alone is asked about every route, and the share of the commit', () => {
  const { root, ask } = projectWithCommand();
  ask();
  expect(againIn(root)).toEqual([]);
  expect(ask()).toMatchObject({ status: 0, files: [walk], walk: 'axe' });
  expect(ask(['--all']).files).toHaveLength(4);
});

test('a file that failed runs again, and one that was changed; the others do not', () => {
  const { write, ask, known } = projectWithCommand();
  write('tests/e2e/film.spec.ts', 'fails');
  expect(ask().status).toBe(1);
  expect(known()).toEqual([walk, 'tests/e2e/yards.spec.ts']);
  write('tests/e2e/film.spec.ts', 'mended');
  expect(ask()).toMatchObject({ status: 0, files: [walk, 'tests/e2e/film.spec.ts'], walk: 'axe' });
  write(questions, 'another');
  expect(ask()).toMatchObject({ status: 0, files: [questions, walk], walk: 'whole' });
});

test('a short walk is no proof of the whole one', () => {
  const { root, write, ask, known } = projectWithCommand();
  ask();
  const before = readFileSync(join(root, specRecord), 'utf8');
  ask();
  expect(readFileSync(join(root, specRecord), 'utf8')).toBe(before);
  write(walk, 'fails');
  ask();
  write('tests/e2e/new.spec.ts', '');
  ask();
  expect(known()).toContain('tests/e2e/new.spec.ts');
  expect(ask()).toMatchObject({ status: 1, files: [questions, walk], walk: 'whole' });
});

test('nothing is written by automation, or against a build of other sources', () => {
  const { write, ask, known } = projectWithCommand();
  ask([], { CI: 'true' });
  expect(known()).toEqual([]);
  write('src/server/main.ts', '// newer than the build');
  expect(ask().stdout).toContain('the build is of other sources');
  expect(known()).toEqual([]);
});

test('the record forgets a test that is gone, and keeps what is no browser test', () => {
  const { root, ask, known } = projectWithCommand();
  writeRecord({ 'tests/e2e/gone.spec.ts': 'a', 'packages/catalogs/check.ts': 'b' }, root);
  ask();
  expect(known()).toEqual([
    'packages/catalogs/check.ts',
    walk,
    'tests/e2e/film.spec.ts',
    'tests/e2e/yards.spec.ts',
  ]);
});

test('a check of the whole site is left out once it has passed, until something changes or everything is wanted', () => {
  const { root, write, run } = projectWithCommand();
  const marker = join(root, 'ran.txt');
  const check = (exit: number) =>
    `import { appendFileSync } from 'node:fs'; appendFileSync('ran.txt', '|'); process.exitCode = ${exit};`;
  const scan = (...words: string[]) => run('unless-passed.ts', ['--', 'scan', ...words]).status;
  const times = () => readFileSync(marker, 'utf8').length;
  write('packages/catalogs/check.ts', check(1));
  expect([scan(), scan(), times()]).toEqual([1, 1, 2]);
  write('packages/catalogs/check.ts', check(0));
  expect([scan(), scan(), times()]).toEqual([0, 0, 3]);
  expect([scan('--all'), times()]).toEqual([0, 4]);
  write('src/server/main.ts', '// another');
  expect([scan(), times()]).toEqual([0, 5]);
});
