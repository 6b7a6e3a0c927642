import { type MapPoint, mapSize, onMap } from '#features/locations/model/places-map.ts';

/** Distance of two dots, and how wide one is, in units of the map. */
const step = 11;
const dot = 6.8;
/** Canada is known by few codes; so many steps around each are drawn. */
const canadianReach = 2;

/**
 * The map that stands behind the pins: a dot wherever people have a postal code, on a grid of triangles. It is made of the
 * index itself, so it needs no outline of any country, and shows what a visitor of ours looks for: land where people are.
 *
 * @param index The text of the index, as `indexText` writes it.
 */
export function placesMapSvg(index: string): string {
  const dots = new Set<string>();
  for (const line of index.trimEnd().split('\n')) {
    const [code = '', latitude, longitude] = line.split('\t');
    const at = onMap({ latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 });
    // A whole province has its middle where nobody lives.
    if (/^[A-Z]\d?$/.test(code)) continue;
    const reach = /^\d/.test(code) ? 0 : canadianReach;
    for (let row = -reach; row <= reach; row += 1) {
      const wide = reach - Math.abs(row) / 2;
      for (let column = -wide; column <= wide; column += 1) {
        const near = snapped({ x: at.x + column * step, y: at.y + row * rowHeight });
        if (isOnMap(near)) dots.add(`${near.y} ${near.x}`);
      }
    }
  }
  const sorted = [...dots]
    .map((text) => text.split(' ').map(Number))
    .sort(([y1 = 0, x1 = 0], [y2 = 0, x2 = 0]) => y1 - y2 || x1 - x2);
  const path = sorted.map(([y, x]) => `M${x} ${y}h0`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}"><path d="${path}" fill="none" stroke="#000" stroke-width="${dot}" stroke-linecap="round"/></svg>\n`;
}

const rowHeight = (step * Math.sqrt(3)) / 2;

/** The nearest point of the grid, in whole units. */
function snapped({ x, y }: MapPoint): MapPoint {
  const row = Math.round(y / rowHeight);
  const shift = row % 2 === 0 ? 0 : step / 2;
  return {
    x: Math.round(Math.round((x - shift) / step) * step + shift),
    y: Math.round(row * rowHeight),
  };
}

/** Alaska, Hawaii and the islands are not on it. */
const isOnMap = ({ x, y }: MapPoint): boolean =>
  x > dot && y > dot && x < mapSize.width - dot && y < mapSize.height - dot;
