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
import {
  anyEmailPattern,
  fitLine,
  phonePattern,
  postalCodePattern,
} from '#features/submissions/model/patterns.ts';
import type { FormReply } from '#features/submissions/model/ports.ts';

/** What our truck is to do. */
export const containerTasks = ['swap', 'pickup', 'new'] as const;

export type ContainerTask = (typeof containerTasks)[number];

/** The container in question: those of the table of large loads, and none in particular. A test holds the two lists together. */
export const containerSizes = [
  'unsure',
  'hopper',
  'lugger',
  'roll-off-10',
  'roll-off-20',
  'roll-off-30',
  'roll-off-40',
  'trailer',
  'gondola',
] as const;

/** How scale tickets come back. */
export const ticketCopies = ['email', 'monthly', 'driver', 'none'] as const;

export type TicketCopies = (typeof ticketCopies)[number];

/** One of a few codes. */
const oneOf = (codes: readonly string[]) =>
  requiredField(20, { pattern: new RegExp(`^(${codes.join('|')})$`) });

/** What a person fills in. */
const contentTable = {
  task: oneOf(containerTasks),
  size: oneOf(containerSizes),
  metal: requiredField(60),
  zip: requiredField(10, { pattern: postalCodePattern, fit: (raw) => fitLine(raw).toUpperCase() }),
  /** A wish and no promise: what a browser sends of a field for dates, or what was typed where it has none. */
  day: optionalField(10),
  access: optionalField(150),
  tickets: oneOf(ticketCopies),
  company: requiredField(40),
  firstName: requiredField(40),
  lastName: requiredField(40),
  phone: requiredField(40, { pattern: phonePattern }),
  email: emailField(80, anyEmailPattern),
};

const table = { ...contentTable, recaptcha: humanCheckField() };

/** A request while somebody fills it in. */
export type ContainerRequest = ValuesOf<typeof table>;

/** One field of the form, by its wire name. */
export type ContainerField = keyof ContainerRequest;

/** What a page without script gets back of this form. */
export type ContainerReply = FormReply<ContainerRequest, FieldFault<ContainerField>>;

/** A form nobody has filled in yet: an account that runs asks for a swap, of a container that we know. */
export const emptyContainerRequest: ContainerRequest = {
  ...emptyValues(table),
  task: 'swap',
  size: 'unsure',
  tickets: 'email',
};

/** The fields of the form, in the order of the page. */
export const containerFields = namesOf(table);

/** The rules of the form, shared by browser and server. */
export const containerSchema = schemaOf(table);

/** The same for a page without script, which brings no answer of a human check. */
export const plainContainerSchema = /* @__PURE__ */ schemaOf(contentTable);

/** What is wrong with a form as it stands, in the order of the page. */
export function containerFaults(values: ContainerRequest, now = Date.now()): FieldFault<ContainerField>[] {
  return withDay(faultsIn(values, containerSchema, containerFields), values.day, now);
}

/** What people type, each field brought into the shape that its rule asks for. */
export function fitContainerRequest(raw: ContainerRequest): ContainerRequest {
  return fitValues(table, raw);
}

/**
 * Judges a request from outside: the lead that it becomes, or what is wrong with it. The day is not judged: a request may have
 * waited on its device until the day was past, and whoever calls asks for another.
 */
export function checkContainerRequest(value: unknown) {
  const judged = judge(value, containerSchema, containerFields);
  if ('faults' in judged) return judged;
  const { recaptcha, ...request } = readValues(table, judged.value);
  return { content: leadOf(request), recaptcha };
}

/** Reads and judges the fields of a page without script. */
export function readPlainContainerRequest(typed: (name: string) => string, now = Date.now()) {
  const fields = namesOf(contentTable);
  const raw = Object.fromEntries(fields.map((name) => [name, typed(name)]));
  const request = fitValues(contentTable, raw as ValuesOf<typeof contentTable>);
  return {
    values: { ...request, recaptcha: '' },
    content: leadOf(request),
    faults: withDay(faultsIn(request, plainContainerSchema, fields), request.day, now),
  };
}

/** Adds the fault of a day that is none, or is past wherever on earth the site may be. */
function withDay<Field extends string>(
  faults: FieldFault<Field | 'day'>[],
  day: string,
  now: number,
): FieldFault<Field | 'day'>[] {
  const hasFault = faults.some(({ field }) => field === 'day' || field === '');
  if (day === '' || hasFault || isDayToCome(day, now)) return faults;
  const order: readonly string[] = containerFields;
  return [...faults, { field: 'day' as const, code: 'format' as const }].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
}

const hour = 60 * 60 * 1000;

/** True for a day of the calendar, written `2026-12-03`, that has not ended in Hawaii. */
function isDayToCome(day: string, now: number): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false;
  return day >= new Date(now - 10 * hour).toISOString().slice(0, 10);
}

/** Sales knows leads of one shape: what is wanted stands as what we are supplied with, the rest where the lead comes from. */
function leadOf(request: ValuesOf<typeof contentTable>) {
  const { task, size, metal, zip, day, access, tickets, ...person } = request;
  const source = [
    `Container at ${zip}`,
    day === '' ? 'no day wished' : `wished ${day}`,
    `tickets ${tickets}`,
    access === '' ? '' : `on site: ${access}`,
  ].filter((part) => part !== '');
  const {
    recaptcha: _,
    RecaptchaChallenge: __,
    ...content
  } = composeContactRequest(
    {
      ...emptyContactValues,
      ...person,
      // The two countries in which we have yards write their codes differently.
      country: /^\d/.test(zip) ? 'US' : 'CA',
      supplyChannel: `Container ${task}, ${size}: ${metal}`.slice(0, mostAdded),
    },
    source.join('; ').slice(0, mostAdded),
  );
  return content;
}
