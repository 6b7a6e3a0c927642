import {
  optionalField,
  optionalProseField,
  requiredProseField,
} from '#features/submissions/model/form-fields.ts';
import { type ShortReply, type ShortValues, shortForm } from '#features/submissions/model/short-form.ts';

/**
 * What somebody says of a page. Only what is wrong has to be said: whoever cannot use a page shall not have to get past a name or an
 * address first. Where it was and how the browser is set are filled in, in sight, and may be changed or emptied. No field is called as
 * in other forms, so that nothing is carried over from them.
 */
const table = {
  problem: requiredProseField(2000),
  page: optionalField(300),
  settings: optionalProseField(1000),
  reach: optionalField(120),
};

/** What is said of a page, while somebody writes it. */
export type PageProblemValues = ShortValues<typeof table>;

/** One field of the form, by its wire name. */
export type PageProblemField = keyof PageProblemValues;

/** What a page without script gets back of this form. */
export type PageProblemReply = ShortReply<typeof table>;

/** The form about a page: its fields and its rules. */
export const pageProblem = shortForm(table);
