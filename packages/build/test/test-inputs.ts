import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SlowTests } from './slow-tests.ts';

/** What every record is called: none may change the hash of tests that read the folder it lies in. */
export const recordName = 'passed.json';

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`. */
const importedName = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** What names other than paths stand for, as `package.json` and `vite.config.ts` say it; the first that fits counts. */
const aliases: readonly [start: string, path: string][] = [
  ['#brand', 'src/brand.ts'],
  ['#tests/', 'tests/'],
  ['#locale/', 'locales/eng/'],
  ['#other-locale/', 'locales/es/'],
  ['#', 'src/'],
  ['@site/', 'packages/'],
];

/**
 * Every file that the outcome of these tests can depend on, sorted, as paths from the project's folder: the tests, what they
 * import, what that imports, and what is declared beside it. Records of passing are none.
 * @throws when something is declared, or imported, that is not there: what became of it would go unseen.
 */
export function inputsOf({ tests, reads }: Pick<SlowTests, 'tests' | 'reads'>, root: string): string[] {
  const files = new Set<string>();
  const waiting = [
    ...tests.flatMap((pattern) => testsOf(pattern, root)),
    ...reads.flatMap((path) => filesBelow(path, root)),
  ];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || basename(file) === recordName) continue;
    files.add(file);
    if (/\.tsx?$/.test(file)) waiting.push(...importsOf(file, root));
  }
  return [...files].sort();
}

/** One word for names and contents of files: another when one is changed, added, taken away or renamed. */
export function hashOfFiles(files: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256').update(readFileSync(join(root, file)));
    hash.update(`${file} ${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

/** Whether these tests have passed with the files as they are, and the hash to keep when they pass now. */
export function hasPassed(slow: SlowTests, root: string): { hash: string; isUnchanged: boolean } {
  const hash = hashOfFiles(inputsOf(slow, root), root);
  const record = join(root, slow.record);
  const kept: unknown = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).hash : undefined;
  return { hash, isUnchanged: kept === hash };
}

function testsOf(pattern: string, root: string): string[] {
  const found = globSync(pattern, { cwd: root });
  if (found.length === 0)
    throw new Error(`"${pattern}" names no test; a file that was renamed would never be left out.`);
  return found;
}

function filesBelow(path: string, root: string): string[] {
  const at = join(root, path);
  if (!existsSync(at))
    throw new Error(`${path} is not there, which slow tests are said to read; correct it in slow-tests.ts.`);
  if (!statSync(at).isDirectory()) return [path];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((name) => statSync(join(root, name)).isFile());
}

/** The project's own files that a module imports; packages are told apart by the lock file. */
function importsOf(file: string, root: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return Array.from(source.matchAll(importedName), ([, name = '']) => pathOf(name, file)).flatMap((path) => {
    if (path === undefined) return [];
    const plain = path.replace(/\?.*$/, '');
    // Sources of other programs are written out in some tests; what they import is theirs.
    return existsSync(join(root, plain)) && statSync(join(root, plain)).isFile() ? [plain] : [];
  });
}

function pathOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  const alias = aliases.find(([start]) => name.startsWith(start));
  return alias === undefined ? undefined : alias[1] + name.slice(alias[0].length);
}
