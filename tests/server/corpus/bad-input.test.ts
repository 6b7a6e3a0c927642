import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertCalls } from '#features/alerts/model/alerts.ts';
import { customerPath, formCalls } from '#features/submissions/model/api-contract.ts';
import { formTokenField } from '#features/submissions/model/trap.ts';
import { operations } from '#server/openapi/describe-api.ts';
import { undeclared } from '../support/declared.ts';
import { filledForm, openFormsApi } from '../support/forms-api-fixture.ts';
import { type Answer, openWholeApi, type WholeApi } from '../support/whole-api-fixture.ts';
import { badAlerts, badClicks, badWatchBodies, badWatchForms } from './bad-input-alerts.ts';
import { type BadInput, badInputs, badReports, rightInputs } from './bad-input-corpus.ts';
import { canary, oddButRight } from './bad-input-fields.ts';
import { badPlainInputs } from './bad-input-plain.ts';

let api: WholeApi;
let answer = '';
let token = '';

beforeAll(async () => {
  api = await openWholeApi();
  answer = await api.answer();
  token = await api.formToken();
  // A token must have an age at which a person can have filled the form in.
  api.clock.ahead = 60_000;
});

afterAll(() => api.dispose());

const post = ({ path, body, headers }: BadInput): Promise<Answer> =>
  api.send({ method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } });

/** What must be true of any reply to bad input. */
function faultsOf({ name, path }: BadInput, reply: Answer): string[] {
  const [called] = path.split('?');
  const operation = operations.find((call) => call.method === 'post' && call.path === called);
  if (!operation) return [`${name}: not described`];
  const { status, headers, text } = reply;
  const wrong = undeclared(operation, { status, contentType: headers['content-type'] ?? '', text });
  if (status >= 500) wrong.push(`${status}`);
  if (text.length > 2048) wrong.push(`${text.length} characters`);
  if ((text + JSON.stringify(headers)).toLowerCase().includes(canary)) wrong.push('echo');
  if (/\bat .+:\d+:\d+|node_modules|\/src\/|select |insert into|sqlite/i.test(text))
    wrong.push('tells of our insides');
  return wrong.map((fault) => `${name}: ${fault}`);
}

const stored = async () => [
  ...(await api.storage.submissions.list()),
  ...(await api.storage.visits.list('2000-01-01')),
];

test('the corpus has at least 600 entries, each with a name of its own', () => {
  const corpus = [
    ...badInputs(''),
    ...badPlainInputs(''),
    ...badReports(),
    ...badAlerts(),
    ...badClicks(),
    ...badWatchBodies(),
    ...badWatchForms(''),
  ];
  expect(corpus.length).toBeGreaterThanOrEqual(600);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  const posts = operations.filter(({ method }) => method === 'post').map(({ path }) => path);
  for (const path of posts)
    expect(corpus.filter((entry) => entry.path.split('?')[0] === path).length).toBeGreaterThan(50);
});

test('refuses every bad submission shortly, as described, without an echo, and stores nothing', {
  timeout: 120_000,
}, async () => {
  const wrong: string[] = [];
  const times: number[] = [];
  for (const entry of badInputs(answer)) {
    const start = performance.now();
    const reply = await post(entry);
    times.push(performance.now() - start);
    if (reply.status < 400) wrong.push(`${entry.name}: ${reply.status}`);
    wrong.push(...faultsOf(entry, reply));
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(api.logged.join('') + api.site().lines.join('')).not.toContain(canary);
  // The middle one: single slow ones are the machine's doing.
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(100);
});

test('sends every bad post of a page without script back to a page of ours, and stores nothing', {
  timeout: 60_000,
}, async () => {
  const wrong: string[] = [];
  for (const entry of badPlainInputs(token)) {
    const reply = await post(entry);
    wrong.push(...faultsOf(entry, reply));
    const { location } = reply.headers;
    if (reply.status !== 303 && reply.status !== 413) wrong.push(`${entry.name}: ${reply.status}`);
    if (location !== undefined && !/^\/[a-z0-9][\w-]*(\?(reply|problem)=[\w%-]+)?(#[a-z-]+)?$/.test(location))
      wrong.push(`${entry.name}: ${location}`);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(api.logged.join('') + api.site().lines.join('')).not.toContain(canary);
});

test('refuses every bad call about alerts shortly, as described, without an echo, and enters nobody', {
  timeout: 60_000,
}, async () => {
  const wrong: string[] = [];
  for (const [at, entry] of [...badAlerts(), ...badClicks(), ...badWatchBodies()].entries()) {
    // Beyond a ceiling nothing is read; this test is about what is.
    if (at % 50 === 0) await api.renew();
    const reply = await post(entry);
    if (reply.status < 400 || reply.status === 429) wrong.push(`${entry.name}: ${reply.status}`);
    wrong.push(...faultsOf(entry, reply));
  }
  expect(wrong).toEqual([]);
  expect(await api.storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
  expect(api.logged.join('') + api.site().lines.join('')).not.toContain(canary);
});

test('sends every bad form that asks for a watch back to its page, without an echo, and enters nobody', {
  timeout: 60_000,
}, async () => {
  const wrong: string[] = [];
  for (const entry of badWatchForms(token)) {
    const reply = await post(entry);
    wrong.push(...faultsOf(entry, reply));
    const { location = '' } = reply.headers;
    const isOurs = /^\/(vehicle-inventory|scrap-prices)\?[\w=&-]*reply=[\w-]+(#(answer|watch))?$/.test(
      location,
    );
    if (reply.status !== 413 && !isOurs) wrong.push(`${entry.name}: ${reply.status} ${location}`);
  }
  expect(wrong).toEqual([]);
  expect(await api.storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
  expect(api.logged.join('') + api.site().lines.join('')).not.toContain(canary);
});

test('passes over every bad report in silence, and writes nothing', { timeout: 60_000 }, async () => {
  const wrong: string[] = [];
  const lines: string[] = [];
  for (const [at, entry] of badReports().entries()) {
    // Beyond a ceiling reports are not even read; this test is about those that are.
    if (at % 100 === 0) {
      lines.push(...api.site().lines);
      await api.renew();
    }
    const reply = await post(entry);
    if (reply.status !== 204) wrong.push(`${entry.name}: ${reply.status}`);
    wrong.push(...faultsOf(entry, reply));
  }
  lines.push(...api.site().lines);
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(lines.filter((line) => /browser report|resource stopped/.test(line))).toEqual([]);
  expect(lines.join('')).not.toContain(canary);
});

const badMethods = [
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'SEARCH',
];

// Whoever opens the address of a mail program's own post in a browser is led to a page.
const postOnly = operations.filter(({ method, path }) => method === 'post' && path !== alertCalls.oneClick);

test.each(postOnly.map(({ path }) => path))(
  '%s takes POST and no other method, whatever is in the body',
  async (path) => {
    for (const method of [...badMethods, 'TRACE', 'SOURCE']) {
      const body = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? {} : { body: canary };
      const reply = await api.send({ method, path, ...body });
      expect([method, reply.status, reply.headers.allow]).toEqual([
        method,
        405,
        method === 'TRACE' ? 'GET, HEAD, POST' : 'POST',
      ]);
      expect(reply.text).not.toContain(canary);
    }
    expect(await stored()).toEqual([]);
  },
);

const badPlaces = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%c0%ae',
  '..%2f',
  '%0d%0aX:%20y',
  ';x=y',
  '//',
  '/x',
  '.json',
  '%E2%80%AE',
];

test.each(badPlaces)('no submission arrives at an address with %s at its end', async (end) => {
  for (const path of [
    formCalls.submitPrivacyRequest,
    formCalls.submitContactRequest,
    formCalls.submitOfficeHours,
  ]) {
    const { status, text } = await post({ name: '', path: path + end, body: JSON.stringify(filledForm) });
    expect([400, 404]).toContain(status);
    expect(text.length).toBeLessThan(2048);
  }
  expect(await stored()).toEqual([]);
});

test.each([
  '',
  'a b',
  'evil.example',
  'www.site.example@evil.example',
  '[::1',
  `${canary}.example`,
  'x'.repeat(8000),
])('the host "%s" changes nothing about a bad submission', async (host) => {
  const { path, body } = { path: formCalls.submitPrivacyRequest, body: '{}' };
  const reply = await post({ name: '', path, body, headers: { host } });
  expect(reply.status).toBe(400);
  expect(reply.text + JSON.stringify(reply.headers)).not.toMatch(/evil|kanarien/);
});

test('after all of it takes right submissions, each as one', { timeout: 30_000 }, async () => {
  const right = rightInputs([
    await api.answer(),
    await api.answer(),
    await api.answer(),
    await api.answer(),
    await api.answer(),
    await api.answer(),
    await api.answer(),
  ]);
  for (const entry of right) expect((await post(entry)).status, entry.name).toBe(201);
  expect(await api.storage.submissions.list()).toHaveLength(right.length);
});

test('takes odd names as they are', { timeout: 30_000 }, async () => {
  const odd = await openFormsApi();
  for (const name of oddButRight) {
    const reply = await odd.post({ ...filledForm, name, recaptcha: await odd.answer() });
    expect(reply.status, name).toBe(201);
  }
  const names = (await odd.storage.submissions.list()).map(({ content }) => content?.name);
  expect(names.toSorted()).toEqual(oddButRight.toSorted());
  await odd.dispose();
});

test('leaves no field value in logs, replies, addresses or database files', async () => {
  const quiet = await openFormsApi();
  const marked = {
    ...filledForm,
    name: `name ${canary}`,
    streetAddress: `street ${canary}`,
    city: `city ${canary}`,
    state: `state ${canary}`,
    email: `${canary}@example.com`,
    requestType: 'Other',
    otherRequestType: `other ${canary}`,
  };
  const { customers: _customers, recaptcha: _recaptcha, ...texts } = marked;
  const plain = {
    ...texts,
    [customerPath('recycling')]: 'on',
    [formTokenField]: await quiet.port.formToken(),
  };
  const body = { ...marked, recaptcha: await quiet.answer() };
  const key = { 'idempotency-key': crypto.randomUUID() };
  quiet.clock.ahead = 60_000;
  const replies = [
    await quiet.post(body, key),
    await quiet.post(body, key),
    await quiet.post({ ...body, city: `another ${canary}` }, key),
    await quiet.post({ ...body, phone: canary.repeat(9) }),
    await quiet.post(body),
    await quiet.postPlain(plain),
    await quiet.postPlain({ ...plain, zip: canary }),
    await quiet.postPlain({ ...plain, [formTokenField]: canary }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 409, 400, 428, 303, 303, 303]);
  for (const reply of replies) {
    expect(JSON.stringify([...reply.headers]) + (await reply.text())).not.toContain(canary);
  }
  expect(await quiet.storage.submissions.list()).toHaveLength(2);
  expect(quiet.logged.length).toBeGreaterThan(0);
  expect(quiet.logged.join('')).not.toContain(canary);
  const files = quiet.databaseBytes();
  expect(files.length).toBeGreaterThan(1);
  for (const bytes of files) expect(bytes.includes(canary)).toBe(false);
  await quiet.dispose();
});
