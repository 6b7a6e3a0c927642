import { Hono } from 'hono';
import type { Language } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import { offersFor, sortOffers } from '../model/compare-prices.ts';
import type { PricesPort } from '../model/ports.ts';
import { priceParameters, pricesCall } from '../model/prices-call.ts';
import { knownGrades } from './open-boards.ts';

/** A yard as far as the call tells of it. */
export type PricedPlace = {
  id: string;
  name: string;
  city: string;
  region: string;
  country: 'US' | 'CA';
};

/** What the call about prices needs. */
export type PriceCallOptions = {
  prices: PricesPort;
  yards: readonly PricedPlace[];
  /** How far the yards are from the place that a text names, by their ids; `null` when it names none. */
  distances: (text: string) => { unit: 'mile' | 'kilometer'; away: ReadonlyMap<string, number> } | null;
  pageOf: (language: Language, yard: string) => string;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  log: Log;
};

/** The call that tells what all yards pay for one grade. Where somebody asks from is neither logged nor sent back. */
export function priceCalls(options: PriceCallOptions): Hono<ServerEnv> {
  const { prices, yards, distances, pageOf, languageOf, log } = options;
  const api = new Hono<ServerEnv>();
  const path = pricesCall.replace('/api', '');
  const grades = new Set(knownGrades());

  api.get(path, async (c) => {
    const { searchParams } = new URL(c.req.url);
    const metal = searchParams.get(priceParameters.metal) ?? '';
    if (!grades.has(metal)) return problem(404, 'price.metal');
    const near = searchParams.get(priceParameters.near);
    const from = near === null ? null : distances(near);
    if (near !== null && from === null) return problem(400, 'price.near');
    try {
      const offers = new Map(offersFor(metal, await prices.boards()).map((offer) => [offer.yard, offer]));
      const found = yards.flatMap((place) => {
        const offer = offers.get(place.id);
        if (!offer) return [];
        const { yard: _, ...told } = offer;
        const page = pageOf(languageOf(c.req.raw), place.id);
        const { id, name, city, region, country } = place;
        return [{ id, name, page, city, region, country, distance: from?.away.get(id) ?? null, ...told }];
      });
      const isSample = prices.state()?.isSample ?? false;
      const order = from === null ? 'pay' : 'distance';
      return datedReply(
        { metal, sample: isSample, unit: from?.unit ?? 'mile', yards: byCountry(found, order) },
        prices,
      );
    } catch (error) {
      log.warn('prices failed', errorFields(error));
      return problem(502, 'source.failed');
    }
  });
  api.all(path, () => methodNotAllowed('GET, HEAD'));
  return api;
}

/** Dollars are not Canadian dollars: each country's yards are sorted by themselves. */
function byCountry<Found extends { country: string; price: number | null; distance: number | null }>(
  found: readonly Found[],
  order: 'pay' | 'distance',
): Found[] {
  if (order === 'distance') return sortOffers(found, order);
  return ['US', 'CA'].flatMap((country) =>
    sortOffers(
      found.filter((each) => each.country === country),
      order,
    ),
  );
}
