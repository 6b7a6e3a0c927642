import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/language.ts';
import { aliasTable } from '#site/aliases.ts';
import { readSlugFiles, routesFile } from '#site/read-slug-files.ts';
import { readSlugLock } from '#site/read-slug-lock.ts';
import { pathTable } from '#site/slugs.ts';
import { createSitePaths, type SitePaths } from './site-paths.ts';

/**
 * The site's addresses while a translator edits them: read again whenever a `routes.po` is saved, so that a new
 * address opens at once. A slug that cannot be used is reported and the addresses before it stay.
 * @param onChange Called after new addresses are in force.
 */
export async function liveSitePaths(onChange?: () => void): Promise<SitePaths> {
  const read = async (): Promise<SitePaths> => {
    const paths = pathTable(await readSlugFiles());
    return createSitePaths({ paths, lock: readSlugLock(), aliases: aliasTable(paths) });
  };
  let current = await read();
  for (const language of languages) {
    // The folder, not the file: editors save by putting a new file in the old one's place.
    const folder = fileURLToPath(new URL(`../../../${dirname(routesFile(language))}`, import.meta.url));
    let settling: NodeJS.Timeout | undefined;
    const watcher = watch(folder, (_, name) => {
      if (name !== 'routes.po') return;
      // One save is several events.
      clearTimeout(settling);
      settling = setTimeout(() => {
        read().then(
          (next) => {
            current = next;
            onChange?.();
          },
          (error: unknown) => console.error(error instanceof Error ? error.message : error),
        );
      }, 50);
    });
    watcher.unref();
  }
  return {
    resolve: (language, pathname) => current.resolve(language, pathname),
    pathLanguage: (pathname) => current.pathLanguage(pathname),
    pathOf: (...asked) => current.pathOf(...asked),
  };
}
