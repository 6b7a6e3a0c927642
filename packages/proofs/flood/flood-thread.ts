/** One caller with many connections, none of which ever pauses: it answers each answer with the next request. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { idempotencyHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { formTokenField, languageField } from '#features/submissions/model/trap.ts';
import { privacyLetter } from '../durability/stream.ts';
import { type FloodKind, type FloodRequest, simpleRequests } from './flood-kinds.ts';

const { port, host, kind, connections } = workerData as {
  port: number;
  host: string;
  kind: FloodKind;
  connections: number;
};

/** Everything comes from here, as a proxy in front would say it. */
const caller = '203.0.113.9';

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let number = 0;

/** The next request, with all that a person would have done before it. */
async function next(): Promise<FloodRequest> {
  number += 1;
  if (kind === 'valid forms') return await validForm(number);
  if (kind === 'plain posts') return await plainPost(number);
  const simple = simpleRequests[kind];
  if (simple === undefined) throw new Error(`Nobody wrote what a flood of ${kind} sends.`);
  return simple(number);
}

/** The answer of the last challenge that was handed out: it is sent again while this caller gets no other. */
let lastAnswer = 'none';

/** A form whose check is solved. Whoever asks for many challenges is refused them, and sends on all the same. */
async function validForm(name: number): Promise<FloodRequest> {
  const asked = await send({ method: 'GET', path: formCalls.challenge });
  if (asked.status === 200) {
    const challenge = JSON.parse(asked.text);
    const solution = await solveChallenge({ challenge, deriveKey });
    lastAnswer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  // A form without any answer would be no valid one, and would use up what this caller may send.
  while (lastAnswer === 'none') await new Promise((resolve) => setTimeout(resolve, 50));
  const { path, body } = privacyLetter(`flooder${name}`, lastAnswer);
  return { method: 'POST', path, body: JSON.stringify(body) };
}

/** The token of a page with the form, good for a day. A person takes three seconds at least, and so does this. */
let formToken: Promise<string> | undefined;

async function plainPost(name: number): Promise<FloodRequest> {
  formToken ??= readFormToken();
  const { path, body } = privacyLetter(`poster${name}`, '');
  const fields = new URLSearchParams({ [formTokenField]: await formToken, [languageField]: 'eng' });
  for (const [field, value] of Object.entries(body)) {
    if (typeof value === 'string' && field !== 'recaptcha') fields.set(field, value);
    // Boxes are sent where they are ticked.
    else if (typeof value === 'object' && value !== null)
      for (const [box, isTicked] of Object.entries(value)) if (isTicked) fields.set(`${field}.${box}`, 'on');
  }
  return { method: 'POST', path, body: fields.toString(), type: 'application/x-www-form-urlencoded' };
}

async function readFormToken(): Promise<string> {
  const page = await send({ method: 'GET', path: '/data-privacy' });
  const field = new RegExp(`<input[^>]*name="${formTokenField}"[^>]*>`).exec(page.text)?.[0] ?? '';
  const token = /value="([^"]+)"/.exec(field)?.[1];
  if (token === undefined) throw new Error('The page of the privacy form holds no token.');
  await new Promise((resolve) => setTimeout(resolve, 3100));
  return token;
}

/** One request of this caller; status 0 where no answer came. */
function send({ method, path, body, type = 'application/json' }: FloodRequest) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const headers = {
      host,
      'x-forwarded-for': caller,
      ...(body && {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'sec-fetch-site': 'same-origin',
        [idempotencyHeader]: newSubmissionId(),
      }),
    };
    const sent = request({ port, method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

/** One connection. What comes before a request is not counted. */
async function goOn(): Promise<never> {
  for (;;) {
    const { status } = await send(await next());
    const name = status === 0 ? 'failed' : `${status}`;
    answers[name] = (answers[name] ?? 0) + 1;
    if (status === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

for (let each = 0; each < connections; each += 1) void goOn();
parentPort?.on('message', () => parentPort?.postMessage(answers));
