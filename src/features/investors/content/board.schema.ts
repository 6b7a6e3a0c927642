import type { InferType } from 'yup';
import { flag, id, listOf, listOrNone, oneOf, text, words, year } from '#i18n/content-schema.ts';
/** The committees of the board. */
export const committees = ['audit', 'compensation', 'nominating'] as const;

/** The directors, by family name. */
export const schema = listOf({
  id: id(),
  person: text(),
  since: year(),
  independent: flag(),
  woman: flag(),
  chair: flag(),
  role: words(),
  seats: listOrNone({
    committee: oneOf(committees),
    seat: oneOf(['chair', 'member']),
  }),
}).test('one-chair', 'must have exactly one director who chairs the board', (directors) => {
  return (directors ?? []).filter(({ chair }) => chair).length === 1;
});

/** What `board.json` holds. */
export type BoardContent = InferType<typeof schema>;
