import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import type { OutboxJob } from '#features/submissions/model/submission-store.ts';
import {
  type CrmAnswer,
  closedPort,
  startCrm,
  startMailServer,
  startSocketServer,
  storedSubmission,
} from '#tests/server/support/delivery-fixture.ts';
import { readLeadFields } from '../model/lead-fields.ts';
import { createLeadChannel } from './lead-channel.ts';

// Real servers and a real database: slow on a busy machine, and never judged by the clock.
vi.setConfig({ testTimeout: 60_000 });

const { returnUrl } = brand.leadSystem;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const delivery = (change: Partial<OutboxJob> = {}): OutboxJob => ({
  id: 'one.lead',
  topic: 'lead',
  attempts: 0,
  createdAt: 0,
  submission: storedSubmission('contact'),
  ...change,
});

const channelTo = (endpoint: string, fields = '') =>
  createLeadChannel(
    { endpoint, organizationId: '00D1', returnUrl, fields: readLeadFields(fields) },
    { timeout: 1500, now: () => 0 },
  );

const deliverTo = (endpoint: string) => channelTo(endpoint)(delivery(), new AbortController().signal);

async function crmThat(...answers: CrmAnswer[]) {
  const crm = await startCrm(...answers);
  closing.push(crm.close);
  return crm;
}

/** What the servlet answers when it has stored a lead: a page that takes the browser on. */
const stored: CrmAnswer = (response) =>
  response.end(`<html><meta http-equiv="Refresh" content="0; URL=${returnUrl}"></html>`);

test('posts what the CRM’s own form would post, with the reference, and nothing in the address', async () => {
  const crm = await crmThat(stored);
  const lead = delivery();
  expect(await channelTo(crm.endpoint)(lead, new AbortController().signal)).toEqual({ kind: 'delivered' });
  expect(crm.posts).toEqual([
    {
      path: '/servlet/servlet.WebToLead?encoding=UTF-8',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: {
        oid: '00D1',
        retURL: returnUrl,
        first_name: 'José',
        last_name: 'Núñez & Hijos',
        email: 'jose@firm.test',
        company: 'Chatarra 100% = S.A.',
        phone: '503-555-0100',
        country_code: 'US',
        lead_source: 'Website',
        language: 'eng',
        reference: 'AB12-CD34',
        submission_id: lead.submission.id,
      },
    },
  ]);
});

test('posts a repeat with the same fields, by which the CRM knows it', async () => {
  const crm = await crmThat((_response, request) => request.socket.destroy(), stored);
  const channel = channelTo(crm.endpoint, 'reference=00N80000001abcd,submission=,language=');
  const lead = delivery();
  expect(await channel(lead, new AbortController().signal)).toEqual({ kind: 'failed', error: 'reset' });
  expect(await channel(lead, new AbortController().signal)).toEqual({ kind: 'delivered' });
  expect(crm.posts[1]).toEqual(crm.posts[0]);
  expect(crm.posts[0]?.fields['00N80000001abcd']).toBe('AB12-CD34');
  expect(Object.keys(crm.posts[0]?.fields ?? {})).not.toContain('submission_id');
});

const redirect =
  (status: number, location?: string): CrmAnswer =>
  (response) => {
    response.writeHead(status, location === undefined ? {} : { location }).end();
  };
const processed =
  (word: string): CrmAnswer =>
  (response) => {
    response.writeHead(200, { 'is-processed': word }).end('x'.repeat(10));
  };

test.each<[string, CrmAnswer]>([
  ['a page that leads to the return address', stored],
  ['a header that says so', processed('true')],
  ['a redirect to the return address', redirect(302, returnUrl)],
  ['a redirect after a post', redirect(303, returnUrl)],
])('%s means stored', async (_, answer) => {
  expect(await deliverTo((await crmThat(answer)).endpoint)).toEqual({ kind: 'delivered' });
});

test.each<[string, CrmAnswer, object]>([
  ['500', (response) => response.writeHead(500).end('SECRET'), { error: 'status-500', isRefusal: false }],
  ['400', (response) => response.writeHead(400).end(), { error: 'status-400', isRefusal: true }],
  [
    '429 with a wish',
    (response) => response.writeHead(429, { 'retry-after': '90' }).end(),
    { error: 'status-429', isRefusal: false, retryAfterMs: 90_000 },
  ],
  [
    '503 with a date',
    (response) => response.writeHead(503, { 'retry-after': 'Thu, 01 Jan 1970 00:02:00 GMT' }).end(),
    { error: 'status-503', isRefusal: false, retryAfterMs: 120_000 },
  ],
  ['a redirect to a log-in', redirect(302, 'https://login.example/'), { error: 'redirect' }],
  ['a redirect to a neighbour', redirect(302, `${returnUrl}.evil.example`), { error: 'redirect' }],
  ['a redirect to nowhere', redirect(302), { error: 'redirect' }],
  ['200 with an error page', (response) => response.end('<h1>Sorry</h1>'), { error: 'not-stored' }],
  ['200 with nothing', (response) => response.end(), { error: 'not-stored' }],
  [
    '200 with an exception in the header',
    processed('true Exception:common.exception.SalesforceGenericException'),
    { error: 'not-stored', isRefusal: true },
  ],
  ['more than it should say', (response) => response.end('x'.repeat(300_000)), { error: 'too-long' }],
  ['nothing at all', () => undefined, { error: 'timeout' }],
  ['half of an answer', (response) => response.write('<html>'), { error: 'timeout' }],
  ['a cut connection', (_response, request) => request.socket.destroy(), { error: 'reset' }],
])('%s is not stored', async (_, answer, outcome) => {
  expect(await deliverTo((await crmThat(answer)).endpoint)).toEqual({ kind: 'failed', ...outcome });
});

test('no redirect is followed', async () => {
  const other = await crmThat(stored);
  const crm = await crmThat(redirect(307, other.endpoint));
  expect(await deliverTo(crm.endpoint)).toMatchObject({ error: 'redirect' });
  expect(other.posts).toEqual([]);
});

test('a CRM that is not there, has no name or speaks no TLS is a failure with its code', async () => {
  expect(await deliverTo(`http://127.0.0.1:${await closedPort()}/`)).toEqual({
    kind: 'failed',
    error: 'refused',
  });
  expect(await deliverTo('https://crm.invalid/')).toEqual({ kind: 'failed', error: 'dns' });
  const plain = await crmThat(stored);
  expect(await deliverTo(`https://127.0.0.1:${plain.port}/`)).toEqual({ kind: 'failed', error: 'tls' });
  expect(plain.posts).toEqual([]);
});

test('a certificate that nobody vouches for gets no lead', async () => {
  const { port, close } = await startMailServer({ secure: true });
  closing.push(close);
  expect(await deliverTo(`https://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', error: 'tls' });
});

test('an endless answer is given up, not read', async () => {
  let isCut = false;
  const server = await startSocketServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n');
    const more = setInterval(() => socket.write('y'.repeat(64 * 1024)), 1);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(more);
      isCut = true;
    });
  });
  closing.push(server.close);
  expect(await deliverTo(`http://127.0.0.1:${server.port}/`)).toEqual({ kind: 'failed', error: 'too-long' });
  await expect.poll(() => isCut).toBe(true);
});

test('a lead whose content was erased, or that is none, is never posted', async () => {
  const crm = await crmThat(stored);
  const channel = channelTo(crm.endpoint);
  const signal = new AbortController().signal;
  const erased = delivery({ submission: storedSubmission('contact', { content: undefined }) });
  expect(await channel(erased, signal)).toEqual({ kind: 'impossible', error: 'erased' });
  const privacy = delivery({ submission: storedSubmission('privacy') });
  expect(await channel(privacy, signal)).toEqual({ kind: 'impossible', error: 'wrong-form' });
  expect(crm.posts).toEqual([]);
});
