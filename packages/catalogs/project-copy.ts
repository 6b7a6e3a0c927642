import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '@site/build/serving/link-packages.ts';
import { projectFolder } from './catalog-files.ts';

/** A copy of the project that a test may change: source, catalogs and settings of its own, the packages linked. */
export interface ProjectCopy {
  folder: string;
  /** Puts one text in place of another in a file of the copy. @throws when the file does not hold it. */
  replace(file: string, before: string | RegExp, after: string): void;
  /** Runs a command of the project in the copy. */
  run(script: string, ...options: string[]): { code: number | null; output: string };
  remove(): void;
}

/** Copies what commands read. Call `remove` when done. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of ['src', 'packages', 'locales', 'package.json', 'tsconfig.json', 'biome.json']) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  for (const name of ['vite.config.ts', 'react-router.config.ts', 'lingui.config.ts']) {
    cpSync(join(projectFolder, name), join(folder, name));
  }
  linkPackages(projectFolder, folder);
  return {
    folder,
    replace(file, before, after) {
      const text = readFileSync(join(folder, file), 'utf8');
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not hold ${before}.`);
      writeFileSync(join(folder, file), changed);
    },
    run(script, ...options) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
        cwd: folder,
        encoding: 'utf8',
        // What a person sees, wherever the test runs.
        env: { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '' },
      });
      return { code: status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
