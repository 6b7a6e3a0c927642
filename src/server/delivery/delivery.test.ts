import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import {
  type CrmAnswer,
  closedPort,
  decodeHeader,
  listeningLog,
  newSubmission,
  openTestStorage,
  readLetter,
  startCrm,
  startMailServer,
  startSocketServer,
  until,
} from '#tests/server/support/delivery-fixture.ts';
import { readEnv } from '../env.ts';
import type { Storage } from '../storage/storage.ts';
import { openChannels, reportWaiting } from './open-channels.ts';
import { openDelivery } from './open-delivery.ts';
import { createWorker, type Worker } from './worker.ts';

// Real servers and a real database: slow on a busy machine, and never judged by the clock.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));

let opened: Awaited<ReturnType<typeof openTestStorage>>;
let storage: Storage;
let closing: (() => unknown)[] = [];
const { log, lines } = listeningLog();

beforeEach(async () => {
  opened = await openTestStorage();
  storage = opened.storage;
  lines.length = 0;
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
  await opened.remove();
});

const fresh = (kind: Parameters<typeof newSubmission>[0], change = {}) =>
  newSubmission(kind, { createdAt: Date.now(), ...change });

const receiptOf = () => ({ code: 'AB12-CD34.receipt', page: 'https://site.test/check' });

/** A worker with the real channels of these settings, and short times. */
async function startWorker(variables: Record<string, string>): Promise<Worker> {
  const { delivery } = readEnv({
    MAIL_FROM: 'website@site.test',
    NOTICE_MAILBOX: 'desk@site.test',
    NOTICE_MAILBOX_PRIVACY: 'privacy@site.test',
    ...variables,
  });
  const channels = openChannels({
    settings: delivery,
    words: await readLetterWords(root),
    rightsPage: (language) => `https://${language}.site.test/rights`,
    receiptOf,
    mail: { connectTimeout: 1000, answerTimeout: 1000 },
    leadTimeout: 1000,
  });
  const worker = createWorker({
    outbox: storage.outbox,
    channels,
    log,
    giveUpMs: 7 * 86_400_000,
    backOff: { first: 5, longest: 50, shortest: 1 },
    pollMs: 20,
  });
  closing.push(() => worker.stop(0));
  worker.start();
  return worker;
}

const allOut = () => until('nothing waits', async () => (await storage.outbox.counts()).waiting === 0);

const stored: CrmAnswer = (response) =>
  response.writeHead(200, { 'is-processed': 'true' }).end(`<html>${brand.leadSystem.returnUrl}</html>`);

test('a CRM with every fault there is gets each lead in the end, and notes it once', async () => {
  const kept: string[] = [];
  const keep: CrmAnswer = (response, request) => {
    kept.push('one');
    stored(response, request);
  };
  const crm = await startCrm(
    (response) => response.writeHead(500).end(),
    () => undefined,
    (_response, request) => request.socket.destroy(),
    (response) => response.writeHead(302, { location: 'https://login.example/' }).end(),
    (response) => response.end('<h1>Down for maintenance</h1>'),
    (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    (response) => response.writeHead(200, { 'is-processed': 'true Exception:x' }).end(),
    keep,
  );
  closing.push(crm.close);
  const mail = await startMailServer();
  closing.push(mail.close);
  await storage.submissions.add(fresh('contact'));
  await startWorker({ LEAD_ENDPOINT: crm.endpoint, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  await allOut();
  expect(kept).toHaveLength(1);
  expect(crm.posts).toHaveLength(8);
  // Every try was the same post, with the same reference.
  expect(new Set(crm.posts.map(({ fields }) => JSON.stringify(fields))).size).toBe(1);
  expect(mail.letters).toHaveLength(1);
});

test('a CRM that cuts off after taking a lead gets it twice, under one reference', async () => {
  const taken: string[] = [];
  const crm = await startCrm(
    (_response, request) => {
      taken.push('first');
      request.socket.destroy();
    },
    (response, request) => {
      taken.push('second');
      stored(response, request);
    },
  );
  closing.push(crm.close);
  const submission = fresh('contact');
  await storage.submissions.add(submission);
  await startWorker({ LEAD_ENDPOINT: crm.endpoint });
  await until('it is there twice', () => taken.length === 2);
  expect(crm.posts.map(({ fields }) => fields.reference)).toEqual([
    referenceOf(submission.id),
    referenceOf(submission.id),
  ]);
});

test('a mail server that is down, hangs, refuses and comes back gets every letter to the right mailbox', async () => {
  const port = await closedPort();
  await startWorker({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const privacy = fresh('privacy', { language: 'es' });
  const hours = fresh('office-hours');
  await storage.submissions.add(privacy);
  await storage.submissions.add(hours);
  const failedWith = (code: string) =>
    until(`a try ended with ${code}`, async () =>
      (await storage.outbox.list()).some(({ lastError }) => lastError === code),
    );
  await failedWith('refused');

  let answers = 0;
  const mail = await startMailServer(
    {
      onRcptTo(_address, _session, done) {
        answers += 1;
        const faults = [421, 450, 550, 554];
        const responseCode = faults[answers - 1];
        done(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
      },
    },
    port,
  );
  closing.push(mail.close);
  await allOut();
  expect(answers).toBeGreaterThan(4);
  const got = mail.letters.map(({ to, source }) => {
    const { headers, text } = readLetter(source);
    return { to: to.join(), subject: decodeHeader(headers.subject ?? ''), text };
  });
  expect(got.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    `ana.rios@home.test: Recibimos su solicitud de privacidad ${referenceOf(privacy.id)}`,
    `desk@site.test: Office hours request, reference ${referenceOf(hours.id)}`,
    `privacy@site.test: Privacy request, reference ${referenceOf(privacy.id)}`,
  ]);
  expect(got.find(({ to }) => to === 'ana.rios@home.test')?.text).toContain('https://es.site.test/rights');
  expect((await storage.outbox.counts()).dead).toBe(0);
});

test('a mail server that hangs or cuts off does not lose a letter', async () => {
  let connections = 0;
  const moody = await startSocketServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    if (connections % 2 === 0) socket.destroy();
  });
  await startWorker({ SMTP_URL: `smtp://127.0.0.1:${moody.port}` });
  await storage.submissions.add(fresh('office-hours'));
  await until('it was tried often', () => connections >= 4);
  moody.close();
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
});

test('without a CRM and a mail server everything waits untried, the log says so once, and later it all goes out', async () => {
  const nowhere = await startWorker({});
  for (const kind of ['privacy', 'contact', 'office-hours'] as const)
    await storage.submissions.add(fresh(kind));
  nowhere.wake();
  await nowhere.stop();
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 5, dead: 0 });
  expect((await storage.outbox.list()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);

  const crm = await startCrm(stored);
  closing.push(crm.close);
  const mail = await startMailServer();
  closing.push(mail.close);
  await startWorker({ LEAD_ENDPOINT: crm.endpoint, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  await allOut();
  expect(crm.posts).toHaveLength(1);
  expect(mail.letters).toHaveLength(4);
});

test('what waits for a setting is named once at start', async () => {
  const { delivery } = readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const words = await readLetterWords(root);
  reportWaiting(openChannels({ settings: delivery, words, rightsPage: () => '', receiptOf }), log);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'deliveries wait: LEAD_ENDPOINT is not set', topic: 'lead' },
  ]);
});

test('the work of a site starts, delivers what is stored when told, and stops before storage closes', async () => {
  const mail = await startMailServer();
  closing.push(mail.close);
  const tries: string[] = [];
  const work = await openDelivery({
    settings: readEnv({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }).delivery,
    storage,
    log,
    root,
    rightsPage: () => 'https://site.test/rights',
    receiptOf,
    onTry: (topic, outcome) => tries.push(`${topic} ${outcome}`),
  });
  work.start();
  await storage.submissions.add(fresh('office-hours'));
  work.wake();
  await until('it arrived', () => mail.letters.length === 1);
  await work.stop();
  expect(tries).toEqual(['notice delivered']);
  await storage.submissions.add(fresh('office-hours'));
  work.wake();
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 1 });
  expect(mail.letters).toHaveLength(1);
});

test('no log line of all this names a person or repeats what a server said', async () => {
  const crm = await startCrm((response) => response.writeHead(500).end('jose@firm.test SECRET'), stored);
  closing.push(crm.close);
  const refusing = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`SECRET ${address}`)),
  });
  closing.push(refusing.close);
  await startWorker({ LEAD_ENDPOINT: crm.endpoint, SMTP_URL: `smtp://127.0.0.1:${refusing.port}` });
  await storage.submissions.add(fresh('contact'));
  await storage.submissions.add(fresh('privacy'));
  await until('the lead is out', async () => crm.posts.length === 2);
  await until('letters were refused', async () =>
    (await storage.outbox.list()).some(({ lastError }) => lastError === 'smtp-550'),
  );
  const text = `${lines.join('\n')}${JSON.stringify(await storage.outbox.list())}`;
  expect(text).not.toMatch(/SECRET|@|firm\.test|127\.0\.0\.1/);
});
