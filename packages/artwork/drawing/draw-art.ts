/**
 * Writes the small scenes as SVG files for `design-system/art`, whose components colour them by role. One file each, so
 * that a page fetches only the scenes it shows, and neither its HTML nor its script carries them. What a component does
 * carry is the view box, which keeps the place free, and the place that something turns around; they are written into the
 * component here:
 *
 *   node packages/artwork/drawing/draw-art.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { artOf } from './scene-art.ts';
import { componentFor, componentOf, sceneFile } from './scene-file.ts';
import { pageScenes, scenePivots } from './scenes-for-pages.ts';

const art = new URL('../../../src/design-system/art/', import.meta.url);
const drawings = new URL('drawings/', art);

await mkdir(drawings, { recursive: true });
for (const [name, scene] of Object.entries(pageScenes)) {
  const drawn = artOf(scene());
  const source = sceneFile(drawn);
  await writeFile(new URL(`${name}.svg`, drawings), source);
  const component = new URL(`${componentOf(name)}.tsx`, art);
  const before = await readFile(component, 'utf8');
  const after = componentFor(before, drawn, scenePivots[name]);
  if (after !== before) await writeFile(component, after);
  console.log(`${name}: ${source.length} bytes`);
}
