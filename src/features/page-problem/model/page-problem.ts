import {
  emptyValues,
  fitValues,
  humanCheckField,
  namesOf,
  optionalField,
  optionalProseField,
  readValues,
  requiredProseField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import { type FieldFault, faultsIn, judge } from '#features/submissions/model/form-rules.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/**
 * What somebody says of a page. Only what is wrong has to be said: whoever cannot use a page shall not have to get past a name or an
 * address first. Where it was and how the browser is set are filled in, in sight, and may be changed or emptied. No field is called as
 * in other forms, so that nothing is carried over from them.
 */
const contentTable = {
  problem: requiredProseField(2000),
  page: optionalField(300),
  settings: optionalProseField(1000),
  reach: optionalField(120),
};

const table = { ...contentTable, recaptcha: humanCheckField() };

/** What was said of a page, as it is stored. */
export type PageProblem = ValuesOf<typeof contentTable>;

/** The same while somebody writes it. */
export type PageProblemValues = ValuesOf<typeof table>;

/** One field of the form, by its wire name. */
export type PageProblemField = keyof PageProblemValues;

/** What a page without script gets back of this form. */
export type PageProblemReply = FormReply<PageProblemValues, FieldFault<PageProblemField>>;

/** A form nobody has filled in yet. */
export const emptyPageProblem: PageProblemValues = emptyValues(table);

/** The fields of the form, in the order of the page. */
export const pageProblemFormFields = namesOf(table);

/** The fields that staff see, in their order. */
export const pageProblemFields = namesOf(contentTable);

/** The rules of the form, shared by browser and server. */
export const pageProblemSchema = schemaOf(table);

/** The same for a page without script, which brings no answer of a human check. */
export const plainPageProblemSchema = /* @__PURE__ */ schemaOf(contentTable);

/** What is wrong with a form as it stands, in the order of the page. */
export function pageProblemFaults(values: unknown): FieldFault<PageProblemField>[] {
  return faultsIn(values, pageProblemSchema, pageProblemFormFields);
}

/** What people type, each field brought into the shape that its rule asks for. */
export function fitPageProblem(raw: PageProblemValues): PageProblemValues {
  return fitValues(table, raw);
}

/** Judges a body from outside: what to store and the answer of the human check, or what is wrong with it. */
export function checkPageProblem(value: unknown) {
  const judged = judge(value, pageProblemSchema, pageProblemFormFields);
  if ('faults' in judged) return judged;
  const { recaptcha, ...content } = readValues(table, judged.value);
  return { content, recaptcha };
}

/** Reads and judges the fields of a page without script. */
export function readPlainPageProblem(typed: (name: string) => string) {
  const raw = Object.fromEntries(pageProblemFields.map((name) => [name, typed(name)]));
  const content = fitValues(contentTable, raw as PageProblem);
  return {
    values: { ...content, recaptcha: '' },
    content,
    faults: faultsIn(content, plainPageProblemSchema, pageProblemFields),
  };
}
