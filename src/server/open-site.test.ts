import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { listeningLog, newSubmission, startMailServer, until } from './delivery/delivery-fixture.ts';
import { readEnv } from './env.ts';
import { openSite } from './open-site.ts';

// The whole site is read from disk.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));
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
  expect(acknowledgement?.source.replace(/=\r\n/g, '')).toContain(`${settings.origins.es}/avisos-legales`);
  expect(await parts.ports.diagnostics.read()).toMatchObject({ deliveries: { waiting: 1, dead: 0 } });
  const { body } = await metrics.text();
  expect(body).toContain('site_submissions_total{form="contact",outcome="stored"} 1');
  expect(body).toContain('site_delivery_tries_total{topic="notice",outcome="delivered"} 2');
  expect(body).toContain('site_outbox_waiting 1');
  // There is no CRM here, which is said once.
  expect(lines.filter((line) => line.includes('deliveries wait'))).toHaveLength(1);
});
