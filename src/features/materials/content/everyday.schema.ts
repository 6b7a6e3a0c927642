import type { InferType } from 'yup';
import { id, idList, listOf, oneOf, words, wordsOrNone } from '#i18n/content-schema.ts';
import { magnetResults, payUnits } from './materials.schema.ts';

/** Things that people find at home, in a shop or on a site, and what becomes of them. */
export const schema = listOf({
  id: id(),
  /** Id of one of `families.json`. */
  family: id(),
  verdict: oneOf(['yes', 'conditions', 'no']),
  magnet: oneOf(magnetResults),
  pay: oneOf(payUnits),
  /** Ids of grades in `materials.json`, the likeliest first. */
  grades: idList(),
  name: words(),
  /** Other words for it, with commas, for the search alone. Each language has its own, and not as many. */
  also: words(),
  /** The condition, or why it is refused; "" for what is simply bought. */
  note: wordsOrNone(),
  /** How to prepare it, or what to do with it instead. */
  text: words(),
});

/** What `everyday.json` holds. */
export type EverydayContent = InferType<typeof schema>;
