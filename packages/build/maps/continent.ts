import { drawGround, readOutlines } from '#features/locations/model/outlines.ts';
import { mapSize, onMap } from '#features/locations/model/places-map.ts';

/**
 * The map that stands behind the pins: land with the borders of states, as a mask of two strengths. It takes the color of the
 * scheme from the page that shows it.
 */
export function continentSvg(texts: ReadonlyMap<string, string>): string {
  const outlines = [...texts].flatMap(([id, text]) => readOutlines(text, id));
  const ground = drawGround(outlines, { project: onMap, ...mapSize, grain: 2.2, hasCounties: false });
  const water = `<mask id="shore"><path d="M0 0h${mapSize.width}v${mapSize.height}H0z" fill="#fff"/><path d="${ground.lake}"/></mask>`;
  const line = 'fill-opacity=".3" stroke="#000" stroke-width="1.2" stroke-linejoin="round"';
  const paths = `<path d="${ground.abroad}" ${line} mask="url(#shore)"/><path d="${ground.land}" ${line}/><path d="${ground.border}" ${line} fill="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${water}${paths}</svg>\n`;
}
