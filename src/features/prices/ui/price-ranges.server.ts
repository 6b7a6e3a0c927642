import { unlessFailed } from '#features/investors/ui/live.server.ts';
import type { HitPrices } from '#features/materials/model/catalogue.ts';
import { formatDay, formatPrice } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/locations-content.po';
import { pathTo } from '#site/paths.ts';
import priceWords from '../content/price-words.json';
import { schema } from '../content/price-words.schema.ts';
import { type PriceRange, priceRanges } from '../model/compare-prices.ts';
import type { PricesPort } from '../model/ports.ts';
import { priceParameters } from '../model/prices-call.ts';
import { digitsOf } from './price-digits.ts';

/** A thing with the grades that it becomes, or a grade alone. */
interface Hit {
  id: string;
  grades?: readonly { id: string }[];
}

/**
 * What all yards pay today for what a search of the catalogue found, from the lowest to the highest price.
 * @param title Said of figures that are made up.
 */
export async function readHitPrices(
  prices: PricesPort,
  hits: readonly Hit[],
  title: string,
): Promise<HitPrices | null> {
  if (hits.length === 0) return null;
  const to = `${pathTo('scrap-prices')}?${priceParameters.metal}=`;
  const boards = await unlessFailed(prices.boards());
  if (boards === null) return { to, of: {}, note: wordsWith({}).failed.text };
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
  return {
    to,
    of: Object.fromEntries(known.map(([id, range]) => [id, range.map(priceText).join('; ')])),
    note: prices.state()?.isSample ? `${note} ${title}.` : note,
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
    values: { low: '', high: '', day: '', ...values },
  });
}
