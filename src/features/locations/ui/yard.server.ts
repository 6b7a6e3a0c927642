import { brand } from '#brand';
import { giveOnce } from '#design-system/served-once.tsx';
import families from '#features/materials/content/families.json';
import { schema as familiesSchema } from '#features/materials/content/families.schema.ts';
import materials from '#features/materials/content/materials.json';
import { schema as materialsSchema } from '#features/materials/content/materials.schema.ts';
import { readShortPartPrices } from '#features/parts/ui/short-part-prices.server.ts';
import type { KnownBoard } from '#features/prices/ui/board.server.ts';
import { readYardPrices } from '#features/prices/ui/yard-prices.server.ts';
import {
  formatClock,
  formatDay,
  formatDayOfYear,
  formatLanguages,
  formatList,
  formatUnit,
  formatWeekday,
  formatZone,
} from '#i18n/formats.ts';
import { i18n } from '#i18n/i18n.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { localMoment } from '#i18n/world/local-clock.ts';
import { messages as sellMessages } from '#locale/sell-content.po';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { milesBetween, roundDistance } from '../model/distance.ts';
import { holidaysIn } from '../model/holidays.ts';
import { noticesOf } from '../model/notices.ts';
import { clockText, openingWeek, type Span } from '../model/opening.ts';
import type { LocationsPort } from '../model/ports.ts';
import { sitePlan } from '../model/site-plan.ts';
import { nearestTaking } from '../model/taken-materials.ts';
import { placeName, type Yard, yardName } from '../model/yard.ts';
import { yardFile } from '../model/yard-file.ts';
import { type AreaMapData, readYardMap } from './area-map.server.ts';
import { readLocationSearch, readLocations } from './places.server.ts';
import { readYardCard } from './yard-card.server.ts';
import { endPart, partOfYard, takesPart, wayPart } from './yard-parts-id.ts';
import { cardOf, dayNamed, named, readYardWords, told, type YardContent } from './yards.server.ts';

/** States and provinces whose rules the page `what-to-bring` knows, by its ids. */
const bringPlaces: Record<string, string> = {
  OR: 'oregon',
  WA: 'washington',
  CA: 'california',
  TX: 'texas',
  UT: 'utah',
  AL: 'alabama',
  MI: 'michigan',
  BC: 'british-columbia',
  AB: 'alberta',
};

/** What one must know before selling a car or taking a part off one. */
const partsGuides = ['car-offer', 'vehicle-inventory', 'title-and-paperwork', 'yard-rules'] as const;

/** How many other yards the page offers. */
const neighbours = 3;

/**
 * All that the page of a yard shows; `null` when no place has this id.
 * @param known What the yard pays, as far as the source of prices says it.
 * @param grade Id of the grade whose price history is asked for.
 */
export function readYardPage(
  id: string,
  locations: LocationsPort,
  known: KnownBoard,
  grade: string | null = null,
) {
  const { yards, around, notices } = readYardWords();
  const yard = yards.find((each) => each.id === id);
  if (!yard) return null;
  const at = locations.now();
  return {
    id,
    title: yardName(yard),
    trail: placeName(yard),
    map: mapOfYard(yard, locations),
    desks: desksOf(yard),
    guides:
      yard.division === 'ARB'
        ? partsGuides.map((page) => ({
            to: page === 'vehicle-inventory' ? pathTo(page, { search: { yard: id } }) : pathTo(page),
            label: i18n._(pageLabel(page)),
          }))
        : [],
    parts:
      yard.division === 'ARB'
        ? { ...around.parts, rows: readShortPartPrices(), to: pathTo('part-prices') }
        : null,
    lead: yard.text,
    card: cardOf(yard, { at }),
    notices: noticesOf(yard, notices, at).map(({ id: notice, title, text }) => ({ id: notice, title, text })),
    file: yardFile(pathTo('yard', { parameters: { id } }), 'vcf'),
    wallet: readYardCard(yard, bringPlaces[yard.region] ?? ''),
    hours: hoursOf(yard, at),
    way: { ...wayOf(yard), links: wayOf(yard).links.slice(0, 2) },
    wayFacts: giveOnce(partOfYard(wayPart, id), wayFactsOf(yard)),
    takesHeading: around.takes.heading,
    takes: giveOnce(partOfYard(takesPart, id), takesOf(yard, yards)),
    offers: {
      heading: around.offers.heading,
      items: yard.services.map((service) => ({ id: service, text: told(around.services, service) })),
    },
    /** Parts are pulled here. */
    hasVehicles: yard.division === 'ARB',
    prices: readYardPrices(known, {
      buysMetal: yard.division === 'MRB',
      timeZone: yard.timeZone,
      words: around.prices,
      units: around.units,
      file: {
        label: around.prices.file.label,
        href: yardFile(pathTo('yard', { parameters: { id } }), 'csv'),
      },
      wanted: grade,
    }),
    end: giveOnce(endPart, { toTop: around.top.label }),
    bring: pathTo('what-to-bring', {
      ...(bringPlaces[yard.region] ? { search: { place: bringPlaces[yard.region] ?? '' } } : {}),
    }),
    near: yards
      .filter((other) => other.id !== id)
      .map((other) => ({ other, miles: milesBetween(yard, other) }))
      .sort((one, two) => one.miles - two.miles)
      .slice(0, neighbours)
      .map(({ other, miles }) => cardOf(other, { at, ...distanceFor(yard, miles) })),
    onward: around.onward,
    facts: factsOf(yard),
  };
}

/** The page of a yard, as its parts take it. */
export type YardPageData = Omit<NonNullable<ReturnType<typeof readYardPage>>, 'facts'>;

/** Miles as the country of the yard tells them. */
function distanceFor({ country }: Yard, miles: number) {
  return country === 'US'
    ? { distance: roundDistance(miles), unit: 'mile' as const }
    : { distance: roundDistance(miles * 1.609344), unit: 'kilometer' as const };
}

function hoursOf(yard: YardContent, at: number) {
  const { around } = readYardWords();
  const { heading, closed, changed, terms } = around.hours;
  const days = openingWeek(yard, at);
  const quiet = `${formatList(yard.quiet.days.map((day) => formatWeekday(dayNamed(day))))}, ${formatClock(yard.quiet.from)}–${formatClock(yard.quiet.to)}`;
  const values: Record<string, string> = {
    quiet,
    zone: formatZone(yard.timeZone),
    next: nextHoliday(yard, at),
  };
  return {
    heading,
    rows: days.map(({ day, spans, holiday, isChanged }, index) => ({
      id: day,
      term: formatDayOfYear(day),
      tone: index === 0 ? ('strong' as const) : spans.length === 0 ? ('muted' as const) : undefined,
      text: holiday
        ? `${closed.label}: ${named(around.holidays, holiday)}`
        : `${spansText(spans) || closed.label}${isChanged ? ` (${changed.label})` : ''}`,
    })),
    terms: terms.map(({ id, name }) => ({ id, term: name, text: values[id] ?? '' })),
  };
}

// A yard stays where it is.
const maps = new Map<string, AreaMapData>();

function mapOfYard(yard: Yard, locations: LocationsPort): AreaMapData {
  const known =
    maps.get(yard.id) ?? readYardMap(yard, yard.country === 'US' ? 'mile' : 'kilometer', locations);
  maps.set(yard.id, known);
  return known;
}

/** Who buys cars, finds parts and sells steel at places that have no board of prices; [] for the others. */
function desksOf({ division, services }: YardContent) {
  if (division === 'MRB') return [];
  if (division === 'SMB') return readLocations().call.lines.filter(({ id }) => id === 'steelSales');
  const { lines } = readLocationSearch(division);
  return lines.filter(({ id }) => id !== 'cars' || services.includes('buys-cars'));
}

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${formatClock(clockText(from))}–${formatClock(clockText(to))}`).join(', ');

function nextHoliday(yard: Yard, at: number): string {
  const { day } = localMoment(yard.timeZone, at);
  const year = Number(day.slice(0, 4));
  const [next] = [...holidaysIn(year, yard), ...holidaysIn(year + 1, yard)]
    .filter(([each]) => each >= day && yard.changedHours?.[each] === undefined)
    .sort();
  return next ? `${named(readYardWords().around.holidays, next[1])}, ${formatDay(next[0])}` : '';
}

/** What stands around the facts of the way, and the maps that the first screen leads to. */
function wayOf({ latitude, longitude }: YardContent) {
  const { around } = readYardWords();
  const point = `${latitude},${longitude}`;
  const targets: Record<string, string> = {
    google: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
    apple: `https://maps.apple.com/?daddr=${point}`,
    osm: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`,
    geo: `geo:${point}?q=${point}`,
  };
  return {
    heading: around.way.heading,
    note: around.way.note,
    links: around.way.links.map(({ id, label }) => ({ id, label, href: targets[id] ?? '' })),
  };
}

/** How trucks come in, the plan, and every map that leads there. */
function wayFactsOf(yard: YardContent) {
  const { truck, languages } = yard;
  const { around } = readYardWords();
  const values: Record<string, string> = {
    vehicle: told(around.vehicles, truck.largest),
    entrance: told(around.entrances, truck.entrance),
    scale: told(around.scales, truck.scaleSide),
    languages: formatLanguages(languages),
  };
  return {
    terms: around.way.terms.map(({ id, name }) => ({ id, term: name, text: values[id] ?? '' })),
    links: wayOf(yard).links,
    scaleFeet: truck.scaleFeet,
    scaleTons: truck.scaleTons,
    plan: planOf(yard),
  };
}

/** What the facts of the way are made of. */
export type YardWayData = ReturnType<typeof wayFactsOf>;

/** The drawing of the place and what its numbers stand for, in the order of the numbers. */
function planOf(yard: YardContent) {
  const { plan, services } = readYardWords().around;
  const { spots, bar, ...drawn } = sitePlan(yard);
  return {
    ...drawn,
    heading: plan.heading,
    way: told(plan.ways, yard.division),
    note: plan.note,
    label: yardName(yard),
    north: plan.north.label,
    bar: { feet: bar, label: yard.country === 'US' ? formatUnit(100, 'foot') : formatUnit(30, 'meter') },
    spots: spots.map((spot) => ({ ...spot, text: told([...plan.places, ...services], spot.id) })),
  };
}

/** What the ends of parts of a yard's page say. */
export interface YardEndData {
  toTop: string;
}

/** What a place takes, and what not. */
export type YardTakesData = ReturnType<typeof takesOf>;

/** What the drawing of a place shows. */
export type SitePlanData = ReturnType<typeof planOf>;

function takesOf(yard: YardContent, yards: readonly YardContent[]) {
  const { takes, top } = readYardWords().around;
  const { heading, lead, note, car, mill } = takes;
  const toTop = top.label;
  if (yard.division !== 'MRB') {
    const text = yard.division === 'ARB' ? car.text : mill.text;
    return { heading, lead: text, note, families: [], missing: [], toTop };
  }
  const grades = translateContent(materialsSchema, materials, 'materials', sellMessages);
  return {
    heading,
    lead,
    note,
    toTop,
    families: translateContent(familiesSchema, families, 'families', sellMessages)
      .filter(({ id }) => yard.families.includes(id))
      .map(({ id, name }) => ({ id, name, to: pathTo('what-we-buy', { search: { family: id } }) })),
    missing: grades
      .filter(({ id }) => yard.without.includes(id))
      .map((grade) => {
        const nearest = nearestTaking(yard, grade, yards);
        return { id: grade.id, name: grade.name, elsewhere: nearest && elsewhere(yard, nearest) };
      }),
  };
}

function elsewhere(from: Yard, { yard, miles }: { yard: Yard; miles: number }) {
  const { distance, unit } = distanceFor(from, miles);
  return { name: yardName(yard), to: cardOf(yard).to, distance: formatUnit(distance, unit) };
}

/** What machines are told of the place. */
function factsOf(yard: YardContent) {
  const days = {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  };
  return {
    kind: 'place' as const,
    type: yard.division === 'ARB' ? ('AutoPartsStore' as const) : ('RecyclingCenter' as const),
    name: yardName(yard),
    telephone: `+1-${yard.phone}`,
    street: yard.street,
    city: yard.city,
    region: yard.region,
    postalCode: yard.postalCode,
    country: yard.country,
    latitude: yard.latitude,
    longitude: yard.longitude,
    brand: yard.division === 'ARB' ? brand.brands.autoParts : brand.name,
    hours: (Object.keys(days) as (keyof typeof days)[]).flatMap((day) =>
      yard.hours[day]
        .split(', ')
        .filter((span) => span !== '')
        .map((span) => ({ day: days[day], opens: span.slice(0, 5), closes: span.slice(6) })),
    ),
  };
}
