import { unlessFailed } from '#features/investors/ui/live.server.ts';
import type { HitLoad, HitPrices } from '#features/materials/model/catalogue.ts';
import { formatDay, formatPrice, formatUnit } from '#i18n/formats.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/locations-content.po';
import { messages as faultMessages } from '#locale/sell-prices.po';
import { pathTo } from '#site/paths.ts';
import priceWords from '../content/price-words.json';
import { schema } from '../content/price-words.schema.ts';
import { offersFor, type PriceRange, priceRanges, sortOffers } from '../model/compare-prices.ts';
import type { ComparedPlaces } from '../model/compared-places.ts';
import type { PricesPort } from '../model/ports.ts';
import type { PriceBoard } from '../model/price-board.ts';
import { priceParameters } from '../model/prices-call.ts';
import { loadValue, readWeight, type TypedWeight } from '../model/weight.ts';
import { placeFaultWords, weightFaultWords } from './compare/fault-words.ts';
import { digitsOf } from './price-digits.ts';

/** A thing with the grades that it becomes, or a grade alone. */
interface Hit {
  id: string;
  grades?: readonly { id: string }[];
}

/** What a visitor's own answer is made of. */
interface HitOptions {
  /** Said of figures that are made up. */
  title: string;
  /** The yards, as seen from where the visitor is. */
  places: ComparedPlaces;
  /** What the visitor has, in pounds, as it was typed; "" for no matter. */
  weight: string;
}

// On the server every page's words are at hand, and these belong to the page of prices.
addMessages(faultMessages);

/**
 * What all yards pay today for what a search of the catalogue found, from the lowest to the highest price; and what the visitor's
 * own load brings: at the nearest yard that has a price where the place is known, else at all of them.
 */
export async function readHitPrices(
  prices: PricesPort,
  hits: readonly Hit[],
  { title, places, weight: typed }: HitOptions,
): Promise<HitPrices | null> {
  if (hits.length === 0) return null;
  const weight = readWeight(typed, 'pound');
  // A price leads to all yards' prices, which are then of the same load and seen from the same place.
  const search = {
    near: places.fault === null ? places.near : '',
    weight: weight.kind === 'weight' ? typed : '',
  };
  const asked = Object.entries(search).flatMap(([part, value]) =>
    value === '' ? [] : [[priceParameters[part as keyof typeof search], value]],
  );
  const query = new URLSearchParams([...asked, [priceParameters.metal, '']]);
  const to = `${pathTo('scrap-prices')}?${query}`;
  const boards = await unlessFailed(prices.boards());
  if (boards === null) return { to, of: {}, own: {}, note: wordsWith({}).failed.text, load: null };
  const ranges = priceRanges(boards);
  const grades = new Set(
    hits.flatMap(({ id, grades: becomes = [{ id }] }) => becomes.map((each) => each.id)),
  );
  const known = [...grades].flatMap((id) => {
    const range = ranges.get(id);
    return range ? [[id, range] as const] : [];
  });
  const day = known.flatMap(([, each]) => each.map((range) => range.day)).sort();
  const latest = day.at(-1);
  if (latest === undefined) return null;
  const note = wordsWith({ day: formatDay(latest) }).ranged.text;
  const own = known.flatMap(([id, range]) => {
    const text = places.from === null ? loadText(range, weight) : nearestText(id, { boards, places, weight });
    return text === '' ? [] : [[id, text] as const];
  });
  return {
    to,
    of: Object.fromEntries(known.map(([id, range]) => [id, range.map(priceText).join('; ')])),
    own: Object.fromEntries(own),
    note: prices.state()?.isSample ? `${note} ${title}.` : note,
    load: loadQuestion({ places, typed, weight, first: own[0]?.[1] ?? '' }),
  };
}

/** What a weight brings at all yards: `200 pounds: $712.00 to $788.00`; "" without a weight. */
function loadText(ranges: readonly Omit<PriceRange, 'day'>[], weight: TypedWeight): string {
  if (weight.kind !== 'weight') return '';
  return ranges
    .map(({ unit, currency, low, high }) => {
      const money = (price: number) => formatPrice(loadValue({ price, unit }, weight), currency, 2);
      const { ranges: several, single } = wordsWith({
        weight: formatUnit(weight.weight, 'pound'),
        ...{ low: money(low), high: money(high) },
      }).load;
      return low === high ? single : several;
    })
    .join('; ');
}

/** What the nearest yard that has a price pays: `Bend, OR, 12 miles away: $3.56 a pound; 200 pounds: $712.00`; "" if none has. */
function nearestText(
  grade: string,
  {
    boards,
    places,
    weight,
  }: { boards: ReadonlyMap<string, PriceBoard>; weight: TypedWeight } & Pick<HitOptions, 'places'>,
): string {
  const yards = new Map(places.yards.map((yard) => [yard.id, yard]));
  const offers = offersFor(grade, boards).flatMap((offer) => {
    const yard = yards.get(offer.yard);
    return yard && offer.price !== null ? [{ ...offer, ...yard, low: offer.price, high: offer.price }] : [];
  });
  const [nearest] = sortOffers(offers, 'distance');
  if (!nearest) return '';
  const price = priceText(nearest);
  const words = wordsWith({ yard: nearest.name, distance: nearest.distanceText, price }).load.nearest;
  const load = loadText([nearest], weight);
  return load === '' ? words : `${words}; ${load}`;
}

/** @param first What is heard when there is no fault. */
function loadQuestion({
  places,
  typed,
  weight,
  first,
}: { typed: string; weight: TypedWeight; first: string } & Pick<HitOptions, 'places'>): HitLoad {
  const words = wordsWith({}).load;
  const nearFault = places.fault === null ? '' : i18n._(placeFaultWords[places.fault]);
  const weightFault = weight.kind === 'fault' ? i18n._(weightFaultWords[weight.fault]) : '';
  return {
    heading: words.heading,
    weight: { label: words.weight, value: typed, error: weightFault },
    near: { label: words.near, value: places.near, error: nearFault },
    submit: words.submit,
    said: [weightFault, nearFault].filter((fault) => fault !== '').join(' ') || first,
  };
}

/** `$3.56 to $3.94 a pound`, or `$245 a net ton` where it is one price. */
export function priceText({ unit, currency, low, high }: Omit<PriceRange, 'day'>): string {
  const money = (price: number) => formatPrice(price, currency, digitsOf({ unit }));
  const { ranges, single } = wordsWith({ low: money(low), high: money(high) });
  return (low === high ? single : ranges).find(({ id }) => id === unit)?.text ?? '';
}

/** The words with what stands in them; where a sentence is not wanted, its values are not there either. */
function wordsWith(values: Record<string, string>) {
  return translateContent(schema, priceWords, 'price-words', messages, {
    values: { low: '', high: '', day: '', weight: '', yard: '', distance: '', price: '', ...values },
  });
}
