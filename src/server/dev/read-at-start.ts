import { join, matchesGlob, normalize, relative } from 'node:path';

/** Read by Vite and the router in ways of their own. */
const settings = ['vite.config.ts', 'react-router.config.ts', 'lingui.config.ts', 'src/app/routes.ts'];
/**
 * Read by Node: which pages there are and where, and the server's own code. What else Node reads of `src`, such as the rules
 * of a form, pages have too, and there a save shows at once; the calls of the server follow when it starts anew.
 */
const frame = ['src/site/**', 'src/server/**', 'src/features/*/server/**', 'packages/**'];

/** The files that a process reads at its start and never again. */
export interface FilesReadAtStart {
  has(file: string): boolean;
  list(): string[];
}

/**
 * What a process cannot take up when it is saved, so that another one has to be started.
 * @param root The project's folder.
 * @param readByNode What Node has read so far; it grows.
 */
export function filesReadAtStart(root: string, readByNode: ReadonlySet<string>): FilesReadAtStart {
  const files = new Set(settings.map((file) => join(root, file)));
  const isOfFrame = (file: string) => frame.some((glob) => matchesGlob(relative(root, file), glob));
  const has = (name: string) => {
    const file = normalize(name);
    return files.has(file) || (readByNode.has(file) && isOfFrame(file));
  };
  return { has, list: () => [...files, ...[...readByNode].filter(has)] };
}
