import { type InferType, number, string } from 'yup';
import { id, listOf, present } from '#i18n/schema-parts.ts';

/** The lines of a price board, in its order, and the figures around which its samples are made. No figure is real. */
export const schema = listOf({
  /** Id of a grade in `sell/materials.json`. */
  id: id(),
  per: string()
    .oneOf(['pound', 'ton'] as const, 'must be pound or ton')
    .required(present),
  /** US dollars for one pound or net ton; `null`: the yard says it when asked. */
  around: number().positive('must be more than zero').nullable().defined(present),
  /** How far a day moves it, as a share of it. */
  daily: number().min(0, 'must not be negative').max(0.05, 'must be at most 0.05').required(present),
});

/** What `price-lines.json` holds. */
export type PriceLinesContent = InferType<typeof schema>;
