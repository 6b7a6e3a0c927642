import { array, type InferType, object, string } from 'yup';

const id = string()
  .required()
  .matches(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens');

/** Whose work the site is made with, in groups. */
export const schema = array(
  object({
    id,
    title: string().required(),
    items: array(
      object({
        id,
        /** Name of the work, the same in every language. */
        work: string(),
        /** What stands in its place where the work has no name. */
        label: string(),
        text: string().required(),
        /** Name of the licence, the same in every language. */
        license: string(),
      }).noUnknown('only id, work, label, text and license'),
    )
      .required()
      .min(1, 'a group has at least one item'),
  }).noUnknown('only id, title and items'),
).required();

/** What `credits.json` holds. */
export type CreditGroups = InferType<typeof schema>;
