/**
 * Writes single pictures of the film as PNG, to look at while drawing:
 *
 *   node packages/artwork/film/preview-frames.ts <folder> <second> [<second> …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFilm } from './frames.ts';

const [folder, ...seconds] = process.argv.slice(2);
if (folder === undefined || seconds.length === 0) {
  throw new Error(
    'Nothing to draw: give a folder and at least one second, as in `preview-frames.ts /tmp/film 12.5`.',
  );
}
await mkdir(folder, { recursive: true });
await openFilm(async (frame) => {
  for (const second of seconds) {
    await writeFile(join(folder, `${second.padStart(5, '0')}.png`), await frame(Number(second), 'image/png'));
  }
});
