import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectCopy } from './project-copy.ts';

/** A sentence of every page, in the words of the third language's catalog. */
export const frenchSkipLink = 'Aller au contenu principal';

/**
 * Adds French to a copy of the project as `src/i18n/README.md` says it: one line of data and PO files. The words are the
 * Spanish ones, but for a sentence; each address is marked, so that none is another language's. Its addresses are not
 * accepted yet.
 */
export function addFrench(copy: ProjectCopy): void {
  copy.replace(
    'src/i18n/language.ts',
    /^( {2}es: \{.*\},)$/m,
    "$1\n  fra: { html: 'fr', format: 'fr-CA', name: 'Français' },",
  );
  const folder = join(copy.folder, 'locales/fra');
  cpSync(join(copy.folder, 'locales/es'), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/"Language: es\\n"/, '"Language: fra\\n"'));
  }
  copy.replace('locales/fra/routes.po', /(\nmsgctxt "slug"\nmsgid "[^"]*"\nmsgstr ")/g, '$1fr-');
  copy.replace(
    'locales/fra/shared.po',
    /(\nmsgid "Skip to main content"\nmsgstr )".*"/,
    `$1"${frenchSkipLink}"`,
  );
}
