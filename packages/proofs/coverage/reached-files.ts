import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSourceFile } from '@site/build/boundaries/source-file.ts';

/**
 * Files below a folder that the given ones lead to by imports of more than types: what runs when the site runs. Test
 * support is not among them, whatever its name.
 *
 * @param entries paths, and the answer too, below the project's folder
 */
export function reachedFiles(projectFolder: string, folder: string, entries: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !path.startsWith(folder) || !existsSync(join(projectFolder, path))) continue;
    reached.add(path);
    const { imports } = readSourceFile(path, readFileSync(join(projectFolder, path), 'utf8'));
    for (const { specifier, isType } of imports) {
      if (isType) continue;
      if (specifier.startsWith('#')) waiting.push(`src/${specifier.slice(1)}`);
      if (specifier.startsWith('.')) waiting.push(join(dirname(path), specifier));
    }
  }
  return [...reached].sort();
}
