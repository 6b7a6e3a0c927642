import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type SlowTests, slowTests } from './slow-tests.ts';
import { hashOfFiles, hasPassed, inputsOf, recordName } from './test-inputs.ts';

const drawings: SlowTests = {
  name: 'drawings',
  tests: ['packages/art/*.test.ts'],
  reads: ['public/pictures'],
  record: 'packages/art/passed.json',
};

/** A project of a few files; tells where it is, and writes into it. */
function projectOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { root, write };
}

const files = {
  'packages/art/draw.test.ts': "import { expect } from 'vitest';\nimport { draw } from './draw.ts';",
  'packages/art/draw.ts': "import { brand } from '#brand';\nexport { red } from '#theme/red.ts';",
  'packages/art/passed.json': '{}',
  'packages/art/other.ts': '',
  'public/pictures/one.svg': '<svg/>',
  'src/brand.ts': "import words from '#locale/shared.po';",
  'src/theme/red.ts': 'export const red = 1;',
  'src/theme/blue.ts': '',
  'locales/eng/shared.po': 'msgid ""',
};

test('a pattern that names no test is a fault', () => {
  expect(() =>
    inputsOf({ ...drawings, tests: ['packages/art/gone.test.ts'] }, projectOf(files).root),
  ).toThrow('"packages/art/gone.test.ts" names no test');
});

test('the inputs are the tests, what they import by whatever name, what that imports, and what they read', () => {
  expect(inputsOf(drawings, projectOf(files).root)).toEqual([
    'locales/eng/shared.po',
    'packages/art/draw.test.ts',
    'packages/art/draw.ts',
    'public/pictures/one.svg',
    'src/brand.ts',
    'src/theme/red.ts',
  ]);
});

test('the hash is another when an input is changed, added or renamed, and the same when something else is', () => {
  const { root, write } = projectOf(files);
  const hash = () => hashOfFiles(inputsOf(drawings, root), root);
  const seen = [hash()];
  write('src/theme/blue.ts', 'export const blue = 2;');
  write('packages/art/passed.json', '{"hash":"x"}');
  expect(hash()).toBe(seen[0]);
  for (const change of [
    () => write('src/theme/red.ts', 'export const red = 2;'),
    () => write('public/pictures/two.svg', '<svg/>'),
    () => renameSync(join(root, 'public/pictures/two.svg'), join(root, 'public/pictures/three.svg')),
    () => write('packages/art/more.test.ts', ''),
    () => rmSync(join(root, 'packages/art/more.test.ts')),
  ]) {
    change();
    seen.push(hash());
  }
  // Without the test that was added, all is as it was before.
  expect(seen.pop()).toBe(seen[3]);
  expect(new Set(seen).size).toBe(seen.length);
});

test('tests have passed only with the very files of their record', () => {
  const { root, write } = projectOf(files);
  const { hash, isUnchanged } = hasPassed(drawings, root);
  expect(isUnchanged).toBe(false);
  write(drawings.record, JSON.stringify({ hash }));
  expect(hasPassed(drawings, root).isUnchanged).toBe(true);
  write('locales/eng/shared.po', 'msgid "Recycling"');
  expect(hasPassed(drawings, root).isUnchanged).toBe(false);
  rmSync(join(root, drawings.record));
  expect(hasPassed(drawings, root).isUnchanged).toBe(false);
});

test('a folder that is said to be read and is not there is an error that names it', () => {
  const { root } = projectOf({ 'packages/art/draw.test.ts': '' });
  expect(() => inputsOf(drawings, root)).toThrow('public/pictures is not there');
});

test('each set of slow tests of the project has tests, depends on sources outside its folder too, and on no record', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  for (const slow of slowTests) {
    const inputs = inputsOf(slow, root);
    expect(inputs.filter((file) => file.endsWith('.test.ts')).length, slow.name).toBeGreaterThan(0);
    expect(inputs, slow.name).toContain('package-lock.json');
    expect(inputs, slow.name).toContain('src/i18n/language.ts');
    expect(basename(slow.record), slow.name).toBe(recordName);
    expect(
      inputs.filter((file) => file.endsWith(recordName)),
      slow.name,
    ).toEqual([]);
  }
});
