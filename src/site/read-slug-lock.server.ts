import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseLock, type SlugLock } from './slug-lock.ts';

/** Where the addresses that were ever published are kept, below the project's folder. */
export const slugLockFile = 'locales/slugs.lock.json';

/**
 * Reads the lock from its file, for the server and the commands; a browser needs no address that is past.
 * @param root The project's folder, as a URL or a path ending in a slash.
 * @throws when the file is missing or no lock: without it every old link would lead to the 404 page.
 */
export function readSlugLock(root: URL | string = new URL('../../', import.meta.url)): SlugLock {
  const folder = root instanceof URL ? fileURLToPath(root) : root;
  try {
    return parseLock(readFileSync(folder + slugLockFile, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${slugLockFile} cannot be read (${reason}); old addresses would lead nowhere; bring it back from the ` +
        'last commit, or, if it holds marks of a merge, keep the lines of both sides.',
    );
  }
}
