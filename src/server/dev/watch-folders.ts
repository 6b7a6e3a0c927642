import { readdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Calls `onSave` with the absolute path of each file that is saved below the folders or beside them. Folder by folder:
 * where the system cannot watch a tree, Node watches every single file of it, and there are thousands.
 */
export function watchFolders(root: string, folders: readonly string[], onSave: (file: string) => void): void {
  const watched = new Set<string>();
  const watchOne = (folder: string, whole: boolean): void => {
    if (watched.has(folder)) return;
    watched.add(folder);
    const watcher = watch(folder, (_, name) => {
      if (name === null) return;
      onSave(join(folder, name));
      if (whole) watchTree(folder);
    });
    // A folder that is taken away is none of our business any more.
    watcher.on('error', () => watched.delete(folder));
    watcher.on('close', () => watched.delete(folder));
    watcher.unref();
  };
  const watchTree = (folder: string): void => {
    watchOne(folder, true);
    for (const entry of entriesOf(folder))
      if (entry.isDirectory() && entry.name !== 'node_modules' && !watched.has(join(folder, entry.name)))
        watchTree(join(folder, entry.name));
  };
  watchOne(resolve(root), false);
  for (const folder of folders) watchTree(resolve(root, folder));
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
