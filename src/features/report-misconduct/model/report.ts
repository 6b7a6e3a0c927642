import { optionalField, requiredProseField } from '#features/submissions/model/form-fields.ts';
import { type ShortReply, type ShortValues, shortForm } from '#features/submissions/model/short-form.ts';

/**
 * What a report of misconduct holds. Only what happened has to be said: a report without a name and without a way to answer is a whole
 * one. Neither of the two is called as in other forms, so that nothing is carried over from them or filled in by a browser.
 */
const table = {
  what: requiredProseField(3000),
  where: optionalField(120),
  when: optionalField(80),
  reporter: optionalField(80),
  reach: optionalField(120),
};

/** A report while somebody writes it. */
export type ReportValues = ShortValues<typeof table>;

/** One field of the form, by its wire name. */
export type ReportField = keyof ReportValues;

/** What a page without script gets back of this form. */
export type ReportReply = ShortReply<typeof table>;

/** The report of misconduct: its fields and its rules. */
export const report = shortForm(table);
