import { array, type InferType, object, string } from 'yup';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z]+$/, 'must be small letters')
    .required('must be there');
const only = 'only the fields that the schema names';

/** What the invented award was given for. */
export const schema = object({
  sample: object({ text: words() }).noUnknown(only).required('must be there'),
  /** Links the data with `<data>` and the history with `<history>`. */
  limits: object({ text: words() }).noUnknown(only).required('must be there'),
  judged: array(object({ id: id(), label: words(), text: words() }).noUnknown(only)).required(
    'must be there',
  ),
  done: array(object({ id: id(), title: words(), text: words() }).noUnknown(only)).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `award.json` holds. */
export type AwardContent = InferType<typeof schema>;
