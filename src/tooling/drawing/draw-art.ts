/**
 * Writes the small scenes as SVG files for `design-system/art`, whose component colours them by role. One file each, so
 * that a page fetches only the scenes it shows, and neither its HTML nor its script carries them:
 *
 *   node src/tooling/drawing/draw-art.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Art, artOf } from './scene-art.ts';
import { pageScenes } from './scenes-for-pages.ts';

const folder = new URL('../../design-system/art/drawings/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(pageScenes)) {
  const source = fileOf(artOf(scene()));
  await writeFile(new URL(`${name}.svg`, folder), source);
  console.log(`${name}: ${source.length} bytes`);
}

/** A file that shows nothing by itself: the page takes its `#scene` and gives it ink and tones. */
function fileOf({ viewBox, pieces }: Art): string {
  const paths = pieces.map(([look, path, width]) => `<path ${attributesOf(look, width)} d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="scene">\n${paths.join('\n')}\n</g></svg>\n`;
}

/**
 * The looks as attributes. Tones are CSS variables: they reach a drawing taken from another file, where the page's own
 * rules do not.
 */
function attributesOf(look: string, width: number | undefined): string {
  const looks = look.split(' ');
  const tone = looks.find((each) => each.startsWith('t'));
  const paint = looks.includes('n')
    ? `fill="none" stroke="var(--${tone})"`
    : looks.includes('o') || looks.includes('f')
      ? 'fill="none"'
      : `fill="var(--${tone})"`;
  return [
    paint,
    looks.includes('h') || looks.includes('f') ? 'stroke-opacity=".5"' : '',
    looks.includes('w') ? 'stroke="none"' : '',
    // Lines keep their weight at every size; only pipes, which have a width of their own, grow with the drawing.
    width === undefined ? 'vector-effect="non-scaling-stroke"' : `stroke-width="${width}"`,
  ]
    .filter(Boolean)
    .join(' ');
}
