import { composeContactRequest, emptyContactValues } from '#features/contact/model/contact-request.ts';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { filledForm } from '../support/forms-api-fixture.ts';
import {
  badAddresses,
  badAddressesOfAnyEnding,
  badCustomers,
  badPostalCodes,
  badTexts,
} from './bad-input-fields.ts';

/** What the corpus has to know of a form. */
export type Target = {
  path: string;
  /** The form well filled in, with a right answer of the human check, so that only the bad field is to blame. */
  filled(answer: string): Record<string, unknown>;
  required: readonly string[];
  optional: readonly string[];
  /** The most characters of a field, from the specification or, where it has none, the server's own bound. */
  limits: readonly [field: string, limit: number][];
  /** Further values that a field must not have. */
  bad: readonly [field: string, values: Record<string, unknown>][];
};

const listed = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

/** The data privacy form. */
export const privacy: Target = {
  path: formCalls.submitPrivacyRequest,
  filled: (recaptcha) => ({ ...filledForm, recaptcha }),
  required: ['name', 'streetAddress', 'city', 'zip', 'email', 'phone', 'requestType', 'recaptcha'],
  optional: ['state', 'otherRequestType'],
  limits: [
    ['name', 250],
    ['streetAddress', 250],
    ['city', 250],
    ['state', 250],
    ['requestType', 250],
    ['otherRequestType', 250],
    ['phone', 15],
    ['recaptcha', 8192],
  ],
  bad: [
    ['zip', listed(badPostalCodes)],
    ['email', listed(badAddresses)],
    ['customers', badCustomers],
  ],
};

/** The contact forms. */
export const contact: Target = {
  path: formCalls.submitContactRequest,
  filled: (recaptcha) => ({
    ...composeContactRequest(
      {
        ...emptyContactValues,
        firstName: 'Ana',
        lastName: 'Ríos',
        email: 'ana@example.com',
        company: 'Ríos & Co.',
        recaptcha,
      },
      'Direct',
    ),
  }),
  required: ['firstName', 'lastName', 'email', 'company'],
  optional: [
    ...['phone', 'country', 'state', 'supplyChannel', 'businessType'],
    ...['leadSource', 'Oid', 'RetURL', 'specificLeadSource', 'RecaptchaChallenge'],
  ],
  limits: [
    ['firstName', 40],
    ['lastName', 40],
    ['company', 40],
    ['phone', 40],
    ['email', 80],
    ['country', 40],
    ['state', 40],
    ['supplyChannel', 250],
    ['businessType', 250],
    ['leadSource', 250],
    ['Oid', 250],
    ['RetURL', 250],
    ['specificLeadSource', 250],
    ['recaptcha', 8192],
    ['RecaptchaChallenge', 8192],
  ],
  bad: [['email', listed(badAddresses)]],
};

/** The form that asks to be called about a car. */
export const callBack: Target = {
  path: formCalls.submitCallBack,
  filled: (recaptcha) => ({
    ...{ firstName: 'Ana', lastName: 'Ríos', phone: '713-555-0100', email: 'ana@example.com' },
    ...{ car: '2004 Harrow Avocet', offer: '$165–$215', vin: '' },
    recaptcha,
  }),
  required: ['firstName', 'lastName', 'phone', 'email', 'recaptcha'],
  optional: ['car', 'offer', 'vin'],
  limits: [
    ['firstName', 40],
    ['lastName', 40],
    ['phone', 40],
    ['email', 80],
    ['car', 160],
    ['offer', 120],
    ['vin', 17],
    ['recaptcha', 8192],
  ],
  bad: [['email', listed(badAddressesOfAnyEnding)]],
};

/** The form that asks for a container, a swap or a pickup. */
export const container: Target = {
  path: formCalls.submitContainerRequest,
  filled: (recaptcha) => ({
    ...{ task: 'swap', size: 'roll-off-20', metal: 'Turnings', zip: '97210', day: '2026-12-03' },
    ...{ access: 'Gate 3', tickets: 'email', company: 'Ríos & Co.', firstName: 'Ana', lastName: 'Ríos' },
    ...{ phone: '713-555-0100', email: 'ana@example.com' },
    recaptcha,
  }),
  required: [
    ...['task', 'size', 'metal', 'zip', 'tickets', 'company', 'firstName', 'lastName', 'phone', 'email'],
    'recaptcha',
  ],
  optional: ['day', 'access'],
  limits: [
    ['metal', 60],
    ['zip', 10],
    ['day', 10],
    ['access', 150],
    ['company', 40],
    ['firstName', 40],
    ['lastName', 40],
    ['phone', 40],
    ['email', 80],
    ['recaptcha', 8192],
  ],
  bad: [
    ['zip', listed(badPostalCodes)],
    ['email', listed(badAddressesOfAnyEnding)],
    ['task', { 'no task': 'sweep', 'part of a task': 'swa', 'part of an object': 'constructor' }],
    ['size', { 'no size': 'roll-off-50', 'two sizes': 'hopper|lugger' }],
    ['tickets', { 'no way': 'pigeon' }],
  ],
};

/** Bad in a text of several lines: all that is bad in one line but the ends of lines. */
const badProse = Object.fromEntries(
  Object.entries(badTexts).filter(
    ([name, text]) =>
      text !== null && !(typeof text === 'string' && text.trim() === '') && name !== 'a line break',
  ),
);

/** The application for a job. */
export const application: Target = {
  path: formCalls.submitApplication,
  filled: (recaptcha) => ({
    ...{ job: 'grader-fresno', name: 'Ana Ríos', email: 'ana@example.com', phone: '713-555-0100' },
    ...{ message: 'Two years\nat a scale', start: 'In May' },
    recaptcha,
  }),
  required: ['job', 'name', 'recaptcha'],
  optional: ['phone', 'start'],
  limits: [
    ['job', 60],
    ['name', 80],
    ['email', 80],
    ['phone', 40],
    ['message', 1000],
    ['start', 60],
    ['recaptcha', 8192],
  ],
  bad: [
    ['email', listed(badAddressesOfAnyEnding)],
    ['message', badProse],
    ['job', { 'no job': 'astronaut-mars', 'part of an object': 'constructor' }],
  ],
};

/** The report of misconduct. */
export const report: Target = {
  path: formCalls.submitReport,
  filled: (recaptcha) => ({
    ...{ what: 'The ticket was changed.\n\nTwice.', where: '', when: '', reporter: '', reach: '' },
    recaptcha,
  }),
  required: ['recaptcha'],
  optional: ['where', 'when', 'reporter', 'reach'],
  limits: [
    ['what', 3000],
    ['where', 120],
    ['when', 80],
    ['reporter', 80],
    ['reach', 120],
    ['recaptcha', 8192],
  ],
  bad: [['what', { ...badProse, nothing: '', 'only spaces': '   ', 'only ends of lines': '\n\n' }]],
};

/** What is wrong with a page. */
export const pageProblem: Target = {
  path: formCalls.submitPageProblem,
  filled: (recaptcha) => ({
    ...{
      problem: 'The map has no keys.\n\nNone.',
      page: '/locations',
      settings: 'Colors: dark\nText: 20',
      reach: '',
    },
    recaptcha,
  }),
  required: ['recaptcha'],
  optional: ['page', 'settings', 'reach'],
  limits: [
    ['problem', 2000],
    ['page', 300],
    ['settings', 1000],
    ['reach', 120],
    ['recaptcha', 8192],
  ],
  bad: [['problem', { ...badProse, nothing: '', 'only spaces': '   ', 'only ends of lines': '\n\n' }]],
};

/** The form about office hours. */
export const officeHours: Target = {
  path: formCalls.submitOfficeHours,
  filled: () => ({
    ...emptyOfficeHours,
    employeeNumber: '4711',
    phone: '503-555-0100',
    email: 'ana@example.com',
  }),
  required: ['employeeNumber', 'phone', 'email'],
  optional: ['firstName', 'lastName'],
  limits: [
    ['employeeNumber', 1000],
    ['firstName', 1000],
    ['lastName', 1000],
    ['phone', 1000],
    ['email', 1000],
  ],
  bad: [],
};
