import { mapSize } from '#features/locations/model/map-size.ts';
import { drawGround, type Outline, readOutlines } from '#features/locations/model/outlines.ts';
import { onMap } from '#features/locations/model/places-map.ts';

/**
 * The map that stands behind the pins: land with the borders of states, as a mask of two strengths. It takes the color of the
 * scheme from the page that shows it.
 */
export function continentSvg(texts: ReadonlyMap<string, string>): string {
  const outlines = [...texts].flatMap(([id, text]) => readOutlines(text, id)).map((outline) => bent(outline));
  // A river's own bends are lost at this scale: its course is what one knows it by.
  const grains = { grain: 2.2, riverGrain: 4 };
  const ground = drawGround(outlines, { project: onMap, ...mapSize, ...grains, hasCounties: false });
  const sheet = `<path d="M0 0h${mapSize.width}v${mapSize.height}H0z" fill="#fff"/>`;
  const shore = `<mask id="shore">${sheet}<path d="${ground.lake}"/></mask>`;
  // Rivers are water as lakes and the sea are: cut out of the land, but not out of the border that runs along one.
  const bank = `<mask id="bank">${sheet}<path d="${ground.river}" fill="none" stroke="#000" stroke-width="2.4" stroke-linejoin="round"/></mask>`;
  const land = `<path id="abroad" d="${ground.abroad}" mask="url(#shore)"/><path id="land" d="${ground.land}"/>`;
  const lines = `<use href="#abroad"/><use href="#land"/><path d="${ground.border}"/>`;
  const paths = `<g mask="url(#bank)" fill-opacity=".3">${land}</g><g fill="none" stroke="#000" stroke-width="1.2" stroke-linejoin="round">${lines}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${shore}${bank}${paths}</svg>\n`;
}

/**
 * The same line in short steps. The border along the 49th parallel has two points in one country's map and many in the other's;
 * parallels bend on this map, and between a straight line and a bent one water would show where there is none.
 * @param longest No step of a line is longer than this, in degrees.
 */
export function bent(outline: Outline, longest = 1): Outline {
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
