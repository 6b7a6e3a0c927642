import {
  emptyValues,
  fitValues,
  humanCheckField,
  namesOf,
  optionalField,
  readValues,
  requiredProseField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import { type FieldFault, faultsIn, judge } from '#features/submissions/model/form-rules.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/**
 * What a report of misconduct holds. Only what happened has to be said: a report without a name and without a way to answer is a whole
 * one. Neither of the two is called as in other forms, so that nothing is carried over from them or filled in by a browser.
 */
const contentTable = {
  what: requiredProseField(3000),
  where: optionalField(120),
  when: optionalField(80),
  reporter: optionalField(80),
  reach: optionalField(120),
};

const table = { ...contentTable, recaptcha: humanCheckField() };

/** A report as it is stored. */
export type Report = ValuesOf<typeof contentTable>;

/** A report while somebody writes it. */
export type ReportValues = ValuesOf<typeof table>;

/** One field of the form, by its wire name. */
export type ReportField = keyof ReportValues;

/** What a page without script gets back of this form. */
export type ReportReply = FormReply<ReportValues, FieldFault<ReportField>>;

/** A form nobody has filled in yet. */
export const emptyReport: ReportValues = emptyValues(table);

/** The fields of the form, in the order of the page. */
export const reportFormFields = namesOf(table);

/** The fields that staff see, in their order. */
export const reportFields = namesOf(contentTable);

/** The rules of the form, shared by browser and server. */
export const reportSchema = schemaOf(table);

/** The same for a page without script, which brings no answer of a human check. */
export const plainReportSchema = /* @__PURE__ */ schemaOf(contentTable);

/** What is wrong with a form as it stands, in the order of the page. */
export function reportFaults(values: unknown): FieldFault<ReportField>[] {
  return faultsIn(values, reportSchema, reportFormFields);
}

/** What people type, each field brought into the shape that its rule asks for. */
export function fitReport(raw: ReportValues): ReportValues {
  return fitValues(table, raw);
}

/** Judges a report from outside: what to store and the answer of the human check, or what is wrong with it. */
export function checkReport(value: unknown) {
  const judged = judge(value, reportSchema, reportFormFields);
  if ('faults' in judged) return judged;
  const { recaptcha, ...content } = readValues(table, judged.value);
  return { content, recaptcha };
}

/** Reads and judges the fields of a page without script. */
export function readPlainReport(typed: (name: string) => string) {
  const raw = Object.fromEntries(reportFields.map((name) => [name, typed(name)]));
  const content = fitValues(contentTable, raw as Report);
  return {
    values: { ...content, recaptcha: '' },
    content,
    faults: faultsIn(content, plainReportSchema, reportFields),
  };
}
