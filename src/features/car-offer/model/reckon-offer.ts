import type { PriceUnit } from '#features/prices/model/price-board.ts';
import type { Body } from '#features/vehicles/model/bodies.ts';
import type { OfferRules } from '../content/offer-rules.schema.ts';

/** What an offer is reckoned from. */
export interface OfferQuestion {
  body: Body;
  hasEngine: boolean;
  hasWheels: boolean;
  hasConverter: boolean;
  /** What the yard pays for complete cars. */
  price: number;
  unit: PriceUnit;
  /** From the car to the yard, in miles. */
  miles: number;
}

/** One step: what it comes to for the lightest vehicle of its kind, and for the heaviest. */
export interface OfferStep {
  id:
    | 'curb'
    | 'no-engine'
    | 'no-wheels'
    | 'weight'
    | 'tons'
    | 'price'
    | 'metal'
    | 'wheels'
    | 'converter'
    | 'tow'
    | 'offer';
  low: number;
  high: number;
  /** What its figures are. */
  kind: 'pounds' | 'tons' | 'dollars';
}

const poundsIn: Record<PriceUnit, number> = {
  pound: 1,
  kilogram: 1 / 0.453_592_37,
  'net-ton': 2000,
  'metric-ton': 1000 / 0.453_592_37,
};

/**
 * Reckons an offer step by step, so that every figure of it can be shown with where it comes from. The last step is the
 * offer, never below zero.
 */
export function reckonOffer(question: OfferQuestion, rules: OfferRules): OfferStep[] {
  const { body, hasEngine, hasWheels, hasConverter, price, unit, miles } = question;
  const curb = rules.bodies.find(({ id }) => id === body);
  if (!curb) throw new Error(`offer-rules.json has no weight for ${body}; an offer cannot be reckoned.`);
  const { missing, deductions, tow } = rules;
  const less = (hasEngine ? 0 : missing.engine) + (hasWheels ? 0 : missing.wheels);
  // Each step goes on with what the one before shows, so that whoever reckons along comes to the same.
  const tons = (pounds: number) => Math.round(((pounds - less) / poundsIn[unit]) * 100) / 100;
  const metal = (pounds: number) => Math.round(tons(pounds) * price);
  const haul = Math.round(Math.max(0, miles - tow.free) * tow.each);
  const off = (hasWheels ? 0 : deductions.wheels) + (hasConverter ? 0 : deductions.converter) + haul;
  const offer = (pounds: number) => Math.max(0, Math.floor((metal(pounds) - off) / rules.step) * rules.step);

  const same = (id: OfferStep['id'], kind: OfferStep['kind'], value: number): OfferStep => ({
    ...{ id, kind },
    low: value,
    high: value,
  });
  const both = (id: OfferStep['id'], kind: OfferStep['kind'], of: (pounds: number) => number): OfferStep => ({
    ...{ id, kind },
    low: of(curb.from),
    high: of(curb.to),
  });
  return [
    both('curb', 'pounds', (pounds) => pounds),
    ...(hasEngine ? [] : [same('no-engine', 'pounds', -missing.engine)]),
    ...(hasWheels ? [] : [same('no-wheels', 'pounds', -missing.wheels)]),
    ...(less === 0 ? [] : [both('weight', 'pounds', (pounds) => pounds - less)]),
    both('tons', 'tons', tons),
    same('price', 'dollars', price),
    both('metal', 'dollars', metal),
    ...(hasWheels ? [] : [same('wheels', 'dollars', -deductions.wheels)]),
    ...(hasConverter ? [] : [same('converter', 'dollars', -deductions.converter)]),
    same('tow', 'dollars', 0 - haul),
    both('offer', 'dollars', offer),
  ];
}
