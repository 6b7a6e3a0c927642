import { type InferType, ValidationError } from 'yup';
import { listOf, note, oneOf, record, whole, words } from '#i18n/content-schema.ts';

/** What a ton of the trade weighs, in pounds: the net or short ton. */
export const poundsOfTon = 2000;

/** What one ton of an ordinary car is made of. Typical shares, from no single source; the page says so. */
export const schema = record({
  title: words(),
  lead: words(),
  /** Says the drawing of the car to people who cannot see it. */
  drawing: words(),
  /** By which scale car and squares are drawn. */
  measure: words(),
  sample: note(),
  parts: listOf({
    id: oneOf(['steel', 'aluminum', 'copper', 'rest']),
    pounds: whole(1, poundsOfTon),
    name: words(),
    /** Where it sits in the car, and what becomes of it. */
    text: words(),
  }),
}).test('the parts make one ton', function ({ parts }) {
  const sum = parts.reduce((pounds, part) => pounds + part.pounds, 0);
  return (
    sum === poundsOfTon ||
    new ValidationError(
      this.createError({
        path: 'parts',
        message: `must add up to ${poundsOfTon} pounds, since the squares are drawn as shares of one ton; they make ${sum}`,
      }),
    )
  );
});

/** What `one-ton.json` holds. */
export type OneTonContent = InferType<typeof schema>;
