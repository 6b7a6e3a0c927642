/** A scene as the SVG file that a page fetches. */
import type { Spot } from './isometric.ts';
import type { Art } from './scene-art.ts';

/**
 * A file that shows nothing by itself: the page takes its `#scene` and gives it ink and tones. Where something moves, the scene
 * has three parts: what lies behind it, what moves, what lies in front.
 */
export function sceneFile({ viewBox, pieces, moving }: Art): string {
  const paths = pieces.map(([look, path, width]) => `<path ${attributesOf(look, width)} d="${path}"/>`);
  const group = (id: string, of: string[]) => `<g id="${id}">\n${of.join('\n')}\n</g>`;
  const parts = moving
    ? [
        group('behind', paths.slice(0, moving[0])),
        group('moving', paths.slice(...moving)),
        group('front', paths.slice(moving[1])),
      ]
    : paths;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${group('scene', parts)}</svg>\n`;
}

/** The component with the room and the pivot that its drawing needs. */
export function componentFor(source: string, { viewBox, placeOf }: Art, pivot: Spot | undefined): string {
  const at = pivot && placeOf(pivot).map((value) => Math.round(value * 10) / 10);
  const sized = source.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  return at ? sized.replace(/pivot=\{\[[^\]]*\]\}/, `pivot={[${at.join(', ')}]}`) : sized;
}

/** The component that shows a scene: 'hard-hat' -> 'HardHatArt'. */
export function componentOf(scene: string): string {
  return `${scene.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Art`;
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
