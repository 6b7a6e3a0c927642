import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a copy of the project its packages: links to those of the project, but for the project's own workspaces and the
 * project itself, which are the copy's. With one link for all of them a command of the copy would read the project's
 * sources instead of its own, and what a test changed in the copy would change nothing.
 * @param project The folder that has the packages installed.
 * @param copy A folder with `packages/` and `package.json`, and no `node_modules` yet.
 */
export function linkPackages(project: string, copy: string): void {
  const [from, to] = [join(project, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@site'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== 'site' && name !== '@site' && !name.startsWith('.vite'))
      symlinkSync(join(from, name), join(to, name));
  }
  symlinkSync(copy, join(to, 'site'));
  for (const name of readdirSync(join(from, '@site'))) {
    symlinkSync(join(copy, 'packages', name), join(to, '@site', name));
  }
}
