import { array, boolean, type InferType, string } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';
import { year } from './parts.ts';

/** The committees of the board. */
export const committees = ['audit', 'compensation', 'nominating'] as const;

/** The directors, by family name. */
export const schema = listOf({
  id: id(),
  person: string().required('must hold a name'),
  since: year(),
  independent: boolean().required(present),
  woman: boolean().required(present),
  chair: boolean().required(present),
  role: words(),
  seats: array(
    record({
      committee: string().oneOf(committees, 'must be a committee of the board').required(present),
      seat: string()
        .oneOf(['chair', 'member'] as const, 'must be chair or member')
        .required(present),
    }),
  ).required(present),
}).test('one-chair', 'must have exactly one director who chairs the board', (directors) => {
  return (directors ?? []).filter(({ chair }) => chair).length === 1;
});

/** What `board.json` holds. */
export type BoardContent = InferType<typeof schema>;
