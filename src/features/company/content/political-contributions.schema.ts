import type { InferType } from 'yup';
import {
  amount,
  day,
  listOf,
  listOrNone,
  oneOf,
  pattern,
  points,
  record,
  words,
  year,
} from '#i18n/content-schema.ts';
/** Rules, oversight and the list of political contributions, newest year first. */
export const schema = record({
  rules: points(),
  oversight: points(),
  years: listOf({
    year: year(),
    gifts: listOrNone({
      day: day(),
      name: words(),
      level: oneOf(['local', 'state', 'provincial']),
      /** State or province, by its two letters. */
      place: pattern(/^[A-Z]{2}$/, 'be two capitals'),
      dollars: amount(),
    }),
  }).test('in-year', 'must hold each contribution in the year of its day', (years) =>
    (years ?? []).every((each) => each.gifts.every((gift) => gift.day.startsWith(`${each.year}-`))),
  ),
});

/** What `political-contributions.json` holds. */
export type PoliticalContributions = InferType<typeof schema>;
