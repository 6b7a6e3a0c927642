import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { humanCheckHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { seal, sealedMediaType } from '#features/submissions/model/sealed.ts';
import { formTokenField, languageField, trapField } from '#features/submissions/model/trap.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import {
  type FormsApiUnderTest,
  filledForm,
  formPath,
  openFormsApi,
} from '#tests/server/support/forms-api-fixture.ts';
import type { OfficeHoursInterest } from '../model/office-hours.ts';

let site: FormsApiUnderTest;
let opened: FormsApiUnderTest[];

async function open(change: Parameters<typeof openFormsApi>[0] = {}): Promise<FormsApiUnderTest> {
  const api = await openFormsApi(change);
  opened.push(api);
  return api;
}

beforeEach(async () => {
  opened = [];
  site = await open();
});

afterEach(() => Promise.all(opened.map((api) => api.dispose())));

const interest: OfficeHoursInterest = {
  employeeNumber: '40118',
  firstName: 'Ana',
  lastName: '',
  phone: '5'.repeat(300),
  email: 'abc',
};

const fromOurPage = { 'sec-fetch-site': 'same-origin' };

function post(body: unknown, headers: Record<string, string> = {}, api = site) {
  return api.send(formCalls.submitOfficeHours, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...fromOurPage, 'content-type': 'application/json', ...headers },
  });
}

function postPlain(fields: Record<string, string>, api = site) {
  return api.send(formCalls.submitOfficeHours, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('an interest', () => {
  test('is stored as its five fields, without a human check', async () => {
    const id = newSubmissionId();
    const reply = await post(interest, { 'idempotency-key': id });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({
      reference: referenceOf(id),
      received: expect.any(Number),
      receipt: expect.any(String),
    });
    expect(await site.storage.submissions.list({ kind: 'office-hours' })).toMatchObject([
      { id, content: interest, language: 'eng' },
    ]);
  });

  test('sent again is stored once', async () => {
    const headers = { 'idempotency-key': newSubmissionId() };
    const statuses = [(await post(interest, headers)).status, (await post(interest, headers)).status];
    expect(statuses).toEqual([201, 200]);
    expect((await post({ ...interest, phone: '7' }, headers)).status).toBe(409);
    expect(await site.storage.submissions.list()).toHaveLength(1);
  });

  test('that waited on a device is opened and stored the same way', async () => {
    const id = newSubmissionId();
    const sealed = await seal(await site.port.submissionKey(), id, interest);
    expect((await post({ id, sealed }, { 'content-type': sealedMediaType })).status).toBe(201);
    expect(await site.storage.submissions.list()).toMatchObject([{ id, content: interest }]);
  });

  test('names each refused field with a code, a surplus one at the body, and stores nothing', async () => {
    const reply = await post({ ...interest, employeeNumber: ' ', email: 'x'.repeat(1001) });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: 'invalid',
      fields: [
        { field: 'employeeNumber', code: 'required' },
        { field: 'email', code: 'bound' },
      ],
    });
    expect((await post({ ...interest, [trapField]: 'buy now' })).status).toBe(400);
    expect((await post({ ...interest, recaptcha: 'x' })).status).toBe(400);
    expect(await site.storage.submissions.list()).toEqual([]);
  });

  test('comes from a page of this site, by POST', async () => {
    expect((await post(interest, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const reply = await site.send(formCalls.submitOfficeHours);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the limits of a form without a human check', () => {
  test('let one caller submit ten in ten minutes, and leave the other forms alone', async () => {
    const api = await open({ submitLimit: undefined });
    for (let count = 0; count < 10; count += 1) expect((await post(interest, {}, api)).status).toBe(201);
    const refused = await post(interest, {}, api);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await api.post({ ...filledForm, recaptcha: await api.answer() })).status).toBe(201);
  });

  test('hold for all callers together, and only for this form', async () => {
    const api = await open({ openFormLimit: rateLimit({ name: 'all', points: 1, seconds: 600 }) });
    expect((await post(interest, {}, api)).status).toBe(201);
    expect((await post(interest, {}, api)).status).toBe(428);
    expect((await api.post({ ...filledForm, recaptcha: await api.answer() })).status).toBe(201);
  });

  test('ask for a person once many have come, whose answer travels in a header and passes once', async () => {
    const api = await open({ openFormLimit: rateLimit({ name: 'all', points: 1, seconds: 600 }) });
    expect((await post(interest, {}, api)).status).toBe(201);
    const answer = await api.answer();
    expect((await post(interest, { [humanCheckHeader]: answer }, api)).status).toBe(201);
    expect((await post(interest, { [humanCheckHeader]: answer }, api)).status).toBe(428);
    expect((await post(interest, { [humanCheckHeader]: 'made up' }, api)).status).toBe(400);
    expect((await post(interest, {}, api)).status).toBe(428);
    // The body keeps its five fields.
    expect((await post({ ...interest, recaptcha: await api.answer() }, {}, api)).status).toBe(400);
    expect(await api.storage.submissions.list()).toHaveLength(2);
  });

  test('let nobody shut the form for pages without script by flooding the other way', async () => {
    const api = await open({ openFormLimit: rateLimit({ name: 'all', points: 1, seconds: 600 }) });
    for (let count = 0; count < 3; count += 1) await post(interest, {}, api);
    api.clock.ahead -= 60_000;
    const token = await api.port.formToken();
    api.clock.ahead += 60_000;
    const reply = await api.send(formCalls.submitOfficeHours, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...interest, [formTokenField]: token, [languageField]: 'es' }),
    });
    expect(reply.headers.get('location')).toContain('submitted=');
  });
});

describe('from a page without script', () => {
  async function fields(change: Record<string, string> = {}) {
    site.clock.ahead -= 60_000;
    const token = await site.port.formToken();
    site.clock.ahead += 60_000;
    return { ...interest, [formTokenField]: token, [trapField]: '', [languageField]: 'es', ...change };
  }

  const target = (reply: Response) => new URL(reply.headers.get('location') ?? '', 'https://site.example');

  test('it is stored in the language of the page, and leads to the thanks below the heading', async () => {
    const reply = await postPlain(await fields({ firstName: '  Ana ' }));
    const [stored] = await site.storage.submissions.list();
    expect(reply.status).toBe(303);
    const { pathname, searchParams, hash } = target(reply);
    expect([pathname, ...searchParams.keys(), hash]).toEqual([formPath.es, 'submitted', '#ask']);
    const { reference, createdAt: at } = stored ?? {};
    expect(site.port.receipt(searchParams.get('submitted') ?? '', 'ceo-office-hours')).toMatchObject({
      reference,
      at,
    });
    expect(stored).toMatchObject({ kind: 'office-hours', language: 'es', content: interest });
  });

  test('a refused one is given back once, to this form alone', async () => {
    const reply = await postPlain(await fields({ employeeNumber: '' }));
    const token = target(reply).searchParams.get('reply') ?? '';
    expect(target(reply).hash).toBe('');
    expect(await site.port.takeReply('office-hours', token)).toMatchObject({
      reason: 'invalid',
      faults: [{ field: 'employeeNumber', code: 'required' }],
      values: { ...interest, employeeNumber: '' },
    });
    expect(await site.port.takeReply('office-hours', token)).toBeUndefined();
    const other = target(await postPlain(await fields({ phone: '' }))).searchParams.get('reply') ?? '';
    expect(await site.port.takeReply('contact', other)).toBeUndefined();
  });

  test('a filled trap is dropped as if nothing had happened; a made-up token asks once more', async () => {
    expect(target(await postPlain(await fields({ [trapField]: 'buy now' }))).search).toBe('');
    expect(target(await postPlain(await fields({ [formTokenField]: 'x' }))).search).toMatch(/^\?reply=/);
    expect(await site.storage.submissions.list()).toEqual([]);
  });
});

describe('what is passed on', () => {
  test('the language of the site that was asked goes into storage', async () => {
    const spanish = await open({ languageOf: () => 'es' });
    await post(interest, {}, spanish);
    expect(await spanish.storage.submissions.list()).toMatchObject([{ language: 'es' }]);
  });
});
