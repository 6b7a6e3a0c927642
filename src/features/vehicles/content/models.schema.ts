import type { InferType } from 'yup';
import { id, listOf, oneOf, text, whole, year } from '#i18n/content-schema.ts';
import { bodies } from '../model/bodies.ts';

/**
 * Vehicles that stand in parts yards and are offered for sale most often: their makes and models, by which people look for
 * them. They are named as products; nothing is said of who makes them.
 */
export const schema = listOf({
  id: id(),
  name: text(),
  models: listOf({
    id: id(),
    name: text(),
    /** Model years in which it was sold, first and last. */
    from: year(),
    to: year(),
    /** What it weighs is reckoned by this. */
    body: oneOf(bodies),
    /** How often samples draw it, against the others. */
    often: whole(1, 10),
  }),
});

/** What `models.json` holds. */
export type ModelsContent = InferType<typeof schema>;
