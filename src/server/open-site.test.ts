import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { alertCalls } from '#features/alerts/model/alerts.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { languageField } from '#features/submissions/model/trap.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import {
  listeningLog,
  newSubmission,
  startMailServer,
  until,
} from '#tests/server/support/delivery-fixture.ts';
import { siteOrigins } from '#tests/server/support/site-origins.ts';
import { readEnv, type Settings } from './env.ts';
import { openSite } from './open-site.ts';
import { databaseFile } from './storage/open-storage.ts';

// The whole site is read from disk.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = pathTable(readSlugFiles());
let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

test('what a form stores is counted and delivered, and the console sees it go', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mail = await startMailServer();
  closing.push(mail.close);
  const { log, lines } = listeningLog();
  const settings = readEnv({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  const { storage, parts, work, metrics } = await openSite({ settings, log, root });
  closing.push(() => storage.close());
  work.start();
  await storage.submissions.add(newSubmission('contact', { createdAt: Date.now() }));
  await storage.submissions.add(newSubmission('privacy', { createdAt: Date.now(), language: 'es' }));
  await until('all letters are out', () => mail.letters.length === 3);
  await until('they are written down', async () => (await storage.outbox.counts()).waiting === 1);
  await work.stop();

  // The page about rights is a page of the site, at its Spanish address.
  const [acknowledgement] = mail.letters.filter(({ to }) => to.includes('ana.rios@home.test'));
  expect(acknowledgement?.source.replace(/=\r\n/g, '')).toContain(
    `${settings.origins.es}${paths.es['legal-notices']}`,
  );
  expect(await parts.ports.diagnostics.read()).toMatchObject({ deliveries: { waiting: 1, dead: 0 } });
  const { body } = await metrics.text();
  expect(body).toContain('site_submissions_total{form="contact",outcome="stored"} 1');
  expect(body).toContain('site_delivery_tries_total{topic="notice",outcome="delivered"} 2');
  expect(body).toContain('site_outbox_waiting 1');
  // There is no CRM here, which is said once.
  expect(lines.filter((line) => line.includes('deliveries wait'))).toHaveLength(1);
});

test('a database that lost its last submissions is a count and a name in the log, and a whole one is 0', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = readEnv({ DATA_DIR: dataDir });
  const start = () => openSite({ settings, log: listeningLog().log, root });
  const whole = await start();
  await whole.storage.close();
  copyFileSync(databaseFile(dataDir), join(dataDir, 'earlier'));
  const { storage } = await start();
  for (const kind of ['contact', 'privacy'] as const)
    await storage.submissions.add(newSubmission(kind, { createdAt: Date.now() }));
  await storage.close();
  copyFileSync(join(dataDir, 'earlier'), databaseFile(dataDir));
  const { log, lines } = listeningLog();
  const after = await openSite({ settings, log, root });
  closing.push(() => after.storage.close());
  expect((await whole.metrics.text()).body).toMatch(/^site_submissions_missing 0$/m);
  expect((await after.metrics.text()).body).toMatch(/^site_submissions_missing 2$/m);
  expect(lines.filter((line) => line.includes('an acknowledged submission is missing'))).toHaveLength(2);
});

test('what cannot be erased is counted, by age and for whoever asked', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = readEnv({ DATA_DIR: dataDir });
  const { log, lines } = listeningLog();
  // The first run comes after a time drawn by chance, which need not be waited for here.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  closing.push(() => chance.mockRestore());
  const { storage, work, metrics } = await openSite({ settings, log, root });
  closing.push(() => storage.close());
  const sent = newSubmission('contact', { createdAt: Date.now() });
  await storage.submissions.add(sent);
  // Nothing may be erased without a record of it.
  const file = new DatabaseSync(databaseFile(dataDir));
  file.exec('drop table erasures; drop table captcha_used');
  file.close();
  await expect(storage.submissions.erase(sent.id, { now: Date.now(), reason: 'request' })).rejects.toThrow();
  work.start();
  await until('it was tried', () => lines.some((line) => line.includes('could not be erased')));
  await work.stop();
  const { body } = await metrics.text();
  expect(body).toContain('site_erasures_total{reason="request",outcome="failed"} 1');
  expect(body).toContain('site_erasures_total{reason="age",outcome="failed"} 1');
  expect((await storage.submissions.withIds([sent.id]))[0]?.content).toBeDefined();
});

test('who confirmed is written what is new, with the addresses of the site', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mail = await startMailServer();
  closing.push(mail.close);
  const settings = readEnv({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  const { storage, parts, work } = await openSite({ settings, log: listeningLog().log, root });
  closing.push(() => storage.close());
  const now = Date.now();
  await storage.alerts.subscribe({ email: 'ana@home.test', topics: ['quote'], language: 'es', now });
  const [question] = await storage.alerts.letters.claim({ now, limit: 9, leaseMs: 60_000 });
  await storage.alerts.letters.done(question?.id ?? '', now);
  await storage.alerts.confirm(question?.confirmToken ?? '', now);
  // The price was looked at before, and there was none.
  await storage.alerts.announce([{ name: 'quote', items: [] }], now);
  // The first look comes after a time drawn by chance, which need not be waited for here.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  closing.push(() => chance.mockRestore());
  work.start();
  await until('the price is out', () => mail.letters.length > 0);
  await work.stop();
  const written = mail.letters.map(({ source }) => source.replace(/=\r\n/g, '')).join();
  const { origins } = settings;
  for (const page of ['manage-alerts', 'stock-information'] as const) {
    expect(written, page).toContain(`${origins.es}${parts.site.pathOf('es', page)}`);
  }
});

test('a form without script comes back to the address of its page, in its language', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = readEnv({ DATA_DIR: dataDir });
  const { storage, parts } = await openSite({ settings, log: listeningLog().log, root });
  closing.push(() => storage.close());
  const send = (path: string) =>
    parts.formsApi.request(`${settings.origins.es}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ [languageField]: 'es', email: 'ana' }).toString(),
    });
  const privacy = await send(formCalls.submitPrivacyRequest);
  expect(privacy.status).toBe(303);
  const page = parts.site.pathOf('es', 'data-privacy');
  expect(privacy.headers.get('location')).toMatch(new RegExp(`^${page}\\?reply=`));
  // There is no mail server here that could carry alerts, which the page itself says.
  const alerts = await send(alertCalls.subscribe);
  expect(alerts.headers.get('location')).toBe(parts.site.pathOf('es', 'email-alerts'));
  const opened = await parts.formsApi.request(`${settings.origins.es}${alertCalls.oneClick}`);
  expect(opened.headers.get('location')).toBe(parts.site.pathOf('es', 'manage-alerts'));
});

test('the console has an address everywhere but in production', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-site-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const production = readEnv({
    SITE_ENVIRONMENT: 'production',
    DATA_DIR: dataDir,
    ...siteOrigins,
    STORAGE_KEYS: `one:${randomBytes(32).toString('base64')}`,
    LEAD_ENDPOINT: 'https://crm.example/lead',
    LEAD_ORGANIZATION_ID: '00D000000000001',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'website@site.example',
    NOTICE_MAILBOX: 'desk@site.example',
  });
  const siteOf = async (settings: Settings) => {
    const { storage, parts } = await openSite({ settings, log: listeningLog().log, root });
    closing.push(() => storage.close());
    return parts.site;
  };
  const trial = await siteOf({ ...production, environment: 'qa' });
  const deployed = await siteOf(production);
  const pages = (['console', 'careers'] as const).map((id) => trial.pathOf('eng', id));
  expect(pages.map((path) => trial.resolve('eng', path))).toEqual([
    { kind: 'page', pageId: 'console' },
    { kind: 'page', pageId: 'careers' },
  ]);
  expect(pages.map((path) => deployed.resolve('eng', path))).toEqual([
    null,
    { kind: 'page', pageId: 'careers' },
  ]);
});
