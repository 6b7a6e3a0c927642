import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { seal, sealedMediaType } from '#features/submissions/model/sealed.ts';
import {
  contactFormField,
  formTokenField,
  languageField,
  plainLists,
} from '#features/submissions/model/trap.ts';
import { canary } from '#tests/server/corpus/bad-input-corpus.ts';
import { type FormsApiUnderTest, formPath, openFormsApi } from '#tests/server/support/forms-api-fixture.ts';
import type { ContactReply } from '../model/contact-request.ts';
import { type ContactValues, composeContactRequest, emptyContactValues } from '../model/contact-request.ts';

let site: FormsApiUnderTest;

beforeEach(async () => {
  site = await openFormsApi();
});

afterEach(() => site.dispose());

const values: ContactValues = {
  ...emptyContactValues,
  firstName: 'Ana',
  lastName: 'Ríos',
  email: 'ana@example.com',
  company: 'Ríos & Co.',
  country: 'CA',
  state: 'BC',
  supplyChannel: 'Recalled Goods',
  businessType: 'Retail',
};

const fromOurPage = { 'sec-fetch-site': 'same-origin' };

function post(body: unknown, headers: Record<string, string> = {}) {
  return site.send(formCalls.submitContactRequest, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...fromOurPage, 'content-type': 'application/json', ...headers },
  });
}

async function request(change: Partial<ContactValues> = {}) {
  return composeContactRequest({ ...values, recaptcha: await site.answer(), ...change }, 'Products');
}

describe('the lists', () => {
  test.each([formCalls.countries, `${formCalls.countries}/`])('of countries answers at %s', async (path) => {
    const reply = await site.send(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(reply.headers.get('vary')).toBe('Cookie');
    const list = (await reply.json()) as unknown[];
    expect(list).toHaveLength(249);
    expect(list[0]).toEqual({ code: 'US', name: 'United States' });
    const tag = reply.headers.get('etag') ?? '';
    expect((await site.send(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('of countries answers in the language of the site', async () => {
    const spanish = await openFormsApi({ languageOf: () => 'es' });
    const list = (await (await spanish.send(formCalls.countries)).json()) as unknown[];
    expect(list[0]).toEqual({ code: 'US', name: 'Estados Unidos' });
    await spanish.dispose();
  });

  test.each([
    ['US', 52],
    ['CA', 13],
    ['ca', 13],
    ['MX', 32],
    ['DE', 0],
  ])('of states of %s has %d entries', async (country, count) => {
    const reply = await site.send(`${formCalls.states}/${country}`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toHaveLength(count);
  });

  test.each(['XX', 'USA', '1', '%20', '__proto__'])('of states of %s is unknown', async (country) => {
    const reply = await site.send(`${formCalls.states}/${country}`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ error: 'country.unknown' });
  });
});

describe('a contact request', () => {
  test('is stored with its line in the outbox before it is acknowledged', async () => {
    const id = newSubmissionId();
    const reply = await post(await request(), { 'idempotency-key': id });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({
      reference: referenceOf(id),
      received: expect.any(Number),
      receipt: expect.any(String),
    });
    const { recaptcha: _, ...content } = values;
    expect(await site.storage.submissions.list({ kind: 'contact' })).toMatchObject([
      {
        id,
        content: {
          ...content,
          leadSource: 'Website',
          Oid: brand.leadSystem.organizationId,
          RetURL: brand.leadSystem.returnUrl,
          specificLeadSource: 'Products',
        },
      },
    ]);
    expect((await site.storage.outbox.counts()).waiting).toBe(2);
  });

  test('answers at its address without the slash too', async () => {
    const reply = await site.send(formCalls.submitContactRequest.slice(0, -1), {
      method: 'POST',
      body: JSON.stringify(await request()),
      headers: { ...fromOurPage, 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(201);
  });

  test('sent again, open or sealed, is stored once', async () => {
    const id = newSubmissionId();
    const body = await request();
    const key = { 'idempotency-key': id };
    const sealed = { id, sealed: await seal(await site.port.submissionKey(), id, body) };
    const replies = [
      await post(body, key),
      await post({ ...body, recaptcha: 'another' }, key),
      await post({ ...sealed, recaptcha: 'fresh' }, { 'content-type': sealedMediaType }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(await site.storage.submissions.list()).toHaveLength(1);
  });

  test('brings a fresh answer when the sealed one has aged', async () => {
    const id = newSubmissionId();
    const sealed = { id, sealed: await seal(await site.port.submissionKey(), id, await request()) };
    site.clock.ahead = 2 * 3_600_000;
    const asSealed = { 'content-type': sealedMediaType };
    expect((await post(sealed, asSealed)).status).toBe(428);
    expect((await post({ ...sealed, recaptcha: await site.answer() }, asSealed)).status).toBe(201);
  });

  test('needs a human check that was passed, and passes it once', async () => {
    expect((await post(await request({ recaptcha: 'x' }))).status).toBe(400);
    const body = await request();
    expect((await post(body)).status).toBe(201);
    expect((await post({ ...body, company: 'Other' })).status).toBe(428);
  });

  test.each([
    ['firstName', { firstName: '' }, 'required'],
    ['lastName', { lastName: 'x'.repeat(41) }, 'max'],
    ['email', { email: 'Ana' }, 'format'],
    ['company', { company: ' ' }, 'required'],
    ['phone', { phone: '1'.repeat(41) }, 'max'],
  ])('is refused for its %s, which is named and not repeated', async (field, change, code) => {
    const reply = await post(await request({ ...change, businessType: canary }));
    expect(reply.status).toBe(400);
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ fields: [{ field, code }] });
    expect(text + site.logged.join('')).not.toContain(canary);
  });

  test('is only taken from our own pages, and only posted', async () => {
    expect((await post(await request(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.send(formCalls.submitContactRequest)).status).toBe(405);
    expect((await site.send(formCalls.countries, { method: 'POST' })).status).toBe(405);
  });
});

describe('from a page without script', () => {
  async function fields(change: Record<string, string> = {}): Promise<Record<string, string>> {
    site.clock.ahead -= 60_000;
    const token = await site.port.formToken();
    site.clock.ahead += 60_000;
    const { recaptcha: _, country: __, state: ___, ...texts } = values;
    return {
      ...texts,
      country: '',
      state: '',
      [plainLists.country]: 'CA',
      [plainLists.state]: 'CA-BC',
      [contactFormField]: '3pr',
      [formTokenField]: token,
      specificLeadSource: 'Service Lines',
      ...change,
    };
  }

  async function send(sent: Record<string, string>) {
    const reply = await site.send(formCalls.submitContactRequest, {
      method: 'POST',
      body: new URLSearchParams(sent).toString(),
      headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(303);
    const { pathname, searchParams, hash } = new URL(
      reply.headers.get('location') ?? '',
      'https://x.example',
    );
    return { pathname, query: Object.fromEntries(searchParams), hash };
  }

  test('is stored and leads to the thanks, where the form stands', async () => {
    const { pathname, query, hash } = await send(await fields());
    const [stored] = await site.storage.submissions.list();
    expect({ pathname, keys: Object.keys(query), hash }).toEqual({
      pathname: formPath.eng,
      keys: ['submitted'],
      hash: '#contact-form',
    });
    expect(site.port.receipt(query.submitted ?? '', 'threepr-form')?.reference).toBe(stored?.reference);
    expect(stored).toMatchObject({
      kind: 'contact',
      content: { firstName: 'Ana', country: 'CA', state: 'BC', specificLeadSource: 'Service Lines' },
    });
  });

  test('leads to the page of the form that was sent, in its language', async () => {
    const asked: string[] = [];
    const other = await openFormsApi({
      formPath: (language, page) => {
        asked.push(`${language} ${page}`);
        return '/';
      },
    });
    for (const form of ['3pr', 'contact-our-team', 'other', '']) {
      await other.send(formCalls.submitContactRequest, {
        method: 'POST',
        body: new URLSearchParams({ [contactFormField]: form, [languageField]: 'es' }).toString(),
        headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
      });
    }
    expect(asked).toEqual(['es threepr-form', 'es sitemap', 'es sitemap', 'es sitemap']);
    await other.dispose();
  });

  test('takes the country from the state when only that was chosen', async () => {
    await send(await fields({ [plainLists.country]: '' }));
    const [stored] = await site.storage.submissions.list();
    expect(stored?.content).toMatchObject({ country: 'CA', state: 'BC' });
  });

  test('gives the form back when the state lies in another country', async () => {
    const { query } = await send(await fields({ [plainLists.country]: 'US' }));
    expect(await site.port.takeReply('contact', query.reply ?? '')).toMatchObject({
      reason: 'invalid',
      faults: [{ field: 'state', code: 'match' }],
      values: { firstName: 'Ana', country: 'US', state: 'BC' },
    });
  });

  test('gives an empty form back with what it misses, to nobody but its own page', async () => {
    const empty = { firstName: '', lastName: '', email: '', company: '' };
    const { query } = await send(await fields(empty));
    expect(await site.port.takeReply('privacy', query.reply ?? '')).toBeUndefined();
    const { query: again, hash } = await send(await fields(empty));
    // With a fragment in its address the page could not give the focus to its summary.
    expect(hash).toBe('');
    const reply = await site.port.takeReply<ContactReply>('contact', again.reply ?? '');
    expect(reply?.faults.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'company']);
  });

  test('says where a visit came from that nothing is known of', async () => {
    await send(await fields({ specificLeadSource: ' ' }));
    const [stored] = await site.storage.submissions.list();
    expect(stored?.content).toMatchObject({ specificLeadSource: 'Direct' });
  });
});
