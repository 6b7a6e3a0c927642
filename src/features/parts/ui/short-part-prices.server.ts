import { formatPrice } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import partPrices from '../content/part-prices.json';
import { schema } from '../content/part-prices.schema.ts';

/** What people ask for most, in the order of what it costs. */
const asked = ['headlight-assembly', 'alternator', 'battery', 'radiator', 'engine-4-cylinders'] as const;

/** A part with its price and its core charge, "" where none is asked, in US dollars. */
export interface ShortPartPrice {
  id: string;
  name: string;
  price: string;
  core: string;
}

/**
 * A few prices of the list, for pages that have no room for all of it.
 * @throws when the list has one of them no longer.
 */
export function readShortPartPrices(): ShortPartPrice[] {
  const { parts } = translateContent(schema, partPrices, 'part-prices', messages);
  return asked.map((id) => {
    const part = parts.find((each) => each.id === id);
    if (!part)
      throw new Error(
        `part-prices.json has no part "${id}", which the pages of parts yards show; name another.`,
      );
    const { name, price, core } = part;
    return { id, name, price: dollars(price), core: core === 0 ? '' : dollars(core) };
  });
}

const dollars = (amount: number): string => formatPrice(amount, 'USD', 2);
