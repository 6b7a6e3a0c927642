import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { solveCheck } from '#features/submissions/ui/queue/solve-check.ts';
import { expect } from '../support/fixtures.ts';
import {
  challengeCall,
  formUrl,
  someAddress,
  someAnswers,
  storedRequests,
  submitCall,
  test,
} from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';

/** What a browser adds to a call from a page of this site. */
const fromHere = { 'sec-fetch-site': 'same-origin' };

/** A body that passes, with an answer to the human check. */
async function wholeBody(name = someAnswers().name) {
  const recaptcha = await solveCheck((path, init) => fetch(new URL(String(path), development.english), init));
  return {
    ...someAnswers(),
    name,
    state: 'CA',
    requestType: 'Right to Know',
    otherRequestType: '',
    customers: { pnpCustomer: true, schnCustomer: false, csCustomer: false },
    recaptcha: recaptcha ?? '',
  };
}

async function post(request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) {
  return await request.post(submitCall, { data: data as object, headers: { ...fromHere, ...headers } });
}

test('each fault of a body is a 400 that names field and code, says nothing back, and stores nothing', async ({
  request,
}) => {
  const { name, ...valid } = await wholeBody();
  const long = 'x'.repeat(251);
  const table: [object, { field: string; code: string }][] = [
    [{ ...valid }, { field: 'name', code: 'required' }],
    [
      { ...valid, name: '' },
      { field: 'name', code: 'required' },
    ],
    [
      { ...valid, name: long },
      { field: 'name', code: 'max' },
    ],
    [
      { ...valid, name: 7 },
      { field: 'name', code: 'format' },
    ],
    [
      { ...valid, name: `${name}\u0000` },
      { field: 'name', code: 'format' },
    ],
    [
      { ...valid, name, streetAddress: long },
      { field: 'streetAddress', code: 'max' },
    ],
    [
      { ...valid, name, city: '   ' },
      { field: 'city', code: 'required' },
    ],
    [
      { ...valid, name, zip: 'v5k 0a1' },
      { field: 'zip', code: 'format' },
    ],
    [
      { ...valid, name, zip: '97204-1234' },
      { field: 'zip', code: 'format' },
    ],
    [
      { ...valid, name, email: 'Ines@ridge.example.com' },
      { field: 'email', code: 'format' },
    ],
    [
      { ...valid, name, email: 'ines@ridge.museum' },
      { field: 'email', code: 'format' },
    ],
    [
      { ...valid, name, phone: '+1 503 555 0123 4' },
      { field: 'phone', code: 'max' },
    ],
    [
      { ...valid, name, requestType: '' },
      { field: 'requestType', code: 'required' },
    ],
    [
      { ...valid, name, otherRequestType: long },
      { field: 'otherRequestType', code: 'max' },
    ],
    [
      { ...valid, name, customers: {} },
      { field: 'customers', code: 'one' },
    ],
    [
      { ...valid, name, recaptcha: '' },
      { field: 'recaptcha', code: 'required' },
    ],
    [
      { ...valid, name, recaptcha: 'bm90IGFuIGFuc3dlcg==' },
      { field: 'recaptcha', code: 'format' },
    ],
  ];
  for (const [body, fault] of table) {
    // More than ten: each comes from elsewhere, or the limit would answer.
    const reply = await post(request, body, { 'x-forwarded-for': someAddress() });
    expect.soft(reply.status(), fault.field).toBe(400);
    expect.soft(reply.headers()['content-type']).toBe('application/problem+json');
    const problem = await reply.json();
    expect.soft(problem.fields, fault.field).toEqual([fault]);
    expect.soft(problem.status).toBe(400);
    expect.soft(JSON.stringify(problem)).not.toContain(name);
  }
  expect(await storedRequests(name)).toEqual([]);
});

test('a body with several faults names each of them once, in the order of the form', async ({ request }) => {
  const reply = await post(request, {});
  expect(reply.status()).toBe(400);
  expect(await reply.json()).toMatchObject({
    status: 400,
    error: 'invalid',
    fields: [
      'name',
      'streetAddress',
      'city',
      'zip',
      'email',
      'phone',
      'requestType',
      'customers',
      'recaptcha',
    ].map((field) => ({ field, code: field === 'customers' ? 'one' : 'required' })),
  });
});

test('a body that is too large, of another type, or no object is refused before anything reads it', async ({
  request,
}) => {
  const body = await wholeBody();
  const large = await post(request, { ...body, otherRequestType: 'x'.repeat(40_000) });
  expect(large.status()).toBe(413);
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
    const reply = await request.post(submitCall, {
      data: JSON.stringify(body),
      headers: { ...fromHere, 'content-type': type },
    });
    expect(reply.status(), type).toBe(415);
  }
  for (const text of ['', '{', '[]', 'null', '"text"', '{"name":{"a":{"b":{"c":1}}}}']) {
    const reply = await request.post(submitCall, {
      data: Buffer.from(text),
      headers: { ...fromHere, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    });
    expect(reply.status(), text).toBe(400);
    expect(reply.headers()['content-type']).toBe('application/problem+json');
  }
  expect(await storedRequests(body.name)).toEqual([]);
});

test('a body that repeats its key answers as the first time; another body under that key does not pass', async ({
  request,
}) => {
  const body = await wholeBody();
  const key = { 'idempotency-key': randomUUID() };
  const first = await post(request, body, key);
  expect(first.status()).toBe(201);
  expect(first.headers()['idempotent-replayed']).toBeUndefined();
  const again = await post(request, body, key);
  expect(again.status()).toBe(200);
  expect(again.headers()['idempotent-replayed']).toBe('true');
  expect(await again.json()).toEqual(await first.json());
  const other = await post(request, { ...body, city: 'Elsewhere' }, key);
  expect(other.status()).toBe(409);
  expect(await storedRequests(body.name)).toMatchObject([
    { id: key['idempotency-key'], content: { city: body.city } },
  ]);
});

test('one answer to the human check is good for one request', async ({ request }) => {
  const body = await wholeBody();
  expect((await post(request, body)).status()).toBe(201);
  const other = await post(request, { ...body, city: 'Elsewhere' });
  expect(other.status()).toBe(428);
  expect(await other.json()).toMatchObject({ error: 'captcha_expired' });
  expect(await storedRequests(body.name)).toHaveLength(1);
});

test('only pages of this site may send', async ({ request }) => {
  const body = await wholeBody();
  const refused: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: development.english },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  for (const headers of refused) {
    const reply = await request.post(submitCall, { data: body, headers });
    expect(reply.status(), JSON.stringify(headers)).toBe(403);
    expect(await reply.json()).toMatchObject({ status: 403, error: 'origin' });
  }
  expect(await storedRequests(body.name)).toEqual([]);
  const reply = await request.post(submitCall, { data: body, headers: { origin: development.english } });
  expect(reply.status()).toBe(201);
});

test('the eleventh request within ten minutes from one address is asked to wait', async ({ request }) => {
  for (let call = 1; call <= 10; call += 1) expect((await post(request, {})).status()).toBe(400);
  const reply = await post(request, {});
  expect(reply.status()).toBe(429);
  expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(0);
  // Somebody else is not kept waiting.
  expect((await post(request, {}, { 'x-forwarded-for': someAddress() })).status()).toBe(400);
});

test('a method that a call does not know is refused with those it does', async ({ request }) => {
  for (const [method, path, allow] of [
    ['GET', submitCall, 'POST'],
    ['POST', challengeCall, 'GET, HEAD'],
    ['DELETE', '/api/dataprivacy/', 'GET, HEAD'],
    ['GET', '/api/log', 'POST'],
  ] as const) {
    const reply = await request.fetch(path, { method, headers: fromHere });
    expect(reply.status(), `${method} ${path}`).toBe(405);
    expect(reply.headers().allow).toBe(allow);
  }
});

test("the form's page takes no post itself", async ({ request }) => {
  const reply = await request.post(formUrl('eng'), { form: { name: 'Inés' }, headers: fromHere });
  expect(reply.status()).toBe(405);
});

test('the list of states has 65 entries in one order, California seventh, and may be kept for a while', async ({
  request,
}) => {
  const reply = await request.get('/api/dataprivacy/');
  const list: { code: string; name: string }[] = await reply.json();
  expect(list).toHaveLength(65);
  expect(list[6]).toEqual({ code: 'CA', name: 'California' });
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(reply.headers()['cache-control']).toContain('max-age=3600');
  const known = await request.get('/api/dataprivacy/', {
    headers: { 'if-none-match': reply.headers().etag ?? '' },
  });
  expect(known.status()).toBe(304);
});

test('a setting is read by its name, an unknown one is a 404, and secrets are unknown', async ({
  request,
}) => {
  const environment = await request.get('/api/environment');
  expect(await environment.json()).toBe('development');
  for (const setting of ['nope', 'STORAGE_KEYS', 'RECAPTCHA_SECRET', '__proto__', 'constructor', '%2e%2e']) {
    const reply = await request.get(`/api/config/config/${setting}`);
    expect(reply.status(), setting).toBe(404);
  }
  const unknown = await request.get('/api/config/config/nope');
  expect(unknown.headers()['content-type']).toBe('application/problem+json');
  expect(await unknown.json()).toMatchObject({ status: 404, error: 'setting.unknown' });
  expect((await request.get('/api/nope')).status()).toBe(404);
});
