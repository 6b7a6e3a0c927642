import { object } from 'yup';
import { brand } from '#brand';
import {
  type FieldFault,
  isPlainObject,
  judge,
  optionalLine,
  requiredLine,
  textIn,
} from '#features/submissions/model/form-rules.ts';
import { emailPattern, fitLine } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/** The two contact forms. They differ in a few words and in where they stand. */
export const contactForms = ['contact-our-team', '3pr'] as const;

/** One of the two contact forms. */
export type ContactFormName = (typeof contactForms)[number];

/** True for a value from outside that names a contact form. */
export function isContactForm(value: unknown): value is ContactFormName {
  return contactForms.some((name) => name === value);
}

/** The most characters a field takes. */
export const contactLimits = {
  firstName: 40,
  lastName: 40,
  email: 80,
  company: 40,
  phone: 40,
  country: 40,
  state: 40,
  /** What the site adds by itself. */
  added: 250,
  // Long enough for any answer of either human check; short enough to stay cheap to read.
  recaptcha: 8192,
} as const;

/** What a contact form holds while a person fills it in. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  /** ISO 3166 code; empty for none. */
  country: string;
  /** Code of a state or province of that country; empty for none. */
  state: string;
  supplyChannel: string;
  businessType: string;
  /** The answer of the human check. */
  recaptcha: string;
}

/** One field of a contact form, by its wire name. */
export type ContactField = keyof ContactValues;

/** One refused field of a contact form. */
export type ContactFault = FieldFault<ContactField>;

/** What a page without script gets back of this form. */
export type ContactReply = FormReply<ContactValues, ContactFault>;

/** A contact form nobody has filled in yet. */
export const emptyContactValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  country: '',
  state: '',
  supplyChannel: '',
  businessType: '',
  recaptcha: '',
};

/** The fields of the forms in the order of the page. */
export const contactFields = Object.keys(emptyContactValues) as ContactField[];

/** What staff and the lead system get; the answers of the human check are no part of it. */
export interface ContactContent {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  country: string | null;
  state: string | null;
  leadSource: string;
  Oid: string;
  RetURL: string;
  specificLeadSource: string;
  supplyChannel: string;
  businessType: string;
}

/** A contact request on the wire. A retry brings a fresh answer of the human check in `recaptcha`. */
export interface ContactRequest extends ContactContent {
  recaptcha: string;
  RecaptchaChallenge: string;
}

/** Where a request comes from when nothing is known of it. */
export const directVisit = 'Direct';

const personFields = {
  firstName: requiredLine(contactLimits.firstName),
  lastName: requiredLine(contactLimits.lastName),
  email: requiredLine(contactLimits.email).matches(emailPattern, 'format'),
  company: requiredLine(contactLimits.company),
  phone: optionalLine(contactLimits.phone),
  country: optionalLine(contactLimits.country),
  state: optionalLine(contactLimits.state),
  supplyChannel: optionalLine(contactLimits.added),
  businessType: optionalLine(contactLimits.added),
};

/** The rules of a form without script, whose token takes the place of the human check. */
export const contactFieldsSchema = object(personFields).strict().typeError('format').noUnknown('unknown');

/** The rules of the form as it stands on the page. */
export const contactFormSchema = contactFieldsSchema
  .shape({ recaptcha: requiredLine(contactLimits.recaptcha) })
  .strict()
  .noUnknown('unknown');

/** The rules of what travels: the same, and what the site adds. Only the server judges by them; browsers leave them out. */
export const contactRequestSchema = /* @__PURE__ */ (() =>
  contactFormSchema
    .shape({
      leadSource: optionalLine(contactLimits.added),
      Oid: optionalLine(contactLimits.added),
      RetURL: optionalLine(contactLimits.added),
      specificLeadSource: optionalLine(contactLimits.added),
      RecaptchaChallenge: optionalLine(contactLimits.recaptcha),
    })
    .strict()
    .noUnknown('unknown'))();

/** What is wrong with a form as it stands, in the order of the page. */
export function contactFaults(
  values: unknown,
  schema: typeof contactFieldsSchema | typeof contactFormSchema = contactFormSchema,
): ContactFault[] {
  const judged = judge(values, schema, contactFields);
  return 'faults' in judged ? judged.faults : [];
}

/** The outcome of a check: what to store and the answer of the human check, or what is wrong. */
export type CheckedContactRequest =
  | { content: ContactContent; recaptcha: string }
  | { faults: ContactFault[] };

/** Judges a request from outside. Its human check may be answered in either of the two fields that name it. */
export function checkContactRequest(value: unknown): CheckedContactRequest {
  const judged = judge(withAnswer(value), contactRequestSchema, contactFields);
  if ('faults' in judged) return judged;
  const text = (field: ContactField) => textIn(judged.value, field);
  const values = Object.fromEntries(contactFields.map((field) => [field, text(field)]));
  const { recaptcha, ...content } = composeContactRequest(
    { ...emptyContactValues, ...values },
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
  const fitted = Object.fromEntries(contactFields.map((field) => [field, fitLine(raw[field])]));
  return {
    ...emptyContactValues,
    ...fitted,
    email: fitLine(raw.email).toLowerCase(),
    recaptcha: raw.recaptcha.trim(),
  };
}

function withAnswer(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { recaptcha, RecaptchaChallenge } = value;
  const isMissing = recaptcha === undefined || recaptcha === null || recaptcha === '';
  return isMissing && RecaptchaChallenge !== undefined ? { ...value, recaptcha: RecaptchaChallenge } : value;
}
