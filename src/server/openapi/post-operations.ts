import { formCalls } from '#features/submissions/model/api-contract.ts';
import { humanCheckHeader, idempotencyHeader } from '#features/submissions/model/idempotency.ts';
import { sealedMediaType } from '#features/submissions/model/sealed.ts';
import { violationTypes } from '../api/report-calls.ts';
import type { ProblemCode } from '../middleware/problem-types.ts';
import { json, type Operation, type Parameter, type Reply, schemaRef } from './operation.ts';

const submissionId: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'A UUID made once per filled form. Sending again under it stores nothing twice. Without it every request is a new submission.',
  schema: { type: 'string', format: 'uuid' },
  example: '0b9d7a52-3a52-4c8e-9a57-0d3f6a2f7c11',
};

/** The header that a call asks for in a flood. */
export const checkAnswer: Parameter = {
  name: humanCheckHeader,
  in: 'header',
  required: false,
  description:
    'The answer of the built-in human check. Asked for with 428 once many submissions have come within an hour.',
  schema: { type: 'string' },
  example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
};

/** What can be wrong with any body that a call reads. */
export const bodyProblems: readonly ProblemCode[] = [
  'body.size',
  'body.type',
  'body.encoding',
  'body.json',
  'body.shape',
  'body.depth',
];

/** What can be wrong with that answer. */
export const checkProblems: readonly ProblemCode[] = [
  'captcha_refused',
  'captcha_expired',
  'captcha_unavailable',
];

const acknowledged: Record<number, Reply> = {
  200: {
    description: 'It had arrived before; the first answer again.',
    headers: ['Idempotent-Replayed'],
    content: json(schemaRef('Acknowledgement')),
  },
  201: { description: 'It is stored durably.', content: json(schemaRef('Acknowledgement')) },
  303: {
    description:
      'To a form from a page without script: the page that thanks with the reference, or shows the form again with its values and what is wrong with them.',
    headers: ['Location'],
  },
};

/** The call that takes one form. */
function submission(
  given: Pick<Operation, 'id' | 'path' | 'summary'> & {
    /** The name of its schema; the one of the page without script ends in `Fields`. */
    schema: string;
    hasHumanCheck: boolean;
  },
): Operation {
  const { schema, hasHumanCheck, ...named } = given;
  const { path } = named;
  return {
    ...named,
    method: 'post',
    alsoAt: path.endsWith('/') ? path.slice(0, -1) : `${path}/`,
    tag: 'forms',
    description:
      'From pages of this site only. Sealed bodies come from the queue on a visitor’s device and hold the same JSON, encrypted for the server. At most 32 KB.',
    parameters: hasHumanCheck ? [submissionId] : [submissionId, checkAnswer],
    body: {
      'application/json': schemaRef(schema),
      [sealedMediaType]: schemaRef('SealedSubmission'),
      'application/x-www-form-urlencoded': schemaRef(`${schema}Fields`),
    },
    replies: acknowledged,
    problems: [
      ...bodyProblems,
      'origin',
      'rate',
      'invalid',
      'id',
      'sealed.shape',
      'sealed.closed',
      'conflict',
      ...checkProblems,
      'storage',
      'busy',
    ],
  };
}

const heard: Operation['replies'] = {
  204: { description: 'Taken or ignored; the answer does not say which.' },
};

/** The calls that send something. */
export const postOperations: readonly Operation[] = [
  submission({
    id: 'submitPrivacyRequest',
    path: formCalls.submitPrivacyRequest,
    summary: 'Sends a data privacy request',
    schema: 'PrivacyRequest',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitContactRequest',
    path: formCalls.submitContactRequest,
    summary: 'Sends a contact request',
    schema: 'ContactRequest',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitOfficeHours',
    path: formCalls.submitOfficeHours,
    summary: 'Sends interest in the chief executive’s office hours',
    schema: 'OfficeHoursInterest',
    hasHumanCheck: false,
  }),
  submission({
    id: 'submitCallBack',
    path: formCalls.submitCallBack,
    summary: 'Asks to be called about an offer for a car',
    schema: 'CallBackRequest',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitContainerRequest',
    path: formCalls.submitContainerRequest,
    summary: 'Asks for a container, a swap or a pickup; the day is a wish',
    schema: 'ContainerRequest',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitApplication',
    path: formCalls.submitApplication,
    summary: 'Applies for a job; an email address or a telephone number has to be there',
    schema: 'JobApplication',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitReport',
    path: formCalls.submitReport,
    summary: 'Reports misconduct, with a name or without',
    schema: 'MisconductReport',
    hasHumanCheck: true,
  }),
  submission({
    id: 'submitPageProblem',
    path: formCalls.submitPageProblem,
    summary: 'Says what is wrong with a page of this site, with a way to answer or without',
    schema: 'PageProblem',
    hasHumanCheck: true,
  }),
  {
    id: 'reportFault',
    method: 'post',
    path: '/api/log',
    tag: 'reports',
    summary: 'Reports a fault in a page',
    description:
      'Queries, addresses of persons, long numbers and hidden characters are taken out before anything is written down. At most 4 KB and ten a minute.',
    body: json(schemaRef('BrowserReport')),
    replies: heard,
  },
  {
    id: 'reportVisit',
    method: 'post',
    path: '/api/visits',
    tag: 'reports',
    summary: 'Counts a view of a page, after consent',
    description: 'Only paths of pages are counted, by day; nothing about the visitor. Sec-GPC: 1 is honored.',
    body: json(schemaRef('Visit')),
    replies: heard,
  },
  {
    id: 'reportViolation',
    method: 'post',
    path: '/api/csp-report',
    tag: 'reports',
    summary: 'Reports what a content security policy stopped',
    body: Object.fromEntries(violationTypes.map((type) => [type, schemaRef('PolicyReport')])),
    replies: heard,
  },
];
