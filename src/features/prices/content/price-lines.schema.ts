import type { InferType } from 'yup';
import { amount, id, listOf, numberFrom, oneOf } from '#i18n/content-schema.ts';
/** The lines of a price board, in its order, and the figures around which its samples are made. No figure is real. */
export const schema = listOf({
  /** Id of a grade in `materials/content/materials.json`. */
  id: id(),
  per: oneOf(['pound', 'ton']),
  /** US dollars for one pound or net ton; `null`: the yard says it when asked. */
  around: amount().nullable().defined('must be there, null for none'),
  /** How far a day moves it, as a share of it. */
  daily: numberFrom(0, 0.05),
});

/** What `price-lines.json` holds. */
export type PriceLinesContent = InferType<typeof schema>;
