import { boolean, object } from 'yup';
import {
  type CustomerField,
  customerBrands,
  customerFields,
} from '#features/submissions/model/api-contract.ts';
import {
  emailField,
  emptyValues,
  type FormField,
  fitValues,
  humanCheckField,
  type LineNames,
  lineNamesOf,
  namesOf,
  optionalField,
  readValues,
  requiredField,
  schemaOf,
  type ValuesOf,
} from '#features/submissions/model/form-fields.ts';
import { type FieldFault, faultsIn, judge } from '#features/submissions/model/form-rules.ts';
import { emailPattern, fitLine, postalCodePattern } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

export type { FaultCode } from '#features/submissions/model/form-rules.ts';

/** The rights a visitor may ask for, in the order of the page. These English names are the values on the wire. */
export const requestTypes = [
  'Right to Know',
  'Right to Delete',
  'Right to Correct',
  'Right to Appeal',
  'Right to Access',
  'Right to Withdraw Consent',
  'Right to Opt-out',
  'Other',
] as const;

/** One of the offered request types. */
export type RequestType = (typeof requestTypes)[number];

/** The request type that opens the free text field. */
export const otherRequest: RequestType = 'Other';

/** Which of the companies the person deals with. */
type Customers = Record<CustomerField, boolean>;

const customersField: FormField<Customers> = {
  empty: customersBy(() => false),
  rule: object(customersBy(() => boolean().strict().typeError('format').nullable().optional()))
    .strict()
    .typeError('one')
    .required('one')
    .noUnknown('unknown')
    .test('one', 'one', (customers) => Object.values(customers ?? {}).some((ticked) => ticked === true)),
  fit: (raw) => ({ ...customersField.empty, ...raw }),
};

/** What a person fills in. */
export const privacyFields = {
  name: requiredField(250),
  streetAddress: requiredField(250),
  city: requiredField(250),
  /** Code of a state, province or territory; no rule binds it. */
  state: optionalField(250),
  zip: requiredField(250, { pattern: postalCodePattern, fit: (raw) => fitLine(raw).toUpperCase() }),
  email: emailField(250, emailPattern),
  /** 15 although the message speaks of 250. */
  phone: requiredField(15),
  requestType: requiredField(250),
  otherRequestType: optionalField(250),
  customers: customersField,
};

const table = { ...privacyFields, recaptcha: humanCheckField() };

/** What staff get; the answer of the human check is no part of it. */
export type PrivacyContent = ValuesOf<typeof privacyFields>;

/** What the data privacy form holds and sends. */
export type PrivacyRequest = ValuesOf<typeof table>;

/** A text field of the form that a person fills in. */
export type PrivacyTextField = LineNames<typeof privacyFields>;

/** The text fields of the form that a person fills in. */
export const privacyTextFields = /* @__PURE__ */ lineNamesOf(privacyFields);

/** One refused field of the form, by its wire name; the empty name stands for the body as a whole. */
export type Fault = FieldFault<keyof PrivacyRequest>;

/** What a page without script gets back of this form. */
export type PrivacyReply = FormReply<PrivacyRequest, Fault>;

/** A form nobody has filled in yet. */
export const emptyPrivacyRequest: PrivacyRequest = emptyValues(table);

/** The rules of the form, shared by browser and server so that the server never refuses what the form let through. */
export const privacyRequestSchema = schemaOf(table);

/** The same rules for a post from a page without script, whose form token takes the place of the human check. */
export const privacyFieldsSchema = /* @__PURE__ */ schemaOf(privacyFields);

/** What is wrong with a form as it stands, in the order of the page. */
export function privacyFaults(values: unknown, schema = privacyRequestSchema): Fault[] {
  return faultsIn(values, schema, namesOf(table));
}

/** The outcome of a check: the request, complete, or what is wrong with it in the order of the page. */
export type CheckedPrivacyRequest = { request: PrivacyRequest } | { faults: Fault[] };

/** Judges a value from outside by the shared schema and names each refused field once. */
export function checkPrivacyRequest(value: unknown, schema = privacyRequestSchema): CheckedPrivacyRequest {
  const judged = judge(value, schema, namesOf(table));
  return 'faults' in judged ? judged : { request: readValues(table, judged.value) };
}

/**
 * What people type, brought into the shape the rules ask for: ends trimmed, invisible characters gone, the email in
 * lower case, the postal code in upper case with at most one inner space. Text of the free field goes along only with
 * `Other`, so that words written and then thought better of are not sent.
 */
export function fitPrivacyRequest(raw: PrivacyRequest): PrivacyRequest {
  const fitted = fitValues(table, raw);
  return fitted.requestType === otherRequest ? fitted : { ...fitted, otherRequestType: '' };
}

function customersBy<Value>(valueFor: (field: CustomerField) => Value): Record<CustomerField, Value> {
  const entries = customerBrands.map((brand) => [customerFields[brand], valueFor(customerFields[brand])]);
  return Object.fromEntries(entries) as Record<CustomerField, Value>;
}
