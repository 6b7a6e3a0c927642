import { array, number, type ObjectShape, object, string } from 'yup';

/** Pieces that schemas of content files have in common; every message names the rule. */
export const only = 'only the fields that the schema names';
export const present = 'must be there';

/** A text that visitors read. */
export const words = () => string().required('must hold words');

/** A text that may be missing. */
export const maybeWords = () => string().min(1, 'must hold words or be left out').optional();

/** A name in code, or the fragment of an address. */
export const id = () =>
  string()
    .matches(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens')
    .required(present);

/** A number above zero. */
export const amount = () => number().positive('must be more than zero').required('must be a number');

/** The day of a date, `yyyy-mm-dd`. */
export const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd')
    .required(present);

/** A thing with exactly these fields. */
export function record<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown(only).required(present);
}

/** At least one thing, each with exactly these fields. */
export function listOf<Fields extends ObjectShape>(fields: Fields) {
  return array(record(fields)).min(1, 'must hold at least one').required(present);
}

/** At least one text. */
export const wordList = () => array(words()).min(1, 'must hold at least one text').required(present);

/** Headings of a table's columns, in their order. */
export const columns = () => listOf({ id: id(), label: words() });
