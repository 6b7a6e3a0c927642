import { array, type ObjectShape, object, string } from 'yup';

/** Said of a field that no schema names. */
const only = 'only the fields that the schema names';

/** Text that a visitor reads. */
export const words = () => string().required('must hold words');

/** Text that may be left out, as "". */
export const wordsOrNone = () => string().defined('must be there, "" for none');

/** A name that addresses and other files use: small letters, digits, hyphens. */
export const id = () =>
  string()
    .matches(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, a letter first')
    .required('must be there');

/** One of a few values. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  string()
    .oneOf([...values], `must be one of ${values.join(', ')}`)
    .required('must be there');

/** An object with these fields and no others. */
export const record = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).noUnknown(only).required('must be there');

/** A list of such objects, whose ids differ. */
export const listOf = <Shape extends ObjectShape>(shape: Shape) =>
  array(record(shape))
    .required('must be there')
    .min(1, 'must not be empty')
    .test('unique-ids', 'must not have one id twice', (items) => {
      const ids = (items ?? []).map((item) => String((item as { id?: unknown }).id));
      return new Set(ids).size === ids.length;
    });
