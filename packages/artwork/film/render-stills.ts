/** Renders the stills that the film is made of, where they are not there yet; a `.cache` keeps them, git does not. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderStill } from '../world/render-still.ts';
import { stillFile, stillNames, stills } from './stills.ts';

/** The folder with the stills. */
export const stillFolder = fileURLToPath(new URL('../../../.cache/film/', import.meta.url));

/**
 * Sees to it that every still is there as its line says. What it was rendered from lies beside it, or a picture of another
 * cut-out would be laid where the new one belongs.
 * @param again Renders those that are there as well: the model has changed.
 */
export function renderStills(again: boolean): void {
  mkdirSync(stillFolder, { recursive: true });
  for (const name of stillNames) {
    const file = join(stillFolder, stillFile(name));
    const line = JSON.stringify(stills[name]);
    const note = join(stillFolder, `${name}.json`);
    const isThere = existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === line;
    if (isThere && !again) continue;
    const started = Date.now();
    const scratch = mkdtempSync(join(tmpdir(), 'film-still-'));
    const [width] = stills[name].pixels;
    renderStill({
      ...stills[name],
      film: true,
      fade: 0,
      sizes: [width],
      scratch,
      target: join(scratch, name),
    });
    renameSync(join(scratch, `${name}-${width}.png`), file);
    writeFileSync(note, line);
    rmSync(scratch, { recursive: true });
    console.log(`still ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
}
