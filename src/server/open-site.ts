import { resolve } from 'node:path';
import { aliasTable } from '#site/aliases.ts';
import { readSlugFiles } from '#site/read-slug-files.ts';
import { pathTable } from '#site/slugs.ts';
import { createCallerKey } from './api/caller.ts';
import { formsApi } from './api/forms/forms-api.ts';
import type { AppOptions } from './app.ts';
import type { Settings } from './env.ts';
import { cacheFor, readFolder } from './files/read-folder.ts';
import { createFormsPort } from './forms/forms-port.ts';
import type { Log } from './log.ts';
import { createSitePaths, type SitePaths } from './pages/site-paths.ts';
import { readContentNews } from './sources/content-news.ts';
import { loadKeyRing } from './storage/key-ring.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

/** What is needed to open the site. */
export type OpenSiteOptions = {
  settings: Settings;
  log: Log;
  /** The project's folder. */
  root: string;
  /** The site's addresses. Default: as the catalogs have them now. */
  site?: SitePaths;
};

/** The real parts of the server, all but the builds: those differ between a deployed site and one being written. */
export async function openSite(
  options: OpenSiteOptions,
): Promise<{ storage: Storage; parts: Omit<AppOptions, 'builds'> }> {
  const { settings, log, root } = options;
  const keys = loadKeyRing(settings);
  const storage = await openStorage(settings, { keys });
  const site = options.site ?? (await readSitePaths(settings));
  const callerKey = createCallerKey(settings);
  const parts = {
    settings,
    publicFiles: await readFolder(resolve(root, 'public'), { cacheControl: cacheFor.day }),
    site,
    ports: { forms: createFormsPort({ settings, storage, keys }), news: await readContentNews(root) },
    formsApi: formsApi({
      settings,
      storage,
      keys,
      log,
      callerKey,
      formPath: (language) => site.pathOf(language, 'data-privacy'),
    }),
    callerKey,
    countVisit: (day: string, path: string) => storage.visits.count(day, path),
    log,
  };
  return { storage, parts };
}

/** The addresses of the site; the console has none in production. */
async function readSitePaths({ environment }: Settings): Promise<SitePaths> {
  const paths = pathTable(await readSlugFiles());
  return createSitePaths({
    paths,
    aliases: aliasTable(paths),
    hidden: (pageId) => environment === 'production' && pageId.startsWith('console'),
  });
}
