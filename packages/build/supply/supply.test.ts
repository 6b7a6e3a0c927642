import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { licencesOf } from './licences.ts';
import { type LockedPackage, lockFaults, readLockFile, readWanted } from './lock-file.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const good: LockedPackage = { version: '1.2.3', integrity, license: 'MIT' };
const at = (locked: LockedPackage) => ({ '': {}, 'node_modules/thing': locked });

test('the lock file and all licences are as the project wants them', () => {
  const lock = readLockFile('.');
  expect(lockFaults(lock, readWanted('.'))).toEqual([]);
  expect(licencesOf(lock, '.').faults).toEqual([]);
});

test.each<[string, LockedPackage, string]>([
  ['no sum of its content', { version: '1.2.3' }, 'no sha512'],
  ['a weak sum', { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512'],
  ['a registry', { ...good, resolved: 'https://registry.example/thing.tgz' }, 'names the registry'],
  ['a script in production', { ...good, hasInstallScript: true }, 'runs a script'],
  ['a range for a version', { ...good, version: '^1.2.3' }, 'no exact version'],
])('a package with %s is named', (_what, locked, words) => {
  expect(lockFaults(at(locked), [])).toEqual([
    expect.stringMatching(new RegExp(`^node_modules/thing .*${words}.*[.]$`)),
  ]);
});

test('a tool may run a script, and a workspace has no sum', () => {
  expect(lockFaults(at({ ...good, hasInstallScript: true, dev: true }), [])).toEqual([]);
  expect(
    lockFaults(
      { 'node_modules/@site/build': { link: true, resolved: 'packages/build' }, 'packages/build': {} },
      [],
    ),
  ).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', 'github:some/one', 'https://example.com/a.tgz'])(
  'a wish for %s is named',
  (version) => {
    expect(lockFaults({}, [['thing', version]])).toEqual([expect.stringContaining('thing is asked for as')]);
  },
);

test.each<[string, boolean, number]>([
  ['MIT', false, 0],
  ['(MIT OR GPL-3.0-or-later)', false, 0],
  ['(MIT AND Zlib)', false, 0],
  ['MIT AND GPL-3.0-only', false, 1],
  ['MPL-2.0', true, 0],
  ['MPL-2.0', false, 1],
  ['AGPL-3.0-only', true, 1],
  ['SEE LICENSE IN LICENSE.md', false, 1],
])('the licence %s of a package (a tool: %s) has %i faults', (license, dev, count) => {
  expect(licencesOf(at({ ...good, license, dev }), '.').faults).toHaveLength(count);
});

test('a package that the lock file says nothing of is asked itself, and one that is silent is named', () => {
  const project = mkdtempSync(join(tmpdir(), 'supply-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const silent = at({ version: '1.2.3', integrity });
  expect(licencesOf(silent, project).faults).toEqual([expect.stringContaining('"none"')]);
  mkdirSync(join(project, 'node_modules/thing'), { recursive: true });
  writeFileSync(join(project, 'node_modules/thing/package.json'), '{"licenses":[{"type":"MIT"}]}');
  const { byLicence, licenceOf, faults } = licencesOf(silent, project);
  expect({ byLicence, faults }).toEqual({ byLicence: [['MIT', ['node_modules/thing']]], faults: [] });
  expect([licenceOf('node_modules/thing'), licenceOf('node_modules/other')]).toEqual(['MIT', 'none']);
});

test('the list of parts holds each package of production once, with its sum and licence, and no tool', () => {
  const lock = {
    ...at(good),
    'node_modules/@some/part': { version: '2.0.0', integrity },
    'node_modules/@some/part/node_modules/thing': good,
    'node_modules/tool': { ...good, dev: true },
    'node_modules/@site/build': { link: true },
  };
  const bill = billOfMaterials(lock, { name: 'site', version: '0.1.0' }, () => 'MIT');
  expect(bill.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40some/part@2.0.0',
    'pkg:npm/thing@1.2.3',
  ]);
  expect(bill.components[1]).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
    licenses: [{ expression: 'MIT' }],
  });
});

test('everything that the project itself wants in production is in its list of parts', () => {
  const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { components } = billOfMaterials(readLockFile('.'), { name, version }, () => 'MIT');
  const listed = new Set(components.map((part) => `${part.name}@${part.version}`));
  const wanted = Object.entries(dependencies).map(([part, wish]) => `${part}@${wish}`);
  expect(wanted.filter((part) => !listed.has(part))).toEqual([]);
});
