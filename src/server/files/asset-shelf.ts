import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { folderFault } from '../storage/folder-fault.ts';
import { cacheFor, readServedFile } from './read-folder.ts';
import type { ServedFile } from './served-file.ts';

/** Assets of builds before and after this one, which pages that are open ask for during and after a release. */
export type AssetShelf = {
  /** The file at an address below `/assets/`, where some build of the last weeks had one. */
  find(path: string): Promise<ServedFile | undefined>;
  /** Marks what this build has as used now, and lays down again what is gone. Due every day that it runs. */
  keep(): Promise<void>;
};

/** What a shelf is made of. */
export type AssetShelfOptions = {
  /** The folder; several instances may share it. */
  folder: string;
  /** The folders of this build that hold `assets/`. */
  builds: readonly string[];
  /** How many days a build's assets stay after it last ran. */
  days: number;
  now?: () => number;
};

/** Names that hold a hash, of seven letters in scripts and eight in all else: what is asked for under one is the same whichever build made it. */
const hashed = /^\/assets\/[\w./-]+-[\w-]{7,8}\.\w+$/;

/** An instance of the next build may have filled the shelf since; it is not looked through for each request. */
const lookEvery = 2000;

const day = 86_400_000;

/**
 * Lays the assets of this build on the shelf, takes away what no build has used for so many days, and hands out the rest.
 * Only what is found in the folder can be handed out, under exactly this name: no request becomes a file name.
 * @throws with a sentence that says what to do when the folder takes no file.
 */
export async function openAssetShelf({
  folder,
  builds,
  days,
  now = Date.now,
}: AssetShelfOptions): Promise<AssetShelf> {
  async function keep(): Promise<void> {
    for (const build of builds) await layDown(build, folder, now());
  }

  try {
    await keep();
  } catch (error) {
    const words = folderFault(error, 'ASSET_SHELF');
    if (words === undefined) throw error;
    throw new Error(`The assets in ${folder} cannot be laid out: ${words}`, { cause: error });
  }
  await takeAway(folder, now() - days * day);
  const opened = new Map<string, Promise<ServedFile>>();
  let names: ReadonlySet<string> = new Set(await pathsIn(folder));
  let lookedAt = now();

  return {
    keep,
    async find(path) {
      if (!hashed.test(path) || /\.(br|gz|map)$/.test(path)) return undefined;
      const name = path.slice(1);
      if (!names.has(name) && now() - lookedAt > lookEvery) {
        lookedAt = now();
        names = new Set(await pathsIn(folder));
      }
      if (!names.has(name)) return undefined;
      const known = opened.get(name) ?? readServedFile(join(folder, name), cacheFor.ever);
      opened.set(name, known);
      return await known.catch(() => {
        // Taken away in this moment, by an instance that found it too old.
        opened.delete(name);
        return undefined;
      });
    },
  };
}

/** Copies what is not there, each file whole under its name, and marks all of it as used now. */
async function layDown(build: string, folder: string, moment: number): Promise<void> {
  for (const path of await pathsIn(join(build, 'assets'))) {
    const target = join(folder, 'assets', path);
    await mkdir(dirname(target), { recursive: true });
    if (!(await exists(target))) {
      const draft = `${target}.${process.pid}.draft`;
      try {
        await copyFile(join(build, 'assets', path), draft);
        await rename(draft, target);
      } catch (error) {
        // Each start on a full disk would leave one more.
        await unlink(draft).catch(() => undefined);
        throw error;
      }
    }
    await utimes(target, moment / 1000, moment / 1000);
  }
}

async function takeAway(folder: string, oldest: number): Promise<void> {
  for (const path of await pathsIn(folder)) {
    const file = join(folder, path);
    const isOld = (await stat(file).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (isOld < oldest) await unlink(file).catch(() => undefined);
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}
