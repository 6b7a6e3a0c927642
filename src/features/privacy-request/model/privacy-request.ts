import { boolean, object } from 'yup';
import {
  type CustomerField,
  customerBrands,
  customerFields,
} from '#features/submissions/model/api-contract.ts';
import {
  type FieldFault,
  isPlainObject,
  judge,
  optionalLine,
  requiredLine,
  textIn,
} from '#features/submissions/model/form-rules.ts';
import { emailPattern, fitLine, postalCodePattern } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

export type { FaultCode } from '#features/submissions/model/form-rules.ts';

/** The most characters a field takes. The phone limit is 15 although its message speaks of 250. */
export const privacyLimits = {
  name: 250,
  streetAddress: 250,
  city: 250,
  state: 250,
  zip: 250,
  email: 250,
  phone: 15,
  requestType: 250,
  otherRequestType: 250,
  // Long enough for any answer of either human check; short enough to stay cheap to read.
  recaptcha: 8192,
} as const;

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

/** What the data privacy form holds and sends. */
export interface PrivacyRequest {
  name: string;
  streetAddress: string;
  city: string;
  /** Code of a state, province or territory; no rule binds it. */
  state: string;
  zip: string;
  email: string;
  phone: string;
  requestType: string;
  otherRequestType: string;
  customers: Record<CustomerField, boolean>;
  /** The answer of the human check, whichever of the two was used. */
  recaptcha: string;
}

/** The text fields of the form that a person fills in. */
export const privacyTextFields = [
  'name',
  'streetAddress',
  'city',
  'state',
  'zip',
  'email',
  'phone',
  'requestType',
  'otherRequestType',
] as const satisfies (keyof PrivacyRequest)[];

/** One refused field of the form, by its wire name; the empty name stands for the body as a whole. */
export type Fault = FieldFault<keyof PrivacyRequest>;

/** What a page without script gets back of this form. */
export type PrivacyReply = FormReply<PrivacyRequest, Fault>;

/** A form nobody has filled in yet. */
export const emptyPrivacyRequest: PrivacyRequest = {
  name: '',
  streetAddress: '',
  city: '',
  state: '',
  zip: '',
  email: '',
  phone: '',
  requestType: '',
  otherRequestType: '',
  customers: noCustomers(),
  recaptcha: '',
};

const personFields = {
  name: requiredLine(privacyLimits.name),
  streetAddress: requiredLine(privacyLimits.streetAddress),
  city: requiredLine(privacyLimits.city),
  state: optionalLine(privacyLimits.state),
  zip: requiredLine(privacyLimits.zip).matches(postalCodePattern, 'format'),
  email: requiredLine(privacyLimits.email).matches(emailPattern, 'format'),
  phone: requiredLine(privacyLimits.phone),
  requestType: requiredLine(privacyLimits.requestType),
  otherRequestType: optionalLine(privacyLimits.otherRequestType),
  customers: object(
    Object.fromEntries(
      customerBrands.map((brand) => [
        customerFields[brand],
        boolean().strict().typeError('format').nullable().optional(),
      ]),
    ),
  )
    .strict()
    .typeError('one')
    .required('one')
    .noUnknown('unknown')
    .test('one', 'one', (customers) => Object.values(customers ?? {}).some((ticked) => ticked === true)),
};

/**
 * The rules of the form, shared by browser and server so that the server never refuses what the form let through.
 * Messages are codes. It judges and never changes a value: fit first, with `fitPrivacyRequest`.
 */
export const privacyRequestSchema = object({
  ...personFields,
  recaptcha: requiredLine(privacyLimits.recaptcha),
})
  .strict()
  .typeError('format')
  .noUnknown('unknown');

/** The same rules for a post from a page without script, whose form token takes the place of the human check. */
export const privacyFieldsSchema = object(personFields).strict().typeError('format').noUnknown('unknown');

/** The outcome of a check: the request, complete, or what is wrong with it in the order of the page. */
export type CheckedPrivacyRequest = { request: PrivacyRequest } | { faults: Fault[] };

/** Judges a value from outside by the shared schema and names each refused field once. */
export function checkPrivacyRequest(
  value: unknown,
  schema: typeof privacyRequestSchema | typeof privacyFieldsSchema = privacyRequestSchema,
): CheckedPrivacyRequest {
  const judged = judge(value, schema, Object.keys(emptyPrivacyRequest) as (keyof PrivacyRequest)[]);
  return 'faults' in judged ? judged : { request: complete(judged.value) };
}

/**
 * What people type, brought into the shape the rules ask for: ends trimmed, invisible characters gone, the e-mail in
 * lower case, the postal code in upper case with at most one inner space. Text of the free field goes along only with
 * `Other`, so that words written and then thought better of are not sent.
 */
export function fitPrivacyRequest(raw: PrivacyRequest): PrivacyRequest {
  const requestType = fitLine(raw.requestType);
  return {
    name: fitLine(raw.name),
    streetAddress: fitLine(raw.streetAddress),
    city: fitLine(raw.city),
    state: fitLine(raw.state),
    zip: fitLine(raw.zip).toUpperCase(),
    email: fitLine(raw.email).toLowerCase(),
    phone: fitLine(raw.phone),
    requestType,
    otherRequestType: requestType === otherRequest ? fitLine(raw.otherRequestType) : '',
    customers: { ...noCustomers(), ...raw.customers },
    recaptcha: raw.recaptcha.trim(),
  };
}

function noCustomers(): Record<CustomerField, boolean> {
  return {
    [customerFields.autoParts]: false,
    [customerFields.recycling]: false,
    [customerFields.steelMill]: false,
  };
}

function complete(value: Record<string, unknown>): PrivacyRequest {
  const text = (field: keyof PrivacyRequest) => textIn(value, field);
  const given = isPlainObject(value.customers) ? value.customers : {};
  const customers = noCustomers();
  for (const brand of customerBrands) {
    customers[customerFields[brand]] = given[customerFields[brand]] === true;
  }
  return {
    name: text('name'),
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    email: text('email'),
    phone: text('phone'),
    requestType: text('requestType'),
    otherRequestType: text('otherRequestType'),
    customers,
    recaptcha: text('recaptcha'),
  };
}
