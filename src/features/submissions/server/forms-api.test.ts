import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { concurrencyLimit } from '#server/middleware/concurrency-limit.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  type FormsApiUnderTest,
  filledForm,
  openFormsApi,
  origins,
} from '#tests/server/support/forms-api-fixture.ts';
import { formCalls } from '../model/api-contract.ts';
import { newSubmissionId } from '../model/idempotency.ts';
import { referenceOf } from '../model/reference.ts';
import { seal, sealedMediaType } from '../model/sealed.ts';

let site: FormsApiUnderTest;

beforeEach(async () => {
  site = await openFormsApi();
});

afterEach(() => site.dispose());

const hour = 3_600_000;
const withKey = (id: string) => ({ 'idempotency-key': id });

describe('the list of regions', () => {
  test.each([formCalls.regions, formCalls.regions.slice(0, -1)])(
    'answers at %s and may be kept',
    async (path) => {
      const reply = await site.send(path);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
      const list = (await reply.json()) as unknown[];
      expect(list).toHaveLength(65);
      expect(list[6]).toEqual({ code: 'CA', name: 'California' });
    },
  );

  test('answers 304 to a browser that has it', async () => {
    const etag = (await site.send(formCalls.regions)).headers.get('etag') ?? '';
    const reply = await site.send(formCalls.regions, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(reply.status).toBe(304);
    expect(await reply.text()).toBe('');
  });
});

describe('a submission', () => {
  test('is stored before it is acknowledged with its reference', async () => {
    const id = newSubmissionId();
    const reply = await site.post({ ...filledForm, recaptcha: await site.answer() }, withKey(id));
    expect(reply.status).toBe(201);
    const { recaptcha: _recaptcha, ...content } = filledForm;
    const stored = await site.storage.submissions.list();
    expect(stored.map((each) => ({ id: each.id, content: each.content }))).toEqual([{ id, content }]);
    const answer = await reply.json();
    expect(Object.keys(answer).sort()).toEqual(['receipt', 'received', 'reference']);
    expect(answer).toMatchObject({ reference: referenceOf(id), received: stored[0]?.createdAt });
    expect((await site.storage.outbox.counts()).waiting).toBe(2);
  });

  test('is acknowledged with a signed receipt, which is the same when it is sent again later', async () => {
    const body = { ...filledForm, recaptcha: await site.answer() };
    const headers = { 'idempotency-key': newSubmissionId() };
    const first = await (await site.post(body, headers)).json();
    expect(site.port.checkReceipt(first.receipt)).toMatchObject({
      kind: 'genuine',
      receipt: { reference: first.reference, at: first.received },
    });
    site.clock.ahead += 86_400_000;
    expect(await (await site.post(body, headers)).json()).toEqual(first);
    const [stored] = await site.storage.submissions.list();
    expect(stored?.createdAt).toBe(first.received);
  });

  test('works with the body alone, without the header for its id', async () => {
    const reply = await site.post({ ...filledForm, recaptcha: await site.answer() });
    expect(reply.status).toBe(201);
    const [stored] = await site.storage.submissions.list();
    expect(await reply.json()).toMatchObject({ reference: stored?.reference, received: stored?.createdAt });
  });

  test('sent again is answered as the first time and stored once, long after its human check has expired', async () => {
    const id = newSubmissionId();
    const body = { ...filledForm, recaptcha: await site.answer() };
    const first = await (await site.post(body, withKey(id))).json();
    site.clock.ahead = 30 * hour;
    for (const recaptcha of [body.recaptcha, 'anything']) {
      const reply = await site.post({ ...body, recaptcha }, withKey(id.toUpperCase()));
      expect(reply.status).toBe(200);
      expect(reply.headers.get('idempotent-replayed')).toBe('true');
      expect(await reply.json()).toEqual(first);
    }
    expect(await site.storage.submissions.list()).toHaveLength(1);
  });

  test('sent five times at once is stored once', async () => {
    const body = { ...filledForm, recaptcha: await site.answer() };
    const headers = withKey(newSubmissionId());
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => site.post(body, headers)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201]);
  });

  test('with other content under a known id is a conflict', async () => {
    const headers = withKey(newSubmissionId());
    const body = { ...filledForm, recaptcha: await site.answer() };
    await site.post(body, headers);
    const reply = await site.post({ ...body, city: 'Salem' }, headers);
    expect(reply.status).toBe(409);
    expect(await site.storage.submissions.list()).toHaveLength(1);
  });

  test('names each refused field with a code and stores nothing', async () => {
    const reply = await site.post({ ...filledForm, email: 'ANA', phone: '0'.repeat(16), recaptcha: 'x' });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(await reply.json()).toMatchObject({
      status: 400,
      error: 'invalid',
      fields: [
        { field: 'email', code: 'format' },
        { field: 'phone', code: 'max' },
      ],
    });
    expect(await site.storage.submissions.list()).toEqual([]);
  });

  test('is limited to ten in ten minutes for one caller', async () => {
    const limited = await openFormsApi({
      submitLimit: rateLimit({ name: 'test', points: 10, seconds: 600 }),
    });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await limited.post({})).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const refused = await limited.post({});
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await limited.dispose();
  });

  test('beyond what is taken at once is refused at once, stores nothing and takes nothing from the limit', async () => {
    let asked = 0;
    const full = await openFormsApi({
      concurrency: concurrencyLimit(0),
      submitLimit: async () => {
        asked += 1;
        return { allowed: true };
      },
    });
    const reply = await full.post({ ...filledForm, recaptcha: await full.answer() });
    expect([reply.status, (await reply.json()).error]).toEqual([503, 'busy']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(asked).toBe(0);
    const plain = await full.postPlain({});
    expect([plain.status, plain.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('problem=later'),
    ]);
    expect(await full.storage.submissions.list()).toEqual([]);
    await full.dispose();
  });

  test('keeps the next one out only while it is being stored', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const narrow = await openFormsApi({
      concurrency: concurrencyLimit(1),
      storage: {
        ...site.storage,
        submissions: {
          ...site.storage.submissions,
          add: async (submission) => {
            await held;
            return site.storage.submissions.add(submission);
          },
        },
      } satisfies Storage,
    });
    const [one, other] = [await narrow.answer(), await narrow.answer()];
    const first = narrow.post({ ...filledForm, recaptcha: one });
    await expect.poll(async () => (await narrow.post({})).status).toBe(503);
    letGo();
    expect((await first).status).toBe(201);
    expect((await narrow.post({ ...filledForm, recaptcha: other })).status).toBe(201);
    await narrow.dispose();
  });

  test('gives its place back, also when it was refused', async () => {
    const narrow = await openFormsApi({ concurrency: concurrencyLimit(1) });
    for (let count = 0; count < 3; count += 1) expect((await narrow.post({})).status).toBe(400);
    expect((await narrow.post({ ...filledForm, recaptcha: await narrow.answer() })).status).toBe(201);
    await narrow.dispose();
  });

  test('that cannot be stored asks to come back later', async () => {
    const full = Object.assign(new Error('disk full while writing Ana Ríos'), { code: 'ERR_SQLITE_ERROR' });
    const broken = await openFormsApi({
      storage: {
        ...site.storage,
        submissions: { ...site.storage.submissions, add: () => Promise.reject(full) },
      } satisfies Storage,
    });
    const reply = await broken.post({ ...filledForm, recaptcha: await broken.answer() });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('20');
    expect(broken.logged.join('')).toContain('ERR_SQLITE_ERROR');
    expect(broken.logged.join('')).not.toContain('Ana');
    await broken.dispose();
  });
});

describe('the human check', () => {
  test('lets one answer in once', async () => {
    const recaptcha = await site.answer();
    expect((await site.post({ ...filledForm, recaptcha })).status).toBe(201);
    const second = await site.post({ ...filledForm, city: 'Salem', recaptcha });
    expect(second.status).toBe(428);
    expect(await second.json()).toMatchObject({ error: 'captcha_expired' });
    expect(await site.storage.submissions.list()).toHaveLength(1);
  });

  test('asks for a fresh answer after an hour', async () => {
    const recaptcha = await site.answer();
    site.clock.ahead = hour + 2000;
    expect((await site.post({ ...filledForm, recaptcha })).status).toBe(428);
    site.clock.ahead = hour - 5000;
    expect((await site.post({ ...filledForm, recaptcha })).status).toBe(201);
  });

  test('refuses what was never an answer', async () => {
    const right = JSON.parse(atob(await site.answer())) as {
      challenge: { parameters: Record<string, unknown>; signature: string };
      solution: Record<string, unknown>;
    };
    const wrong = [
      'x',
      'bm8ganNvbg==',
      btoa('{}'),
      btoa('[]'),
      btoa(JSON.stringify({ ...right, solution: { ...right.solution, counter: 1, derivedKey: '00' } })),
      btoa(JSON.stringify({ ...right, solution: null })),
      btoa(JSON.stringify({ ...right, challenge: { ...right.challenge, signature: 7 } })),
      btoa(
        JSON.stringify({
          ...right,
          challenge: { ...right.challenge, parameters: { ...right.challenge.parameters, data: {} } },
        }),
      ),
      btoa(
        JSON.stringify({
          ...right,
          challenge: {
            ...right.challenge,
            parameters: { ...right.challenge.parameters, expiresAt: 'never' },
          },
        }),
      ),
      btoa(JSON.stringify({ ...right, solution: { ...right.solution, counter: '1' } })),
      btoa(JSON.stringify({ ...right, solution: { ...right.solution, derivedKey: 1 } })),
    ];
    for (const recaptcha of wrong) {
      const reply = await site.post({ ...filledForm, recaptcha });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ error: 'captcha_refused' });
    }
    expect(await site.storage.submissions.list()).toEqual([]);
  });

  test('asks for a fresh answer when nobody knows who made the puzzle', async () => {
    const right = JSON.parse(atob(await site.answer()));
    const { challenge } = right;
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    for (const strange of [{ ...challenge, signature: '00' }, easier]) {
      const recaptcha = btoa(JSON.stringify({ ...right, challenge: strange }));
      const reply = await site.post({ ...filledForm, recaptcha });
      expect([reply.status, await reply.json()]).toEqual([
        428,
        expect.objectContaining({ error: 'captcha_expired' }),
      ]);
    }
    expect(await site.storage.submissions.list()).toEqual([]);
  });

  test('hands out thirty challenges in a minute to one caller, never to be kept', async () => {
    for (let count = 0; count < 30; count += 1) {
      const reply = await site.send(formCalls.challenge);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect((await site.send(formCalls.challenge)).status).toBe(429);
  });
});

describe('a sealed submission', () => {
  async function sealed(id: string, value: unknown) {
    return { id, sealed: await seal(await site.port.submissionKey(), id, value) };
  }
  const asSealed = { 'content-type': sealedMediaType };

  test('is opened and stored like any other', async () => {
    const id = newSubmissionId();
    const body = await sealed(id, { ...filledForm, recaptcha: await site.answer() });
    const reply = await site.post(body, { ...asSealed, ...withKey(id) });
    expect(reply.status).toBe(201);
    const { recaptcha: _recaptcha, ...content } = filledForm;
    expect(await site.storage.submissions.list()).toMatchObject([{ id, content }]);
  });

  test('is the same submission as the open one of its id', async () => {
    const id = newSubmissionId();
    const value = { ...filledForm, recaptcha: await site.answer() };
    await site.post(value, withKey(id));
    const reply = await site.post(await sealed(id, value), asSealed);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('idempotent-replayed')).toBe('true');
  });

  test('brings a fresh answer beside the sealed one that has expired', async () => {
    const id = newSubmissionId();
    const old = await sealed(id, { ...filledForm, recaptcha: await site.answer() });
    site.clock.ahead = 2 * hour;
    expect((await site.post(old, asSealed)).status).toBe(428);
    expect((await site.post({ ...old, recaptcha: await site.answer() }, asSealed)).status).toBe(201);
  });

  test('does not open under another id, for another server, or after a change', async () => {
    const [id, other] = [newSubmissionId(), newSubmissionId()];
    const body = await sealed(id, { ...filledForm, recaptcha: await site.answer() });
    const foreign = await openFormsApi();
    const strange = { id, sealed: await seal(await foreign.port.submissionKey(), id, filledForm) };
    await foreign.dispose();
    const touched = {
      ...body.sealed,
      ct: `${body.sealed.ct[0] === 'A' ? 'B' : 'A'}${body.sealed.ct.slice(1)}`,
    };
    for (const wrong of [
      { ...body, id: other },
      strange,
      { ...body, sealed: touched },
      { ...body, sealed: { ...body.sealed, kid: 'unknown' } },
      { ...body, sealed: { ...body.sealed, epk: 'A'.repeat(87) } },
      await sealed(id, 'a text'),
      await sealed(id, null),
    ]) {
      const reply = await site.post(wrong, asSealed);
      expect(reply.status).toBe(400);
    }
    expect((await site.post(body, { ...asSealed, ...withKey(other) })).status).toBe(400);
    expect(await site.storage.submissions.list()).toEqual([]);
  });

  test('is judged by the same rules', async () => {
    const id = newSubmissionId();
    const reply = await site.post(await sealed(id, { ...filledForm, name: '', recaptcha: 'x' }), asSealed);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ fields: [{ field: 'name', code: 'required' }] });
  });
});

describe('where a post comes from', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 400],
    [{ origin: origins.es }, 400],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: origins.eng }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://www.site.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('%j gives %i', async (headers, status) => {
    const reply = await site.send(formCalls.submitPrivacyRequest, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(reply.status).toBe(status);
  });
});

test.each([
  ['PUT', formCalls.submitPrivacyRequest, 'POST'],
  ['GET', formCalls.submitPrivacyRequest, 'POST'],
  ['POST', formCalls.regions, 'GET, HEAD'],
  ['DELETE', formCalls.challenge, 'GET, HEAD'],
])('%s of %s is not allowed', async (method, path, allow) => {
  const reply = await site.send(path, { method });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe(allow);
});

test('puzzles take more work for a caller who asks for many, and for all in a flood', async () => {
  const costOf = async () => {
    const reply = await site.send('/api/human-check/challenge');
    return ((await reply.json()) as { parameters: { cost: number } }).parameters.cost;
  };
  const usual = await costOf();
  for (let asked = 1; asked < 6; asked += 1) expect(await costOf()).toBe(usual);
  expect(await costOf()).toBe(4 * usual);
  await site.dispose();
  site = await openFormsApi({ crowdChallengeLimit: async () => ({ allowed: false, retryAfter: 1 }) });
  expect(await costOf()).toBe(2 * usual);
  const answer = await site.answer();
  expect((await site.post({ ...filledForm, recaptcha: answer })).status).toBe(201);
});
