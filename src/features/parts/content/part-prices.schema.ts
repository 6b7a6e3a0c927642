import type { InferType } from 'yup';
import { amount, id, listOf, record, whole, words, wordsOrNone } from '#i18n/content-schema.ts';

/** What a part costs that a customer pulls: one price for each kind, whatever the make. No figure is real. */
export const schema = record({
  /** The parts of a vehicle, in the order of the list. */
  groups: listOf({ id: id(), name: words() }),
  parts: listOf({
    id: id(),
    group: id(),
    /** US dollars, without tax, core charge and fees. */
    price: amount(),
    /** US dollars that come back with the old part; 0 where none is asked. */
    core: whole(0),
    name: words(),
    /** What else people call it, in each language by themselves: `mofle`; "" for nothing. */
    also: wordsOrNone().meta({
      translated: true,
      note: 'what people on the street call this part, parted by commas; not a translation',
    }),
  }),
});

/** What `part-prices.json` holds. */
export type PartPricesContent = InferType<typeof schema>;
