import type { InferType } from 'yup';
import { id, listOf, oneOf, textOrNone, words, wordsOrNone } from '#i18n/content-schema.ts';
/** What a magnet does: on all of it, on none, a little, on its iron parts only. `skip`: do not try. */
export const magnetResults = ['sticks', 'no', 'weak', 'parts', 'skip'] as const;

/** What a price is for. */
export const payUnits = ['ton', 'pound', 'piece', 'none'] as const;

/** The grades that metal is bought by, and the products of the shredder (`sold`). */
export const schema = listOf({
  id: id(),
  /** Id of one of `families.json`. */
  family: id(),
  verdict: oneOf(['yes', 'conditions', 'no', 'sold']),
  magnet: oneOf(magnetResults),
  pay: oneOf(payUnits),
  /** Code word or number of the industry's own list of grades; "" where there is none, or none that we are sure of. */
  code: textOrNone(),
  name: words(),
  /** What is typically in it. */
  text: words(),
  /** What to know before loading. */
  note: wordsOrNone(),
});

/** What `materials.json` holds. */
export type MaterialsContent = InferType<typeof schema>;
