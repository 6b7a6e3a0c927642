import { array, object, string } from 'yup';

/** A fragment of an address: small letters and hyphens. */
export const id = string()
  .required()
  .matches(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens');

/** A list of titled passages. */
export const points = array(
  object({ id, title: string().required(), text: string().required() }).noUnknown('only id, title and text'),
)
  .required()
  .min(1, 'needs at least one entry');
