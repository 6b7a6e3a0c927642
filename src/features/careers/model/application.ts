import {
  emptyValues,
  fitValues,
  humanCheckField,
  namesOf,
  optionalEmailField,
  optionalField,
  optionalProseField,
  readValues,
  requiredField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import { type FieldFault, faultsIn, judge, textIn } from '#features/submissions/model/form-rules.ts';
import { anyEmailPattern, phonePattern } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/** What a person fills in. One of email and phone is enough. */
const personFields = {
  name: requiredField(80),
  email: optionalEmailField(80, anyEmailPattern),
  phone: optionalField(40),
  message: optionalProseField(1000),
  start: optionalField(60),
};

/** For which job: its id. */
const jobFields = { job: requiredField(60) };

const personTable = { ...personFields, recaptcha: humanCheckField() };
const contentTable = { ...jobFields, ...personFields };
const table = { ...contentTable, recaptcha: humanCheckField() };

/** What a person fills in, with the answer of the human check. */
export type ApplicationPerson = ValuesOf<typeof personTable>;

/** An application as it is stored. */
export type Application = ValuesOf<typeof contentTable>;

/** One field that a person fills in, by its wire name. */
export type ApplicationField = keyof ApplicationPerson;

/** What a page without script gets back of this form. */
export type ApplicationReply = FormReply<ApplicationPerson, FieldFault<ApplicationField>>;

/** A form nobody has filled in yet. */
export const emptyApplication: ApplicationPerson = emptyValues(personTable);

/** The fields that a person fills in, in the order of the page. */
export const applicationPersonFields = namesOf(personTable);

/** All fields that staff see, in their order. */
export const applicationFields = namesOf(contentTable);

/** The rules of an application as it travels, field by field. One of email and phone must be there besides. */
export const applicationSchema = schemaOf(table);

/** The same for a page without script, which brings no answer of a human check. */
export const plainApplicationSchema = /* @__PURE__ */ schemaOf(contentTable);

const personSchema = /* @__PURE__ */ schemaOf(personTable);

/** What is wrong with what a person filled in, in the order of the page. */
export function applicationFaults(values: unknown): FieldFault<ApplicationField>[] {
  return withReach(faultsIn(values, personSchema, applicationPersonFields), values, applicationPersonFields);
}

/** What people type, each field brought into the shape that its rule asks for. */
export function fitApplication(raw: ApplicationPerson): ApplicationPerson {
  return fitValues(personTable, raw);
}

/** Judges an application from outside: what to store and the answer of the human check, or what is wrong with it. */
export function checkApplication(value: unknown) {
  const fields = namesOf(table);
  const judged = judge(value, applicationSchema, fields);
  const faults = withReach('faults' in judged ? judged.faults : [], value, fields);
  if ('faults' in judged || faults.length > 0) return { faults };
  const { recaptcha, ...content } = readValues(table, judged.value);
  return { content, recaptcha };
}

/** Reads and judges the fields of a page without script. */
export function readPlainApplication(typed: (name: string) => string) {
  const fields = namesOf(contentTable);
  const raw = Object.fromEntries(fields.map((name) => [name, typed(name)]));
  const content = fitValues(contentTable, raw as Application);
  const faults = withReach(faultsIn(content, plainApplicationSchema, fields), content, fields);
  const { job: _, ...person } = content;
  return { values: { ...person, recaptcha: '' }, content, faults };
}

/** Adds the fault of an application that nobody could answer: it has neither an email address nor a number that can be dialed. */
function withReach<Field extends string>(
  faults: FieldFault<Field>[],
  value: unknown,
  order: readonly Field[],
): FieldFault<Field>[] {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const isReachable = textIn(given, 'email').trim() !== '' || phonePattern.test(textIn(given, 'phone'));
  const email = order.find((field) => field === 'email');
  if (isReachable || email === undefined || faults.some(({ field }) => field === email || field === '')) {
    return faults;
  }
  const place = (field: Field | '') => (field === '' ? -1 : order.indexOf(field));
  return [...faults, { field: email, code: 'one' as const }].sort(
    (one, other) => place(one.field) - place(other.field),
  );
}
