import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** All that a build and `npm run dev` read of the project, packages aside. */
const sources = [
  'src',
  'packages',
  'locales',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
];

/** Copies what a build and `npm run dev` read into a folder, which then lacks its packages alone. */
export function copySources(project: string, folder: string): void {
  for (const part of sources) cpSync(join(project, part), join(folder, part), { recursive: true });
}
