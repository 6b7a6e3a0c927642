/**
 * Builds the site in every language of the table, one after the other: a language is a build, and each is a mode of Vite.
 * The first step of `npm run build`, before what needs all of them; it ends with the first build that fails:
 *
 *     node packages/build/build-languages.ts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/language.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const command = fileURLToPath(new URL('node_modules/@react-router/dev/bin.cjs', `file://${project}`));

for (const language of languages) {
  const { status } = spawnSync(process.execPath, [command, 'build', '--mode', language], {
    cwd: project,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
