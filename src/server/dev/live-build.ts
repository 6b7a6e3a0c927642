import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { Language } from '#i18n/language.ts';
import { pathEntries, pathTable, type SlugTable, type SomePaths } from '#site/slugs.ts';
import { withAddresses } from './live-routes.ts';

/** How long Vite may take to notice that a catalog was saved, in milliseconds, before a page is shown as it was. */
const longestNotice = 5_000;
/** After a save, in milliseconds, open pages come first; then what was saved is looked at for faults. */
const beforeLooking = 300;

export interface LiveBuildOptions {
  vite: ViteDevServer;
  language: Language;
  sayFault(error: unknown): void;
  /** A fault as a developer reads it. */
  inWords(error: unknown): string;
  /** Is called when a fault begins, changes or ends. */
  onFault(text: string | undefined): void;
}

/** The site's pages while they are edited. */
export interface LiveBuild {
  /** As they are now or, where something saved keeps them from being made, as they were before. @throws when they never could be made. */
  current(): Promise<ServerBuild>;
  /** Page id → address, as saved last. */
  addresses(): SomePaths;
  /** Takes new addresses into force; resolves once links in pages lead there. */
  move(addresses: SomePaths): Promise<void>;
}

/** Makes them with Vite. A file that was saved half is named once it is saved, whether or not anybody looks at its page. */
export function createLiveBuild(options: LiveBuildOptions): LiveBuild {
  const { vite, language, sayFault, inWords, onFault } = options;
  let addresses: SomePaths = {};
  let good: ServerBuild | undefined;
  let fault: string | undefined;

  function stand(text: string | undefined): void {
    if (text === fault) return;
    fault = text;
    onFault(text);
  }

  async function newest(): Promise<ServerBuild> {
    try {
      good = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      stand(undefined);
    } catch (error) {
      sayFault(error);
      stand(inWords(error));
      if (good === undefined) throw error;
    }
    return good;
  }

  /** Resolves once links in pages lead to the saved addresses: Vite hears of a saved file on its own, a moment later. */
  async function pagesKnow(): Promise<void> {
    const started = Date.now();
    while (Date.now() - started < longestNotice) {
      const { slugTable } = (await vite.ssrLoadModule('virtual:slug-table')) as { slugTable: SlugTable };
      const known = pathTable(slugTable)[language];
      if (pathEntries(addresses).every(([id, path]) => known[id] === path)) return;
      await new Promise((again) => setTimeout(again, 5));
    }
  }

  let looking: NodeJS.Timeout | undefined;
  vite.watcher.on('all', () => {
    clearTimeout(looking);
    looking = setTimeout(() => void newest().catch(() => undefined), beforeLooking);
  });

  return {
    async current() {
      await pagesKnow();
      return withAddresses(await newest(), addresses);
    },
    addresses: () => addresses,
    async move(paths) {
      addresses = paths;
      await pagesKnow();
    },
  };
}
