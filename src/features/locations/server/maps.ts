import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapNames, mapsFolder, noMap } from '../model/map-names.ts';
import { type Outline, readOutlines } from '../model/outlines.ts';

/** Reads some maps into memory. @throws when one does not exist or is damaged: a page must not show land that is none. */
export async function loadMaps(root: string, names: readonly string[] = mapNames): Promise<Outline[]> {
  const maps = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(root, mapsFolder, `${name}.txt`), 'utf8').catch(() => {
        throw new Error(noMap(name));
      });
      return readOutlines(text, name);
    }),
  );
  return maps.flat();
}
