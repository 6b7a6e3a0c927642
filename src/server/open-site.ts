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
import { languageOfRequest } from './pages/language-of-request.ts';
import { createSitePaths, type SitePaths } from './pages/site-paths.ts';
import { rememberLog } from './recent-log.ts';
import { readContentNews } from './sources/content-news.ts';
import { createDiagnostics } from './sources/diagnostics.ts';
import { createSampleQuotes } from './sources/quotes.ts';
import { openSiteSearch } from './sources/site-search.ts';
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
  const { settings, root } = options;
  const { log, recent } = rememberLog(options.log);
  const keys = loadKeyRing(settings);
  const storage = await openStorage(settings, { keys });
  const site = options.site ?? (await readSitePaths(settings));
  const callerKey = createCallerKey(settings);
  const published = await readFolder(resolve(root, 'public'), { cacheControl: cacheFor.day });
  // Made by the build, one for each page: there are none while the site is being written.
  const socialCards = await readFolder(resolve(root, 'build'), {
    cacheControl: cacheFor.day,
    include: (path) => path.startsWith('social/'),
  });
  const news = await readContentNews(root);
  const parts = {
    settings,
    publicFiles: new Map([...published, ...socialCards]),
    site,
    ports: {
      forms: createFormsPort({ settings, storage, keys }),
      news,
      quotes: createSampleQuotes(),
      search: await openSiteSearch({ root, site, news }),
      diagnostics: createDiagnostics({ root, storage, recent }),
    },
    formsApi: formsApi({
      settings,
      storage,
      keys,
      log,
      callerKey,
      formPath: (language, page) => site.pathOf(language, page),
      languageOf: (request) =>
        languageOfRequest(request, '/', { origins: settings.origins, pathLanguage: site.pathLanguage })
          .language,
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
