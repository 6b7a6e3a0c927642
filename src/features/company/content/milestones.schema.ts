import { array, type InferType, number, object, string } from 'yup';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')
    .required('must be there');
const year = () => number().integer('must be a year').min(1800, 'must be a year').max(2100, 'must be a year');
const only = 'only the fields that the schema names';

/** The history of the group: eras, and what happened in them, the oldest first. */
export const schema = object({
  eras: array(
    object({
      id: id(),
      /** First year; left out where the company was founded, since only the brand knows when. */
      from: year(),
      /** Last year, or null for the era that goes on. */
      to: year().nullable().defined('must be a year, or null for the era that goes on'),
      art: string()
        .oneOf(
          ['scale', 'crane', 'shredder', 'furnace', 'eddy'] as const,
          'must be a drawing that the page knows',
        )
        .required('must be there'),
      title: words(),
      lead: words(),
      milestones: array(
        object({
          /** Also the fragment of the page under which the milestone is found. */
          id: id(),
          /** Null for the founding, whose year only the brand knows. */
          year: year().nullable().defined('must be a year, or null for the founding'),
          title: words(),
          text: words(),
        }).noUnknown(only),
      )
        .min(1, 'must hold a milestone')
        .required('must be there'),
    }).noUnknown(only),
  ).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `milestones.json` holds. */
export type Milestones = InferType<typeof schema>;
