import { array, type InferType, number, object, string } from 'yup';

const words = () => string().required('must hold words');
const id = () =>
  string()
    .matches(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')
    .required('must be there');
const only = 'only the fields that the schema names';

/** A figure that stands in `esg.json`, so that two pages never tell two figures. */
const figure = () =>
  object({
    /** Id of the row there. */
    row: id(),
    digits: number().integer('must be whole').min(0, 'must be zero or more').required('must be a number'),
    label: words(),
  }).noUnknown(only);

/** How people work here. */
export const schema = object({
  dayLead: object({ lead: words() }).noUnknown(only).required('must be there'),
  phrasesLead: object({ lead: words() }).noUnknown(only).required('must be there'),
  day: array(
    object({
      id: id(),
      at: string()
        .matches(/^[0-2]\d:[0-5]\d$/, 'must be a time of day, hh:mm')
        .required('must be there'),
      title: words(),
      text: words(),
    }).noUnknown(only),
  ).required('must be there'),
  safety: array(figure()).required('must be there'),
  /** Words of the yard in both languages: neither is translated. */
  phrases: array(object({ english: words(), spanish: words() }).noUnknown(only)).required('must be there'),
  asks: array(object({ id: id(), label: words(), text: words() }).noUnknown(only)).required('must be there'),
  learning: object({
    body: array(words()).required('must be there'),
    facts: array(figure()).required('must be there'),
  })
    .noUnknown(only)
    .required('must be there'),
  local: object({ body: array(words()).required('must be there') })
    .noUnknown(only)
    .required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `culture.json` holds. */
export type CultureContent = InferType<typeof schema>;
