import type { InferType } from 'yup';
import { id, listOf, oneOf, words } from '#i18n/content-schema.ts';

/** Drawings that a family may have. */
const drawings = [
  'rebar',
  'appliance',
  'car',
  'wire',
  'pipes',
  'cans',
  'cast',
  'battery',
  'motor',
  'drum',
  'shredder',
] as const;

/** The groups of the catalogue, in the order in which it shows them. */
export const schema = listOf({
  id: id(),
  art: oneOf(drawings),
  /** Still lifes of what the family holds; a family without has its drawing. */
  pictures: listOf({
    name: oneOf(['copper', 'cable', 'wheel', 'converter']),
    alt: words().meta({ note: 'Says a picture to people who cannot see it' }),
  }).optional(),
  name: words(),
  text: words(),
});

/** What `families.json` holds. */
export type FamiliesContent = InferType<typeof schema>;
