import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '#i18n/language.ts';
import { readSlugFiles, routesFile } from '#site/read-slug-files.ts';
import { pathTable } from '#site/slugs.ts';

const id = 'virtual:slug-table';

/**
 * Gives pages and the browser both languages' addresses as a module, `virtual:slug-table`, read from `routes.po`.
 * In dev `server/dev-language.ts` has open pages load themselves again once the router serves a saved slug.
 */
export function slugTablePlugin(): Plugin {
  return {
    name: 'slug-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      for (const language of languages) this.addWatchFile(resolve(routesFile(language)));
      const table = await readSlugFiles();
      pathTable(table); // Refuses a table that would serve two pages at one address.
      return `export const slugTable = ${JSON.stringify(table)};`;
    },
  };
}
