import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerPath, formCalls } from '#features/forms/model/api-contract.ts';
import { formTokenField } from '#features/forms/model/trap.ts';
import { badInputs, canary, oddButRight } from './bad-input-corpus.ts';
import { type FormsApiUnderTest, filledForm, openFormsApi } from './forms-api-fixture.ts';

let site: FormsApiUnderTest;
let answer = '';

beforeAll(async () => {
  site = await openFormsApi();
  answer = await site.answer();
});

afterAll(() => site.dispose());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  site.send(formCalls.submitPrivacyRequest, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
  });

test('refuses every bad input shortly, without an echo, and stores nothing', {
  timeout: 60_000,
}, async () => {
  const corpus = badInputs(answer);
  expect(corpus.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const { name, body, headers } of corpus) {
    const start = performance.now();
    const reply = await post(body, headers);
    const taken = performance.now() - start;
    const text = await reply.text();
    const head = JSON.stringify([...reply.headers]);
    if (reply.status < 400 || reply.status >= 500) wrong.push(`${name}: ${reply.status}`);
    if (reply.headers.get('content-type') !== 'application/problem+json')
      wrong.push(`${name}: no problem document`);
    if (text.length > 2048) wrong.push(`${name}: ${text.length} characters`);
    if ((text + head).toLowerCase().includes(canary)) wrong.push(`${name}: echo`);
    if (taken > 1000) wrong.push(`${name}: ${Math.round(taken)} ms`);
  }
  expect(wrong).toEqual([]);
  expect(await site.storage.submissions.list()).toEqual([]);
  expect(site.logged.join('')).not.toContain(canary);
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

test('answers any JSON and any bytes below 500', { timeout: 30_000 }, async () => {
  const fields = fc.constantFrom(...Object.keys(filledForm), 'recaptcha', 'id', 'sealed');
  const mutated = fc
    .tuple(fields, fc.jsonValue({ maxDepth: 4 }))
    .map(([field, value]) => JSON.stringify({ ...filledForm, recaptcha: 'x', [field]: value }));
  const bodies = fc.oneof(
    fc.json(),
    mutated,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
  );
  const types = fc.constantFrom(
    'application/json',
    'application/vnd.site.sealed+json',
    'application/x-www-form-urlencoded',
  );
  await fc.assert(
    fc.asyncProperty(bodies, types, async (body, type) => {
      const reply = await post(body, { 'content-type': type });
      expect(reply.status).toBeLessThan(500);
      expect((await reply.text()).length).toBeLessThanOrEqual(2048);
    }),
    { numRuns: 400 },
  );
  expect(await site.storage.submissions.list()).toEqual([]);
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
