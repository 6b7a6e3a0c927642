import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/language.ts';
import { aliasTable } from '#site/aliases.ts';
import { readSlugFiles, routesFile } from '#site/read-slug-files.server.ts';
import { readSlugLock } from '#site/read-slug-lock.server.ts';
import { acceptPaths, lockedPaths } from '#site/slug-lock.ts';
import { type PathTable, pathTable } from '#site/slugs.ts';
import { createSitePaths, type SitePaths } from '../pages/site-paths.ts';

/** What may be told of addresses that are being edited. */
export interface LiveSitePathsOptions {
  /** Called with the new addresses after they are in force. */
  onChange?: (paths: PathTable) => void;
  /** The project's folder. Default: this one. */
  root?: URL;
}

/**
 * The site's addresses while a translator edits them: read again whenever a `routes.po` is saved, so that a new
 * address opens at once. A slug that cannot be used is reported and the addresses before it stay.
 */
export function liveSitePaths(options: LiveSitePathsOptions = {}): SitePaths {
  const { onChange, root = new URL('../../../', import.meta.url) } = options;
  let lock = readSlugLock(root);
  let current: SitePaths;
  const read = (): PathTable => {
    const slugs = readSlugFiles(root);
    const paths = pathTable(slugs);
    // An address that was tried out a minute ago may still be open in a browser; the file is written on acceptance.
    lock = acceptPaths(lock, lockedPaths(slugs)).lock;
    current = createSitePaths({ paths, lock, aliases: aliasTable(paths) });
    return paths;
  };
  read();
  for (const language of languages) {
    // The folder, not the file: editors save by putting a new file in the old one's place.
    const folder = fileURLToPath(new URL(dirname(routesFile(language)), root));
    let settling: NodeJS.Timeout | undefined;
    const watcher = watch(folder, (_, name) => {
      if (name !== 'routes.po') return;
      // One save is several events.
      clearTimeout(settling);
      settling = setTimeout(() => {
        try {
          onChange?.(read());
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
        }
      }, 20);
    });
    watcher.unref();
  }
  return {
    resolve: (language, pathname) => current.resolve(language, pathname),
    pathLanguage: (...asked) => current.pathLanguage(...asked),
    shows: (pageId) => current.shows(pageId),
    pathOf: (...asked) => current.pathOf(...asked),
    patternOf: (...asked) => current.patternOf(...asked),
  };
}
