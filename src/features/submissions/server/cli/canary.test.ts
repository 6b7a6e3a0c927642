import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannels } from '#server/delivery/open-channels.ts';
import { createWorker } from '#server/delivery/worker.ts';
import { readEnv } from '#server/env.ts';
import { siteForms } from '#server/site-forms.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  type CrmAnswer,
  decodeHeader,
  listeningLog,
  readLetter,
  startCrm,
  startMailServer,
} from '#tests/server/support/delivery-fixture.ts';
import { filledForm } from '#tests/server/support/forms-api-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { submissionKinds } from '../../model/submission-kinds.ts';
import { readLetterWords } from '../delivery/letter-words.ts';

// Real servers and a real database: slow on a busy machine, and never judged by the clock.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const { log } = listeningLog();

let dataDir: string;
let storage: Storage;
let closing: (() => unknown)[] = [];
/** Letters that asked an address whether it wants alerts. */
let askedFor: { email: string; kind: string; isCanary: boolean }[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-canary-'));
  storage = await openStorage(readEnv({ DATA_DIR: dataDir }));
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
  askedFor = [];
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const stored: CrmAnswer = (response) => response.writeHead(200, { 'is-processed': 'true' }).end();
const refused: CrmAnswer = (response) => response.writeHead(403).end();

/** The receivers, and the settings of a site that delivers to them. */
async function receivers(answer: CrmAnswer) {
  const crm = await startCrm(answer);
  const mail = await startMailServer();
  closing.push(crm.close, mail.close);
  const settings = readEnv({
    DATA_DIR: dataDir,
    LEAD_ENDPOINT: crm.endpoint,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'website@site.test',
    NOTICE_MAILBOX: 'desk@site.test',
    NOTICE_MAILBOX_PRIVACY: 'privacy@site.test',
  });
  return { crm, mail, settings };
}

/** What the running site does: it delivers from an outbox that somebody else wrote into. */
async function startDelivering({ delivery }: ReturnType<typeof readEnv>): Promise<void> {
  const site = await openStorage(readEnv({ DATA_DIR: dataDir }));
  const channels = openChannels({
    settings: delivery,
    words: await readLetterWords(root),
    rightsPage: (language) => `https://${language}.site.test/rights`,
    receiptOf: () => ({ code: 'AB12-CD34.receipt', page: 'https://site.test/check' }),
  });
  const alerts = {
    letters: site.alerts.letters,
    send: async ({ email, kind, isCanary }: (typeof askedFor)[number]) => {
      askedFor.push({ email, kind, isCanary });
      return { kind: 'delivered' as const };
    },
  };
  const worker = createWorker({
    ...{ outbox: site.outbox, channels, log, giveUpMs: 86_400_000, pollMs: 20 },
    ...(delivery.mail && { alerts }),
  });
  worker.start();
  closing.push(
    () => site.close(),
    () => worker.stop(0),
  );
}

const run = (settings: ReturnType<typeof readEnv>, ...more: string[]) =>
  runCommand(['canary', ...more], settings, { user: 'ops' });

test('sends one of each form by every way, marked for whoever gets it, says how long each took and erases all', async () => {
  const { crm, mail, settings } = await receivers(stored);
  await startDelivering(settings);
  const { code, output, errors } = await run(settings);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const lines = output.match(/^(lead|notice|acknowledgement|alert) +[a-z-]+ +\d+\.\d s$/gm);
  expect(lines?.map((line) => line.split(/ +/).slice(0, 2).join(' ')).sort()).toEqual([
    'acknowledgement privacy',
    'alert sign-up',
    'lead contact',
    'notice application',
    'notice contact',
    'notice office-hours',
    'notice page-problem',
    'notice privacy',
    'notice report',
  ]);
  expect(output).toContain('9 deliveries, all arrived.');
  expect(crm.posts.map(({ fields }) => [fields.first_name, fields.last_name, fields.company])).toEqual([
    ['[CANARY]', '[CANARY]', '[CANARY]'],
  ]);
  const letters = mail.letters.map(({ to, source }) => ({
    to: to.join(),
    subject: decodeHeader(readLetter(source).headers.subject ?? ''),
  }));
  expect(letters).toHaveLength(7);
  for (const { subject } of letters) expect(subject).toMatch(/^\[CANARY\] \S/);
  expect(letters.filter(({ to }) => to === 'privacy@site.test')).toHaveLength(2);
  const kept = await storage.submissions.list();
  expect(kept.map(({ kind }) => kind).sort()).toEqual([...submissionKinds].sort());
  expect(kept.map(({ content }) => content)).toEqual(submissionKinds.map(() => undefined));
});

test('signs an address of the company up for alerts, marked, and leaves nothing of it', async () => {
  const { settings } = await receivers(stored);
  await startDelivering(settings);
  expect(await run(settings)).toMatchObject({ code: 0 });
  expect(askedFor).toEqual([{ email: 'privacy@site.test', kind: 'confirm', isCanary: true }]);
  expect(await storage.alerts.withEmail('privacy@site.test')).toEqual([]);
  expect(await storage.alerts.lettersTo('privacy@site.test')).toEqual([]);
  expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
  const erased = (await storage.submissions.erasures()).map(({ kind }) => kind);
  expect(erased.filter((kind) => kind === 'alerts')).toHaveLength(1);
});

test('leaves alone what an address waits for already, and says which other way there is', async () => {
  const { settings } = await receivers(stored);
  await startDelivering(settings);
  const email = 'privacy@site.test';
  await storage.alerts.subscribe({ email, topics: ['quote'], language: 'es', now: Date.now() });
  const { code, errors } = await run(settings);
  expect(code).toBe(1);
  expect(errors).toMatch(/^alert +sign-up +not tried: .* --to$/m);
  expect(errors).toContain('Did not deliver: alert.');
  expect(await storage.alerts.withEmail(email)).toMatchObject([{ topics: ['quote'], language: 'es' }]);
  expect(askedFor.some(({ isCanary }) => isCanary)).toBe(false);
});

test('says when somebody else took its sign-up out meanwhile', async () => {
  const { settings } = await receivers(stored);
  const running = run(settings, '--within', '2');
  await vi.waitFor(
    async () => expect(await storage.alerts.eraseEmail('privacy@site.test', Date.now())).toBe(1),
    { timeout: 30_000 },
  );
  expect((await running).errors).toMatch(/^alert +sign-up +taken out by somebody else meanwhile$/m);
});

test('says of a fourth sign-up on a day that its mailbox has had enough', async () => {
  const { settings } = await receivers(stored);
  await startDelivering(settings);
  for (let before = 0; before < 3; before += 1) await run(settings);
  const { errors } = await run(settings);
  expect(errors).toMatch(/^alert +sign-up +not written: /m);
  expect(askedFor).toHaveLength(3);
  expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
});

test('writes the trial and each erasure into the trail, under a name that tells why', async () => {
  const { settings } = await receivers(stored);
  await startDelivering(settings);
  await run(settings);
  const { rows } = await storage.desk.trail({ page: 1, size: 100 });
  expect(rows.toReversed().map(({ act, kind, detail }) => [act, kind ?? detail])).toEqual([
    ['state', 'count=6&alerts=1'],
    ...submissionKinds.map((kind) => ['erase', kind]),
    ['erase-person', 'count=0&alerts=1'],
  ]);
  for (const { name } of rows) expect(name).toBe('command (ops [CANARY])');
});

test('ends with 1 and names the way that failed, with what the other side said, and erases all the same', async () => {
  const { settings } = await receivers(refused);
  await startDelivering(settings);
  const { code, output, errors } = await run(settings, '--within', '3');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^lead +contact +1 try \(status-403\)$/m);
  expect(errors).toMatch(/^notice +contact +\d\.\d s$/m);
  expect(errors).toContain('Did not deliver: lead.');
  expect((await storage.submissions.list()).filter(({ content }) => content !== undefined)).toEqual([]);
  expect((await storage.outbox.counts()).waiting).toBe(0);
});

test('says of a site that does not run that nothing was tried', async () => {
  const { settings } = await receivers(stored);
  const { code, errors } = await run(settings, '--within', '1');
  expect(code).toBe(1);
  expect(errors).toContain('not tried: does the site run');
  expect(errors).toContain('Did not deliver: lead, notice, acknowledgement, alert.');
  expect(await storage.alerts.count()).toEqual({ pending: 0, confirmed: 0 });
});

test('tries what is set alone, and stores nothing where nothing is', async () => {
  const { crm, settings } = await receivers(stored);
  const nothing = readEnv({ DATA_DIR: dataDir });
  const none = await run(nothing);
  expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('No way out is set') });
  expect(await storage.submissions.list()).toEqual([]);
  const leadsAlone = { ...settings, delivery: { ...settings.delivery, mail: null } };
  await startDelivering(leadsAlone);
  const { code, output } = await run(leadsAlone);
  expect(code).toBe(0);
  expect(output).toContain('1 delivery, all arrived.');
  expect(output).toContain('not set (SMTP_URL)');
  expect(crm.posts).toHaveLength(1);
});

test('says of a third one on a day that its mailbox has had enough, and writes to another one', async () => {
  const { mail, settings } = await receivers(stored);
  await startDelivering(settings);
  await run(settings);
  await run(settings);
  const third = await run(settings);
  expect(third).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Did not deliver: acknowledgement.'),
  });
  expect(third.errors).toContain('not written: its mailbox had two letters within a day');
  expect(await run(settings, '--to', 'canary@site.test')).toMatchObject({ code: 0 });
  expect(mail.letters.filter(({ to }) => to.includes('canary@site.test'))).toHaveLength(1);
});

test('no form takes the field that marks a trial, posted as JSON or without script', () => {
  for (const { name, check, readPlain } of siteForms) {
    const checked = check({ canary: true });
    expect('faults' in checked && checked.faults, name).toContainEqual({ field: '', code: 'unknown' });
    expect(readPlain(new URLSearchParams('canary=true')).content, name).not.toHaveProperty('canary');
  }
});

test('who types the mark has a request like any other', async () => {
  const { mail, settings } = await receivers(stored);
  await startDelivering(settings);
  const { recaptcha: _recaptcha, ...content } = filledForm;
  await storage.submissions.add(
    submission({ content: { ...content, name: '[CANARY]' }, createdAt: Date.now() }),
  );
  await vi.waitFor(() => expect(mail.letters).toHaveLength(2), { timeout: 30_000 });
  for (const { source } of mail.letters) expect(readLetter(source).headers.subject).not.toContain('CANARY');
});

test.each([[['--within', 'soon']], [['--to', 'nobody']], [['now']]])('refuses %j', async (args) => {
  const { code } = await run(readEnv({ DATA_DIR: dataDir }), ...args);
  expect(code).toBe(2);
});
