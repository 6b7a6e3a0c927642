/** Kinds of vehicles by their size, the lightest first in each row of kinds. */
export const bodies = [
  'compact',
  'midsize',
  'fullsize',
  'minivan',
  'small-suv',
  'suv',
  'large-suv',
  'small-pickup',
  'pickup',
  'van',
] as const;

/** One of these kinds. */
export type Body = (typeof bodies)[number];
