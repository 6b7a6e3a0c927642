import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFiles, inputsOf } from './test-inputs.ts';

/** Files of browser tests that run together or not at all, and whether they have passed with the project's files as they are. */
export interface KeptSpecs {
  /** The first of the files; the record knows the set by it. */
  name: string;
  files: readonly string[];
  hash: string;
  isUnchanged: boolean;
}

/** By name, the hash of everything that the outcome depended on when these tests passed last. */
export type SpecRecord = Record<string, string>;

/** Committed, so that a fresh clone knows it too. */
export const specRecord = 'tests/passed.json';

/** The visit to every page, and what is asked of all pages with the answers that it kept. */
export const walkOverPages = ['tests/a11y/every-route.spec.ts', 'tests/a11y/every-page.spec.ts'] as const;

/** What the site under test is made of, and what starts it. Everything that these import is found by itself. */
const site = {
  tests: ['src/server/main.ts', 'packages/build/build.ts'],
  reads: [
    ...['src', 'locales', 'public', 'packages/build', 'packages/catalogs'],
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
    ...['vite.config.ts', 'react-router.config.ts', 'lingui.config.ts', 'playwright.config.ts'],
  ],
};

/** Tests of one module, notes for people, what weighs a build, and what decides which tests run: the site is the same without them. */
const besideTheSite =
  /\.test\.tsx?$|\.md$|^packages\/build\/(?:(?:test|boundaries)\/|(?:budget|check-page-catalogs|page-catalogs|check-page-languages|page-languages)\.ts$)/;

/** Every file that the site under test can depend on, sorted. */
function siteFiles(root: string): string[] {
  return inputsOf(site, root).filter((file) => !besideTheSite.test(file));
}

/** One word for the sources of the site; undefined in a copy that lacks a part, such as a container's: no browser test runs there. */
export function hashOfSite(root: string): string | undefined {
  const isWhole = [...site.tests, ...site.reads].every((path) => existsSync(join(root, path)));
  return isWhole ? hashOfFiles(siteFiles(root), root) : undefined;
}

/** Where the build notes of which sources it is; one that is older than the sources proves nothing about them. */
const builtFrom = '.cache/built-from.txt';

/** Notes that a build of these sources was made. @param hash Of the site, as it was when the build began. */
export function noteBuild(hash: string | undefined, root: string): void {
  if (hash === undefined) return;
  const file = join(root, builtFrom);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** Whether the build that is there is of the sources as they are. */
export function isBuildCurrent(root: string): boolean {
  const file = join(root, builtFrom);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfSite(root);
}

/** Every set of browser tests with its hash: of the site, of its own files, and of what these import. */
export function keptSpecs(root: string): KeptSpecs[] {
  const alone = globSync('tests/**/*.spec.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !walkOverPages.some((walked) => walked === file))
    .sort();
  return statesOf([walkOverPages, ...alone.map((file) => [file])], root);
}

/** Sets of files that ask the built site something, each with its hash; the record knows a set by its first file. */
export function statesOf(sets: readonly (readonly string[])[], root: string): KeptSpecs[] {
  const filesOfSite = new Set(siteFiles(root));
  const siteHash = hashOfFiles([...filesOfSite], root);
  const record = readRecord(root);
  return sets.map((files) => {
    const [name = ''] = files;
    const own = inputsOf({ tests: files, reads: [] }, root).filter((file) => !filesOfSite.has(file));
    const hash = createHash('sha256')
      .update(`${siteHash} ${hashOfFiles(own, root)}`)
      .digest('hex');
    return { name, files, hash, isUnchanged: record[name] === hash };
  });
}

/** What the record says; nothing, where there is none. */
export function readRecord(root: string): SpecRecord {
  const file = join(root, specRecord);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the record, its names in order. @returns Whether it was another before. */
export function writeRecord(record: SpecRecord, root: string): boolean {
  const file = join(root, specRecord);
  const text = `${JSON.stringify(Object.fromEntries(Object.entries(record).sort()), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/** The commit that is checked out; an empty word where there is none. */
export function currentCommit(root: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

/** How many commits go by, on average, until something that nothing has changed for runs again. */
export const oneIn = 12;

/**
 * One in so many of the sets, another part of them for each commit: what is left out today runs some commits later, so that a
 * browser or a machine that has changed is found out without anybody asking for everything.
 */
export function shareOf(sets: readonly KeptSpecs[], commit: string): KeptSpecs[] {
  return sets.filter(({ name }) => {
    const number = createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE();
    return number % oneIn === 0;
  });
}
