import { sparkPath } from '#design-system/chart/index.ts';
import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import { readMaterials } from '#features/materials/ui/materials.server.ts';
import { formatChange, formatDay, formatMediumDay, formatPrice, formatZone } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import priceLines from '../../content/price-lines.json';
import {
  type OfferOrder,
  offerOrders,
  offersFor,
  type PriceOffer,
  sortOffers,
} from '../../model/compare-prices.ts';
import type { ComparedPlace, ComparedPlaces } from '../../model/compared-places.ts';
import type { PricesPort } from '../../model/ports.ts';
import type { PriceBoard } from '../../model/price-board.ts';
import { priceParameters } from '../../model/prices-call.ts';
import { loadValue, readUnit, readWeight, type TypedWeight } from '../../model/weight.ts';
import { momentAt } from '../board.server.ts';
import { digitsOf } from '../price-digits.ts';
import { packOffer } from './offer-row.ts';

/** What the page is made of beside its address. */
export interface PricePageOptions {
  prices: PricesPort;
  places: ComparedPlaces;
  /** What the yards' own pages say of their boards. */
  words: { sample: { title: string; text: string }; call: string; same: string };
  units: readonly { id: string; label: string }[];
}

/** The metal of the first visit: the one that most people ask for. */
const firstMetal = 'copper-1';

/** The clock of the company's own office; boards of four time zones stand side by side. */
const office = 'America/Los_Angeles';

/** Longest weight that is shown again, in characters. */
const longestWeight = 40;

/** What all yards pay for one metal, as an address asks for it. */
export async function readPricePage(parameters: URLSearchParams, options: PricePageOptions) {
  const { prices, places, words } = options;
  const grades = readGrades();
  const asked = parameters.get(priceParameters.metal) || firstMetal;
  const name = grades.get(asked)?.name ?? null;
  const typed = (parameters.get(priceParameters.weight) ?? '').trim().slice(0, longestWeight);
  const unit = readUnit(parameters.get(priceParameters.unit));
  const weight = readWeight(typed, unit);
  const order = readOrder(parameters.get(priceParameters.sort), places.from !== null);
  const boards = name === null ? new Map<string, PriceBoard>() : await unlessFailed(prices.boards());
  const { lastCopyOf, isSample } = readAge(prices.state());
  const offers = boards === null || name === null ? [] : offersAt(places.yards, offersFor(asked, boards));
  const days = offers.map(({ day }) => day).sort();
  const asOf = prices.state()?.asOf;
  return {
    metal: name === null ? '' : asked,
    name,
    /** What belongs to it: a seller of pipe must know which of two coppers it is. */
    grade: grades.get(asked)?.text ?? '',
    /** For the list of metals, `copper-1|No. 1 copper` each: objects would weigh more. */
    metals: [...grades].map(([id, grade]) => `${id}|${grade.name}`),
    near: places.near,
    nearFault: places.fault,
    from: places.from,
    weight: typed,
    unit,
    weightFault: weight.kind === 'fault' ? weight.fault : null,
    hasLoad: weight.kind === 'weight',
    order,
    otherOrder: places.from === null ? null : orderLink(parameters, order),
    isFailed: boards === null,
    lastCopyOf: lastCopyOf === null ? null : onOfficeClock(lastCopyOf),
    sample: isSample ? words.sample : null,
    days: days.length > 0 ? { first: formatDay(days[0] ?? ''), last: formatDay(days.at(-1) ?? '') } : null,
    /** The days as they are written, each with itself as machines read it. */
    writtenDays: Object.fromEntries(days.map((day) => [formatMediumDay(day), day])),
    readAt: asOf === undefined ? '' : onOfficeClock(asOf),
    count: offers.length,
    groups: groupsOf(offers, { weight, order, hasDays: days[0] !== days.at(-1), ...options }),
  };
}

/** The prices of a metal, as their parts take them. */
export type PricePageData = Awaited<ReturnType<typeof readPricePage>>;

type Placed = PriceOffer & ComparedPlace;

function offersAt(yards: readonly ComparedPlace[], offers: readonly PriceOffer[]): Placed[] {
  const byYard = new Map(offers.map((offer) => [offer.yard, offer]));
  return yards.flatMap((yard) => {
    const offer = byYard.get(yard.id);
    return offer ? [{ ...offer, ...yard }] : [];
  });
}

/** A table for each money and unit, since prices in one are not compared with prices in another. */
function groupsOf(offers: readonly Placed[], options: PricePageOptions & RowOptions & { order: OfferOrder }) {
  const { places, units, order } = options;
  const groups = [...Map.groupBy(offers, ({ currency, unit }) => `${currency} ${unit}`).values()];
  return groups
    .sort((one, other) => rank(other, places.currency) - rank(one, places.currency))
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { currency, unit } = first;
      return [
        {
          currency,
          unit: units.find(({ id }) => id === unit)?.label ?? unit,
          rows: sortOffers(group, order).map((offer) => rowOf(offer, options)),
        },
      ];
    });
}

const rank = ([first]: readonly Placed[], currency: string): number => Number(first?.currency === currency);

/** What rows are made with. */
interface RowOptions {
  weight: TypedWeight;
  /** Not all boards are of one day. */
  hasDays: boolean;
}

function rowOf(offer: Placed, { words, weight, hasDays }: PricePageOptions & RowOptions) {
  const { id, name, distanceText, price, unit, currency, change30, change90, weeks, day } = offer;
  const load =
    price === null || weight.kind !== 'weight'
      ? ''
      : formatPrice(loadValue({ price, unit }, weight), currency, 2);
  const changeText = (change: number | null) =>
    change === null ? '' : change === 0 ? words.same : formatChange(change);
  return packOffer({
    ...{ id, name, load },
    distance: distanceText,
    price: price === null ? words.call : formatPrice(price, currency, digitsOf({ unit })),
    month: changeText(change30),
    quarter: changeText(change90),
    path: sparkPath(weeks.map((week) => week.price)),
    // A day that all have in common is said once, above.
    day: hasDays ? formatMediumDay(day) : '',
  });
}

function readOrder(asked: string | null, isNear: boolean): OfferOrder {
  if (!isNear) return 'pay';
  return offerOrders.find((order) => order === asked) ?? 'distance';
}

/** The same question in the other order. */
function orderLink(parameters: URLSearchParams, order: OfferOrder): string {
  const search = Object.fromEntries(
    Object.values(priceParameters).flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return pathTo('scrap-prices', {
    search: { ...search, [priceParameters.sort]: order === 'pay' ? 'distance' : 'pay' },
  });
}

function onOfficeClock(moment: string): string {
  return `${momentAt(office, moment)} (${formatZone(office)})`;
}

// Words are the same for every request.
let gradesOnce: ReadonlyMap<string, { name: string; text: string }> | undefined;

/** The metals that boards have, by their ids, in the order of a board: what each is called, and what belongs to it. */
function readGrades(): ReadonlyMap<string, { name: string; text: string }> {
  if (gradesOnce) return gradesOnce;
  const all = new Map(readMaterials().grades.map((grade) => [grade.id, grade]));
  gradesOnce = new Map(
    priceLines.map(({ id }) => {
      const { name = id, text = '', note = '' } = all.get(id) ?? {};
      return [id, { name, text: `${text} ${note}`.trim() }];
    }),
  );
  return gradesOnce;
}
