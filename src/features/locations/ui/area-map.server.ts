import { msg } from '@lingui/core/macro';
import { formatList, formatUnit } from '#i18n/formats.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import {
  type Area,
  areaAround,
  areaOf,
  areaSize,
  type Box,
  boundsOf,
  isFree,
  marksApart,
  onArea,
  ringsIn,
  spread,
  wordBox,
} from '../model/area-map.ts';
import { type DistanceUnit, inUnit, milesBetween, roundDistance } from '../model/distance.ts';
import { drawGround, type Ground } from '../model/outlines.ts';
import type { MapPoint } from '../model/places-map.ts';
import type { LocationsPort } from '../model/ports.ts';
import { type Point, placeName, type Yard } from '../model/yard.ts';

/** A mark of the map: a yard with its number in the list, or one that is not in it. */
export interface AreaMark {
  id: string;
  x: number;
  y: number;
  /** Where it is, if another mark has pushed it away from there. */
  at?: MapPoint;
  to?: string;
  name: string;
  /** How far it is. */
  detail?: string | undefined;
  text?: string;
  isMarked?: boolean;
  shape?: 'square';
}

/** A piece of land with what is to be seen on it. */
export interface AreaMapData {
  ground: Ground;
  marks: AreaMark[];
  rings: { id: string; x: number; y: number; r: number; label: string; at: MapPoint | null }[];
  towns: { id: string; name: string; x: number; y: number }[];
  place: (MapPoint & { name: string }) | null;
  /** What its numbers, its diamond, its rings and its squares stand for, in sentences. */
  legend: string;
}

/** Borders of counties are drawn on maps of no more than about 300 miles. */
const countiesBelow = 0.8;
/** On maps of more than about 800 miles rivers are drawn by their course alone, or their bends would weigh as much as the land. */
const bendsBelow = 2;
/** How many yards that are not in the list find room on a map. */
const mostOthers = 8;
/** How many towns are named: enough to know where one is. */
const mostTowns = 7;
/** Postal codes of a place that people know by name. */
const leastTown = 2;

/**
 * The map of an answer: its yards by number, where distances start, and the other yards between them.
 * @param found In the order of the list.
 * @param origin Where distances are measured from, as the drawing and as the sentence below it name it; `null` for nowhere.
 * @param distances How far each yard is, as the list says it.
 */
export function readAnswerMap(
  found: readonly Yard[],
  origin: (Point & { name: string; place: string; unit: DistanceUnit }) | null,
  locations: LocationsPort,
  distances: readonly (string | undefined)[] = [],
): AreaMapData | null {
  if (found.length === 0) return null;
  const area = areaOf([...found, ...(origin ? [origin] : [])]);
  const listed = new Set(found.map(({ id }) => id));
  const others = thinned(
    area,
    found,
    locations.yards.filter((yard) => !listed.has(yard.id) && isInside(onArea(area, yard))),
  );
  const at = spread(
    [...found, ...others].map((yard) => onArea(area, yard)),
    origin && onArea(area, origin),
  );
  const marks = found.map(
    (yard, index): AreaMark => ({
      ...markOf(yard, at[index] ?? onArea(area, yard)),
      ...pushedFrom(onArea(area, yard), at[index]),
      name: `${index + 1}. ${placeName(yard)}`,
      detail: distances[index],
      text: String(index + 1),
      isMarked: true,
    }),
  );
  for (const [index, yard] of others.entries()) {
    const point = onArea(area, yard);
    const free = at[found.length + index] ?? rounded(point);
    marks.push({ ...markOf(yard, free), ...pushedFrom(point, free) });
  }
  return mapOf(area, marks, origin, locations, numbersNote(origin?.place ?? ''));
}

/**
 * The neighborhood of a yard: sixty miles around it, its rings, and the other yards in it as links.
 * @param unit What distances are told in there.
 */
export function readYardMap(yard: Yard, unit: DistanceUnit, locations: LocationsPort): AreaMapData {
  const area = areaAround(yard);
  const middle = onArea(area, yard);
  const others = locations.yards.filter(({ id, ...at }) => id !== yard.id && isInside(onArea(area, at)));
  const at = spread(
    others.map((other) => onArea(area, other)),
    middle,
  );
  const marks = others.map((other, index): AreaMark => {
    const away = roundDistance(inUnit(milesBetween(yard, other), unit));
    return {
      ...markOf(other, at[index] ?? onArea(area, other)),
      ...pushedFrom(onArea(area, other), at[index]),
      detail: formatUnit(away, unit),
    };
  });
  return mapOf(area, marks, { ...yard, name: '', unit }, locations, ownNote());
}

function mapOf(
  area: Area,
  marks: AreaMark[],
  origin: (Point & { name: string; unit: DistanceUnit }) | null,
  locations: LocationsPort,
  lead: string,
): AreaMapData {
  const { outlines, cities } = locations.land(boundsOf(area));
  const place = origin && { ...rounded(onArea(area, origin)), name: origin.name };
  const taken: Box[] = marks.map(({ x, y }) => boxAround({ x, y }, 15));
  if (place) taken.push(boxAround(place, 14));
  // Its name stands below it where there is room; the list says it in any case.
  const named = place && wordBox({ x: place.x, y: place.y + 28 }, place.name);
  const isNamed = named !== null && isFree(named, taken);
  if (isNamed) taken.push(named);
  const rings = place && origin ? ringsAround(area, place, origin.unit, taken) : [];
  const towns: AreaMapData['towns'] = [];
  for (const { city, region, size, ...point } of cities) {
    if (towns.length === mostTowns || size < leastTown) break;
    if (place?.name.startsWith(`${city},`)) continue;
    const { x, y } = rounded(onArea(area, point));
    // Where a yard stands in the town itself, the name goes below or above it.
    const free = [y + 5, y + 29, y - 18].find((line) => isFree(wordBox({ x, y: line }, city), taken));
    if (free === undefined) continue;
    taken.push(wordBox({ x, y: free }, city));
    towns.push({ id: `${city}-${region}`, name: city, x, y: free });
  }
  return {
    ground: drawGround(outlines, {
      project: (point) => onArea(area, point),
      ...areaSize,
      hasCounties: area.milesPerUnit < countiesBelow,
      riverGrain: area.milesPerUnit < bendsBelow ? 1 : 5,
    }),
    marks,
    rings,
    towns,
    place: place && { ...place, name: isNamed ? place.name : '' },
    legend: [
      lead,
      ringsNote(formatList(rings.map(({ label }) => label))),
      marks.some(({ shape }) => shape === 'square') ? squaresNote() : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

/** Circles around a place, each with its distance where nothing else stands; without room for that, the line below says it. */
function ringsAround(area: Area, { x, y }: MapPoint, unit: DistanceUnit, taken: Box[]): AreaMapData['rings'] {
  return ringsIn(area, unit).map(({ distance, r }) => {
    const label = formatUnit(distance, unit);
    const at = [r, r + 9]
      .flatMap((away) => ringAngles.map((angle) => ({ away, angle })))
      .map(({ away, angle }) => rounded({ x: x + away * Math.cos(angle), y: y - away * Math.sin(angle) + 4 }))
      .find((point) => isFree(wordBox(point, label), taken));
    if (at) taken.push(wordBox(at, label));
    return { id: String(distance), x, y, r, label, at: at ?? null };
  });
}

const ringAngles = [90, 270, 60, 120, 240, 300, 0, 180, 30, 150, 210, 330].map(
  (degrees) => (degrees * Math.PI) / 180,
);

function markOf(yard: Yard, { x, y }: MapPoint): AreaMark {
  return {
    id: yard.id,
    x,
    y,
    name: placeName(yard),
    to: pathTo('yard', { parameters: { id: yard.id } }),
    ...(yard.division === 'ARB' && { shape: 'square' as const }),
  };
}

/** Less than this is within the mark, and nobody takes it for another place. In units. */
const unseenPush = 5;

function pushedFrom(at: MapPoint, to: MapPoint = at): { at?: MapPoint } {
  return Math.hypot(to.x - at.x, to.y - at.y) > unseenPush ? { at: rounded(at) } : {};
}

const rounded = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) });
/**
 * The yards between those of a list. In a town all of them, moved apart: a kind of which some were left out where it is crowded
 * would be counted wrong. On half a continent those that have room where they are.
 */
function thinned(area: Area, found: readonly Yard[], others: readonly Yard[]): readonly Yard[] {
  if (others.length <= mostOthers) return others;
  const taken = found.map((yard) => onArea(area, yard));
  return others.filter((yard) => {
    const point = onArea(area, yard);
    const isFree = taken.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= marksApart);
    if (isFree) taken.push(point);
    return isFree;
  });
}

const isInside = ({ x, y }: MapPoint): boolean =>
  x > 18 && y > 18 && x < areaSize.width - 18 && y < areaSize.height - 18;
const boxAround = ({ x, y }: MapPoint, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

function numbersNote(place: string): string {
  return i18n._(
    place === ''
      ? msg({ message: 'Numbers as in the list.', comment: 'Under a map with numbered yards' })
      : msg({
          message: `Numbers as in the list. The diamond is ${place}.`,
          comment: 'Under a map with numbered yards; {place} is "Houston, TX 77002"',
        }),
  );
}

const ownNote = () =>
  i18n._(msg({ message: 'The diamond is this yard.', comment: 'Under the map around a yard' }));

function ringsNote(ringsText: string): string {
  if (ringsText === '') return '';
  return i18n._(
    msg({
      message: `Rings: ${ringsText}.`,
      comment: 'Under a map: how far its circles are; {ringsText} is "10 miles, 25 miles, and 50 miles"',
    }),
  );
}

const squaresNote = () =>
  i18n._(
    msg({
      message: 'Squares are auto parts yards.',
      comment: 'Under a map: what its square marks are, as against round ones',
    }),
  );
