/** Renders the film's cut-outs and outlines where they are not there yet, beside the stills. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderedSchemes } from '../world/published-pictures.ts';
import { type CutoutSettings, renderCutouts } from '../world/render-still.ts';
import { type Cutout, cutouts, exposureOf, layerFile, type Outline, outlines } from './cutouts.ts';
import { stillFolder } from './render-stills.ts';

/**
 * Sees to it that every cut-out is there as its lines say.
 * @param again Renders those that are there as well: the model has changed.
 */
export function renderMissingCutouts(again: boolean): void {
  mkdirSync(stillFolder, { recursive: true });
  const all: [string, Cutout | Outline][] = [...Object.entries(cutouts), ...Object.entries(outlines)];
  const missing = all.filter(([name, line]) => again || !isThere(name, line));
  for (const scheme of renderedSchemes) {
    // An outline is the same by day; by night the model is built with its lamps, which an outline does not see.
    const now = missing.filter(([, line]) => ('scheme' in line ? line.scheme : 'night') === scheme);
    if (now.length === 0) continue;
    const started = Date.now();
    const scratch = mkdtempSync(join(tmpdir(), 'film-cutouts-'));
    const settings = now.map(
      ([name, line]): CutoutSettings => ({ ...line, target: join(stillFolder, layerFile(name)) }),
    );
    renderCutouts({ scheme, scratch, exposure: exposureOf({ scheme }) }, settings);
    for (const [name, line] of now) writeFileSync(noteOf(name), JSON.stringify(line));
    rmSync(scratch, { recursive: true });
    console.log(`cut-outs by ${scheme}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

function isThere(name: string, line: Cutout | Outline): boolean {
  const note = noteOf(name);
  return (
    existsSync(join(stillFolder, layerFile(name))) &&
    existsSync(note) &&
    readFileSync(note, 'utf8') === JSON.stringify(line)
  );
}

/** The file with the line that a cut-out was rendered from. */
function noteOf(name: string): string {
  return join(stillFolder, layerFile(name).replace('.png', '.json'));
}
