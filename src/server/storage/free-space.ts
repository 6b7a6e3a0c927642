import { statfs } from 'node:fs/promises';

/** Thrown instead of storing while the disk is nearly full. Its message names no path. */
export class StorageFullError extends Error {
  /** What a log may show. */
  readonly code = 'STORAGE_FULL';

  constructor() {
    super(
      'Less disk space is free than is kept back for deliveries that are under way, so nothing new is stored. ' +
        'Free some space; the site takes requests again by itself.',
    );
    this.name = 'StorageFullError';
  }
}

/**
 * What must stay free, in bytes: 256 MB. A delivery that cannot be written down as done would be sent again, so new
 * submissions stop while there is still room for that.
 */
export const diskReserve = 256 * 1024 * 1024;

/** Free bytes of the disk that a folder is on, for a process without special rights. */
export type FreeSpace = (folder: string) => Promise<number>;

/** Asks the file system. */
export async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Makes the guard of a folder: it resolves while there is room and rejects with `StorageFullError` when there is none. */
export function roomGuard(folder: string, freeSpace: FreeSpace = freeSpaceOf): () => Promise<void> {
  return async function assertRoom() {
    if ((await freeSpace(folder)) < diskReserve) throw new StorageFullError();
  };
}
