import {
  composeContactRequest,
  emptyContactValues,
  mostAdded,
} from '#features/contact/model/contact-request.ts';
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
import { type FieldFault, faultsIn, judge } from '#features/submissions/model/form-rules.ts';
import { anyEmailPattern, phonePattern } from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/** Who wants to be called: what a person fills in. */
const personFields = {
  firstName: requiredField(40),
  lastName: requiredField(40),
  phone: requiredField(40, { pattern: phonePattern }),
  email: emailField(80, anyEmailPattern),
};

/** About which car: what the page has answered. Whoever calls reckons again. */
const factFields = {
  car: optionalField(160),
  offer: optionalField(120),
  vin: optionalField(17),
};

const personTable = { ...personFields, recaptcha: humanCheckField() };
const plainTable = { ...personFields, ...factFields };
const table = { ...plainTable, recaptcha: humanCheckField() };

/** What a person fills in, with the answer of the human check. */
export type CallBackPerson = ValuesOf<typeof personTable>;

/** About which car somebody is to be called. */
export type CallBackFacts = ValuesOf<typeof factFields>;

/** A request to be called, as it travels. */
export type CallBackRequest = ValuesOf<typeof table>;

/** One field that a person fills in, by its wire name. */
export type CallBackField = keyof CallBackPerson;

/** What a page without script gets back of this form. */
export type CallBackReply = FormReply<CallBackPerson & CallBackFacts, FieldFault<CallBackField>>;

/** A form nobody has filled in yet. */
export const emptyCallBack: CallBackPerson = emptyValues(personTable);

/** The fields that a person fills in, in the order of the page. */
export const callBackFields = namesOf(personTable);

/** The rules of a request as it travels, shared by browser and server. */
export const callBackSchema = schemaOf(table);

/** The same for a page without script, which brings no answer of a human check. */
export const plainCallBackSchema = /* @__PURE__ */ schemaOf(plainTable);

const personSchema = /* @__PURE__ */ schemaOf(personTable);

/** What is wrong with what a person filled in, in the order of the page. */
export function callBackFaults(values: unknown): FieldFault<CallBackField>[] {
  return faultsIn(values, personSchema, callBackFields);
}

/** What people type, each field brought into the shape that its rule asks for. */
export function fitCallBack(raw: CallBackPerson): CallBackPerson {
  return fitValues(personTable, raw);
}

/** Judges a request from outside: the lead that it becomes, or what is wrong with it. */
export function checkCallBack(value: unknown) {
  const judged = judge(value, callBackSchema, namesOf(table));
  if ('faults' in judged) return judged;
  const { recaptcha, ...request } = readValues(table, judged.value);
  return { content: leadOf(request), recaptcha };
}

/** Reads and judges the fields of a page without script. */
export function readPlainCallBack(typed: (name: string) => string) {
  const raw = Object.fromEntries(namesOf(plainTable).map((name) => [name, typed(name)]));
  const values = fitValues(plainTable, raw as ValuesOf<typeof plainTable>);
  return {
    values: { ...values },
    content: leadOf(values),
    faults: faultsIn(values, plainCallBackSchema, namesOf(plainTable)),
  };
}

/** Sales knows leads of one shape; a private seller has no company, and the car stands where the lead comes from. */
function leadOf({ firstName, lastName, phone, email, car, offer, vin }: Omit<CallBackRequest, 'recaptcha'>) {
  const source = ['Offer for a car', car, offer, vin === '' ? '' : `VIN ${vin}`].filter(
    (part) => part !== '',
  );
  const {
    recaptcha: _,
    RecaptchaChallenge: __,
    ...content
  } = composeContactRequest(
    {
      ...emptyContactValues,
      ...{ firstName, lastName, phone, email },
      company: 'Private seller',
      supplyChannel: 'Vehicle',
    },
    source.join('; ').slice(0, mostAdded),
  );
  return content;
}
