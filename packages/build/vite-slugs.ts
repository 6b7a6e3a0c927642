import { resolve } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { languages } from '#i18n/language.ts';
import { readSlugFiles, routesFile } from '#site/read-slug-files.server.ts';
import { pathTable, type SlugTable } from '#site/slugs.ts';

const id = 'virtual:slug-table';

/**
 * Gives pages and the browser both languages' addresses as a module, `virtual:slug-table`, read from `routes.po`.
 * In dev `server/dev-language.ts` has open pages load themselves again once they know a saved slug. A slug that cannot
 * be an address stops a build; in dev the addresses before it stay, and the notice at the foot of the page names it.
 */
export function slugTablePlugin(): Plugin {
  let isWriting = false;
  let last: SlugTable | undefined;
  /** The text of each file as open pages have it, once it was saved. */
  const shown = new Map<string, string>();
  function tableOrLast(): SlugTable {
    try {
      const table = readSlugFiles();
      pathTable(table); // Refuses a table that would serve two pages at one address.
      return table;
    } catch (error) {
      if (!isWriting || last === undefined) throw error;
      return last;
    }
  }
  return {
    name: 'slug-table',
    configResolved({ command }) {
      isWriting = command === 'serve';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      for (const language of languages) this.addWatchFile(resolve(routesFile(language)));
      last = tableOrLast();
      return `export const slugTable = ${JSON.stringify(last)};`;
    },
    // A draft's file may come while pages are open, which is no update of anything.
    configureServer(server) {
      server.watcher.on('add', (file) => {
        if (isRoutesFile(file)) forgetAddresses(server, Date.now());
      });
    },
    // Vite would have the browser fetch every module that knows an address, which is every module, while the page that
    // is about to load itself anew waits behind them. (Not `hotUpdate`, which asks for browser and server apart: the
    // router answers for both at once, and would put back what was taken away here.)
    async handleHotUpdate({ file, modules, read, server, timestamp }) {
      if (!isRoutesFile(file)) return undefined;
      const text = await settled(read);
      // One save is heard of twice, and the second time there is nothing to do.
      if (text === shown.get(file)) return [];
      shown.set(file, text);
      // Titles stand in the same file, and are shown as any text is.
      const isSame = JSON.stringify(tableOrLast()) === JSON.stringify(last);
      if (isSame) return modules.filter((each) => each.id !== `\0${id}`);
      forgetAddresses(server, timestamp);
      return [];
    },
  };
}

/** Modules of the server are evaluated again; the browser asks for these when the page loads. */
function forgetAddresses(server: ViteDevServer, timestamp: number): void {
  const { client, ssr } = server.environments;
  const seen = new Set<EnvironmentModuleNode>();
  for (const each of modulesOf(ssr)) ssr.moduleGraph.invalidateModule(each, seen, timestamp, true);
  for (const each of modulesOf(client)) each.transformResult = null;
}

/** The text of a file that was saved: an editor may empty it before it writes. */
async function settled(read: () => string | Promise<string>): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const text = await read();
    if (text !== '') return text;
    await new Promise((again) => setTimeout(again, 5));
  }
  return '';
}

/** What an environment has made of the slugs' files: its own module and, for titles, the catalogs. */
function modulesOf({ moduleGraph }: DevEnvironment): EnvironmentModuleNode[] {
  const own = moduleGraph.getModuleById(`\0${id}`);
  const catalogs = languages.flatMap((language) => [
    ...(moduleGraph.getModulesByFile(resolve(routesFile(language))) ?? []),
  ]);
  return own === undefined ? catalogs : [own, ...catalogs];
}

function isRoutesFile(file: string): boolean {
  return languages.some((language) => resolve(routesFile(language)) === resolve(file));
}
