import { array, type InferType, object, string } from 'yup';
import { pageId } from '#site/page-id.ts';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')
    .required('must be there');
const only = 'only the fields that the schema names';

/** Ways to follow the company, and those that it does not offer. */
export const schema = object({
  ways: array(
    object({
      /** Id of the page that the way leads to. */
      page: pageId(),
      /** What a reader finds there. */
      text: words(),
      /** How often. */
      detail: words(),
      /** What a reader gives for it. */
      note: words(),
    }).noUnknown(only),
  ).required('must be there'),
  absent: array(object({ id: id(), label: words(), text: words() }).noUnknown(only)).required(
    'must be there',
  ),
  promise: object({ text: words() }).noUnknown(only).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `follow-us.json` holds. */
export type FollowUsContent = InferType<typeof schema>;
