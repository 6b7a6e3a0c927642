import type { InferType } from 'yup';
import { bodies } from '#features/vehicles/model/bodies.ts';
import { amount, listOf, oneOf, record, whole } from '#i18n/content-schema.ts';

/** By what an offer for a car is reckoned. Sample rules of a sample company: none of the figures is real. */
export const schema = record({
  /** What an empty vehicle of each kind weighs, in pounds. */
  bodies: listOf({ id: oneOf(bodies), from: whole(1000), to: whole(1000, 10_000) }),
  /** What a vehicle weighs less without them, in pounds. */
  missing: record({ engine: whole(1), wheels: whole(1) }),
  /** What is taken off besides, in the dollars of the yard. */
  deductions: record({ wheels: amount(), converter: amount() }),
  tow: record({
    /** Miles that cost nothing. */
    free: whole(0),
    /** Dollars for every mile more. */
    each: amount(),
    /** Miles beyond which nobody is sent. */
    farthest: whole(1),
  }),
  /** How long an offer holds. */
  days: whole(1),
  /** Offers are rounded down to a multiple of so many dollars. */
  step: whole(1),
});

/** What `offer-rules.json` holds. */
export type OfferRules = InferType<typeof schema>;
