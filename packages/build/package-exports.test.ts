import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const packages = globSync('packages/*/package.json', { cwd: project }).map((file) => {
  const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
    readFileSync(join(project, file), 'utf8'),
  );
  return { name, folder: file.replace(/package\.json$/, ''), exports };
});

/** Imports of workspaces by name. The tests of module boundaries write out some that no file of the project has. */
const imports = globSync(['{src,packages,tests}/**/*.{ts,tsx,mjs}', '*.ts'], { cwd: project })
  .filter((file) => !file.startsWith('packages/build/boundaries/'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(project, file), 'utf8').matchAll(/'(@site\/[^'\s]+\.tsx?)'/g),
      ([, specifier = '']) => ({ file, specifier }),
    ),
  );

describe.each(packages)('$name', ({ name, folder, exports }) => {
  test('exports what files outside it import, each by its name, and nothing else', () => {
    const wanted = imports
      .filter(({ file, specifier }) => specifier.startsWith(`${name}/`) && !file.startsWith(folder))
      .map(({ specifier }) => `.${specifier.slice(name.length)}`);
    expect(Object.keys(exports).sort()).toEqual([...new Set(wanted)].sort());
  });

  test('exports its files under the names they have', () => {
    for (const [key, file] of Object.entries(exports)) expect(file).toBe(key);
  });
});
