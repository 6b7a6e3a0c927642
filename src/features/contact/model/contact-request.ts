import { brand } from '#brand';
import {
  emailField,
  emptyValues,
  fitValues,
  humanCheckField,
  namesOf,
  optionalField,
  readValues,
  requiredField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import {
  type FieldFault,
  faultsIn,
  isPlainObject,
  judge,
  textIn,
} from '#features/submissions/model/form-rules.ts';
import { emailPattern } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/** The two contact forms. They differ in a few words and in where they stand. */
export const contactForms = ['contact-our-team', '3pr'] as const;

/** One of the two contact forms. */
export type ContactFormName = (typeof contactForms)[number];

/** True for a value from outside that names a contact form. */
export function isContactForm(value: unknown): value is ContactFormName {
  return contactForms.some((name) => name === value);
}

/** The most characters of what the site adds by itself. */
export const mostAdded = 250;

/** What a person fills in. */
const personFields = {
  firstName: requiredField(40),
  lastName: requiredField(40),
  email: emailField(80, emailPattern),
  company: requiredField(40),
  phone: optionalField(40),
  /** ISO 3166 code; empty for none. */
  country: optionalField(40),
  /** Code of a state or province of that country; empty for none. */
  state: optionalField(40),
  supplyChannel: optionalField(mostAdded),
  businessType: optionalField(mostAdded),
};

/** The fields of a contact form. */
export const contactTable = { ...personFields, recaptcha: humanCheckField() };

/** What the site adds to a request. */
const addedFields = /* @__PURE__ */ (() => ({
  leadSource: optionalField(mostAdded),
  Oid: optionalField(mostAdded),
  RetURL: optionalField(mostAdded),
  specificLeadSource: optionalField(mostAdded),
}))();

/** What a contact form holds while a person fills it in. */
export type ContactValues = ValuesOf<typeof contactTable>;

/** One field of a contact form, by its wire name. */
export type ContactField = keyof ContactValues;

/** One refused field of a contact form. */
export type ContactFault = FieldFault<ContactField>;

/** What a page without script gets back of this form. */
export type ContactReply = FormReply<ContactValues, ContactFault>;

/** A contact form nobody has filled in yet. */
export const emptyContactValues: ContactValues = emptyValues(contactTable);

/** The fields of the forms in the order of the page. */
export const contactFields = namesOf(contactTable);

/** What travels as null when nothing was chosen. */
type PlaceField = 'country' | 'state';

/** What staff and the lead system get; the answers of the human check are no part of it. */
export type ContactContent = Omit<ValuesOf<typeof personFields>, PlaceField> &
  Record<PlaceField, string | null> &
  ValuesOf<typeof addedFields>;

/** A contact request on the wire. A retry brings a fresh answer of the human check in `recaptcha`. */
export type ContactRequest = ContactContent & { recaptcha: string; RecaptchaChallenge: string };

/** Where a request comes from when nothing is known of it. */
export const directVisit = 'Direct';

/** The rules of a form without script, whose token takes the place of the human check. */
export const contactFieldsSchema = /* @__PURE__ */ schemaOf(personFields);

/** The rules of the form as it stands on the page. */
export const contactFormSchema = schemaOf(contactTable);

/** The rules of what travels: the same, and what the site adds. Only the server judges by them; browsers leave them out. */
export const contactRequestSchema = /* @__PURE__ */ (() =>
  schemaOf({
    ...contactTable,
    ...addedFields,
    RecaptchaChallenge: optionalField(contactTable.recaptcha.limit),
  }))();

/** What is wrong with a form as it stands, in the order of the page. */
export function contactFaults(values: unknown, schema = contactFormSchema): ContactFault[] {
  return faultsIn(values, schema, contactFields);
}

/** The outcome of a check: what to store and the answer of the human check, or what is wrong. */
export type CheckedContactRequest =
  | { content: ContactContent; recaptcha: string }
  | { faults: ContactFault[] };

/** Judges a request from outside. Its human check may be answered in either of the two fields that name it. */
export function checkContactRequest(value: unknown): CheckedContactRequest {
  const judged = judge(withAnswer(value), contactRequestSchema, contactFields);
  if ('faults' in judged) return judged;
  const { recaptcha, ...content } = composeContactRequest(
    readValues(contactTable, judged.value),
    textIn(judged.value, 'specificLeadSource'),
  );
  const { RecaptchaChallenge: _, ...stored } = content;
  return { content: stored, recaptcha };
}

/** The request that a filled form makes: its fields, and what is fixed or known of the way that led here. */
export function composeContactRequest(values: ContactValues, specificLeadSource: string): ContactRequest {
  const { country, state, ...others } = values;
  return {
    ...others,
    country: country === '' ? null : country,
    state: state === '' ? null : state,
    leadSource: 'Website',
    Oid: brand.leadSystem.organizationId,
    RetURL: brand.leadSystem.returnUrl,
    specificLeadSource,
    RecaptchaChallenge: values.recaptcha,
  };
}

/** What people type, brought into the shape the rules ask for. */
export function fitContactValues(raw: ContactValues): ContactValues {
  return fitValues(contactTable, raw);
}

function withAnswer(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { recaptcha, RecaptchaChallenge } = value;
  const isMissing = recaptcha === undefined || recaptcha === null || recaptcha === '';
  return isMissing && RecaptchaChallenge !== undefined ? { ...value, recaptcha: RecaptchaChallenge } : value;
}
