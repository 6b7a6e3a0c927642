import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import {
  hashOfSite,
  isBuildCurrent,
  keptSpecs,
  noteBuild,
  oneIn,
  readRecord,
  shareOf,
  specRecord,
  walkOverPages,
  writeRecord,
} from './kept-specs.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A project of two pages and their tests; tells how its sets stand, and writes into it. */
function smallProject() {
  const root = mkdtempSync(join(tmpdir(), 'kept-specs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'])
    write(path, '');
  for (const path of ['lingui.config.ts', 'playwright.config.ts', 'packages/build/build.ts']) write(path, '');
  for (const path of ['locales/es/shared.po', 'public/pictures/one.svg', 'packages/catalogs/check.ts'])
    write(path, '');
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  write('src/server/main.ts', "import '../app/home.tsx';");
  write('src/app/home.tsx', '');
  write('src/app/home.test.tsx', '');
  for (const path of walkOverPages) write(path, '');
  write('tests/support/press.ts', '');
  write('tests/e2e/yards.spec.ts', "import { press } from '../support/press.ts';");
  write('tests/e2e/film.spec.ts', '');
  const pass = () =>
    write(
      specRecord,
      JSON.stringify(Object.fromEntries(keptSpecs(root).map(({ name, hash }) => [name, hash]))),
    );
  const waiting = () => keptSpecs(root).flatMap(({ name, isUnchanged }) => (isUnchanged ? [] : [name]));
  return { root, write, pass, waiting };
}

const all = [walkOverPages[0], 'tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts'];

test('without a record every browser test waits, and with one none', () => {
  const { pass, waiting } = smallProject();
  expect(waiting()).toEqual(all);
  pass();
  expect(waiting()).toEqual([]);
});

test('whatever the site is made of lets every test run again', () => {
  const { write, pass, waiting } = smallProject();
  for (const path of [
    'src/app/home.tsx',
    'src/app/another.tsx',
    'locales/es/shared.po',
    'public/pictures/one.svg',
    'package-lock.json',
    'vite.config.ts',
    'playwright.config.ts',
    'packages/build/build.ts',
  ]) {
    pass();
    write(path, `// ${path}, another time`);
    expect(waiting(), path).toEqual(all);
  }
});

test('a test and its helpers let run again what imports them, and nothing else', () => {
  const { write, pass, waiting } = smallProject();
  pass();
  write('tests/support/press.ts', 'export const press = 1;');
  expect(waiting()).toEqual(['tests/e2e/yards.spec.ts']);
  write('tests/e2e/film.spec.ts', '// more');
  expect(waiting()).toEqual(['tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts']);
  pass();
  write(walkOverPages[1], '// another question about all pages');
  expect(waiting()).toEqual([walkOverPages[0]]);
});

test('unit tests and notes for people are no part of the site', () => {
  const { write, pass, waiting } = smallProject();
  pass();
  write('src/app/home.test.tsx', '// more');
  write('src/app/README.md', 'more');
  write('packages/build/test/run.ts', '');
  expect(waiting()).toEqual([]);
});

test('in a copy without a part of the sources nothing is noted, and nothing fails', () => {
  const { root } = smallProject();
  rmSync(join(root, 'playwright.config.ts'));
  expect(hashOfSite(root)).toBeUndefined();
  noteBuild(hashOfSite(root), root);
  expect(isBuildCurrent(root)).toBe(false);
});

test('the record is written once, its names in order, and read as it was written', () => {
  const { root } = smallProject();
  expect(readRecord(root)).toEqual({});
  expect(writeRecord({ 'tests/e2e/yards.spec.ts': 'b', 'tests/e2e/film.spec.ts': 'a' }, root)).toBe(true);
  expect(writeRecord({ 'tests/e2e/film.spec.ts': 'a', 'tests/e2e/yards.spec.ts': 'b' }, root)).toBe(false);
  expect(Object.keys(readRecord(root))).toEqual(['tests/e2e/film.spec.ts', 'tests/e2e/yards.spec.ts']);
});

test('a build that is older than the sources is told', () => {
  const { root, write } = smallProject();
  expect(isBuildCurrent(root)).toBe(false);
  noteBuild(hashOfSite(root), root);
  expect(isBuildCurrent(root)).toBe(true);
  write('src/app/home.tsx', 'export {};');
  expect(isBuildCurrent(root)).toBe(false);
});

test('each commit runs another part again, and twenty times as many commits all', () => {
  const sets = keptSpecs(project);
  const commits = Array.from({ length: 240 }, (_, index) => `commit ${index}`);
  const shares = commits.map((commit) => shareOf(sets, commit).map(({ name }) => name));
  expect(new Set(shares.map(String)).size).toBeGreaterThan(200);
  expect(new Set(shares.flat())).toEqual(new Set(sets.map(({ name }) => name)));
  expect(shares.flat().length / commits.length / sets.length).toBeCloseTo(1 / oneIn, 1);
});
