import type { ProblemCode } from '#server/middleware/problem-types.ts';
import { json, type Operation, type Reply, schemaRef } from '#server/openapi/operation.ts';
import { bodyProblems, checkAnswer, checkProblems } from '#server/openapi/post-operations.ts';
import { alertCalls } from '../model/alerts.ts';

const everyCall: ProblemCode[] = [...bodyProblems, 'origin', 'rate', 'invalid', 'storage'];

const toPage: Reply = {
  description: 'To a form: the page that says what came of it.',
  headers: ['Location'],
};

/** A call that takes JSON, and the form of a page. */
function call(
  given: Pick<Operation, 'id' | 'path' | 'summary' | 'description' | 'replies' | 'parameters'> & {
    schema: string;
    problems?: ProblemCode[];
  },
): Operation {
  const { schema, replies, problems = [], ...named } = given;
  return {
    ...named,
    method: 'post',
    tag: 'alerts',
    body: {
      'application/json': schemaRef(schema),
      'application/x-www-form-urlencoded': schemaRef('AlertFields'),
    },
    replies: { ...replies, 303: toPage },
    problems: [...everyCall, ...problems],
  };
}

/** The calls about email alerts. */
export const alertOperations: readonly Operation[] = [
  call({
    id: 'subscribeToAlerts',
    path: alertCalls.subscribe,
    summary: 'Signs an address up for email alerts, to be confirmed by a letter',
    description:
      'From pages of this site only. Always answered alike, whether the address is known or not. Unless the link in the letter is confirmed within 48 hours the address is erased.',
    schema: 'AlertRequest',
    parameters: [checkAnswer],
    replies: {
      202: {
        description: 'A letter is on its way, unless one was just sent.',
        content: json(schemaRef('AlertAsked')),
      },
    },
    problems: ['alerts.closed', ...checkProblems],
  }),
  {
    id: 'askForWatch',
    method: 'post',
    path: alertCalls.watch,
    tag: 'alerts',
    summary: 'Takes the form that asks to be told of a vehicle, a price or a job',
    description:
      'From pages of this site only. The question of the page comes along; the answer is always that page, with what went wrong or the word that a letter is on its way.',
    body: { 'application/x-www-form-urlencoded': schemaRef('WatchFields') },
    replies: { 303: toPage },
    problems: [...bodyProblems, 'origin'],
  },
  call({
    id: 'confirmAlerts',
    path: alertCalls.confirm,
    summary: 'Confirms a sign-up',
    description: 'Again is no fault. Opening the link alone confirms nothing.',
    schema: 'AlertToken',
    replies: { 200: { description: 'It is confirmed.', content: json(schemaRef('AlertChoice')) } },
    problems: ['alerts.unknown'],
  }),
  call({
    id: 'manageAlerts',
    path: alertCalls.manage,
    summary: 'Reads what a subscription holds, or changes its topics',
    description: 'Without `topics` it only reads.',
    schema: 'AlertManage',
    replies: {
      200: { description: 'What it holds now.', content: json(schemaRef('AlertChoice')) },
    },
    problems: ['alerts.unknown'],
  }),
  call({
    id: 'stopAlerts',
    path: alertCalls.stop,
    summary: 'Ends a subscription and erases its address',
    description: 'Answered alike when it was ended before.',
    schema: 'AlertToken',
    replies: {
      200: { description: 'Nothing is left of it.', content: json(schemaRef('AlertStopped')) },
    },
  }),
  {
    id: 'stopAlertsByMailProgram',
    method: 'post',
    path: alertCalls.oneClick,
    tag: 'alerts',
    summary: 'Ends a subscription for a mail program (RFC 8058)',
    description:
      'The address stands in the List-Unsubscribe header of every alert. It takes posts from anywhere, without a page before them; the body is the line of the RFC, in either encoding of a form. A GET leads to the page with a button (303) and changes nothing.',
    parameters: [
      {
        name: 'token',
        in: 'query',
        required: true,
        description: 'The token of the letter.',
        schema: { type: 'string', pattern: '^[\\w-]{32}$' },
        example: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      },
    ],
    body: {
      'application/x-www-form-urlencoded': schemaRef('OneClick'),
      'multipart/form-data': schemaRef('OneClick'),
    },
    replies: { 204: { description: 'Nothing is left of it, now or since before.' } },
    problems: ['body.size', 'body.encoding', 'rate', 'invalid', 'storage'],
  },
];
