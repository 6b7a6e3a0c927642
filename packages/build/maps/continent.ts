import { mapSize } from '#features/locations/model/map-size.ts';
import { drawGround, type Outline, readOutlines } from '#features/locations/model/outlines.ts';
import { onMap } from '#features/locations/model/places-map.ts';

/**
 * The map that stands behind the pins: land with the borders of states, as a mask of two strengths. It takes the color of the
 * scheme from the page that shows it.
 */
export function continentSvg(texts: ReadonlyMap<string, string>): string {
  const outlines = [...texts].flatMap(([id, text]) => readOutlines(text, id)).map(bent);
  const ground = drawGround(outlines, { project: onMap, ...mapSize, grain: 2.2, hasCounties: false });
  const water = `<mask id="shore"><path d="M0 0h${mapSize.width}v${mapSize.height}H0z" fill="#fff"/><path d="${ground.lake}"/></mask>`;
  const line = 'fill-opacity=".3" stroke="#000" stroke-width="1.2" stroke-linejoin="round"';
  const paths = `<path d="${ground.abroad}" ${line} mask="url(#shore)"/><path d="${ground.land}" ${line}/><path d="${ground.border}" ${line} fill="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${water}${paths}</svg>\n`;
}

/** No step of a line is longer than this, in degrees. */
const longest = 1;

/**
 * The same line in short steps. The border along the 49th parallel has two points in one country's map and many in the other's;
 * parallels bend on this map, and between a straight line and a bent one water would show where there is none.
 */
export function bent(outline: Outline): Outline {
  const points: number[] = [];
  let [lastX, lastY] = [outline.points[0] ?? 0, outline.points[1] ?? 0];
  for (let at = 0; at < outline.points.length; at += 2) {
    const [x, y] = [outline.points[at] ?? 0, outline.points[at + 1] ?? 0];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - lastX, y - lastY) / longest));
    for (let step = 1; step <= steps; step += 1)
      points.push(lastX + ((x - lastX) * step) / steps, lastY + ((y - lastY) * step) / steps);
    [lastX, lastY] = [x, y];
  }
  return { ...outline, points: new Float32Array(points) };
}
