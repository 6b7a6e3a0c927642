import { array, type InferType, number, object, string } from 'yup';
import { points } from './points.ts';

/** Rules, oversight and the list of political contributions, newest year first. */
export const schema = object({
  rules: points,
  oversight: points,
  years: array(
    object({
      year: number().required().integer('must be a year').min(2000, 'must be a year'),
      gifts: array(
        object({
          day: string()
            .required()
            .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
          name: string().required(),
          level: string().required().oneOf(['local', 'state', 'provincial']),
          /** State or province, by its two letters. */
          place: string()
            .required()
            .matches(/^[A-Z]{2}$/, 'must be two capitals'),
          dollars: number().required().positive('must be more than nothing'),
        })
          .required()
          .noUnknown('only day, name, level, place and dollars'),
      ).required(),
    })
      .required()
      .noUnknown('only year and gifts')
      .test('in-year', 'a contribution stands in the year of its day', ({ year, gifts }) =>
        (gifts ?? []).every(({ day }) => day?.startsWith(`${year}-`)),
      ),
  )
    .required()
    .min(1, 'there is at least one year'),
})
  .required()
  .noUnknown('only rules, oversight and years');

/** What `political-contributions.json` holds. */
export type PoliticalContributions = InferType<typeof schema>;
