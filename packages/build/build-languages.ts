/**
 * Builds the site in every language of the table, one after the other: a language is a build, and each is a mode of Vite.
 * A step of `npm run build`, before what needs all of them; it ends with the first build that fails:
 *
 *     node packages/build/build-languages.ts
 *     node packages/build/build-languages.ts es
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isLanguage, languages } from '#i18n/language.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const command = fileURLToPath(new URL('node_modules/@react-router/dev/bin.cjs', `file://${project}`));

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isLanguage(name));
if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(', ')}; there are ${languages.join(', ')}.`);
  process.exit(2);
}

for (const language of named.length > 0 ? named : languages) {
  const { status } = spawnSync(process.execPath, [command, 'build', '--mode', language], {
    cwd: project,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
