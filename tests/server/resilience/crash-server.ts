/**
 * A server to kill, for `packages/proofs/durability`: the calls of forms and what delivers their submissions, over real HTTP and
 * real storage, so that it needs no build. Its one argument is a `CrashServerSettings` as JSON. Writes `listening {port}`
 * once it answers; its health is at `/readyz`. `POST /crash-at/{step}/{times}` lets it kill itself, as the kernel would,
 * when it comes to that step for so many times more.
 */

import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { readLeadFields } from '#features/contact/model/lead-fields.ts';
import type { Outbox } from '#features/submissions/model/submission-store.ts';
import { readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { formsApi } from '#features/submissions/server/forms-api.ts';
import { perLanguage } from '#i18n/language.ts';
import type { Channel, Channels } from '#server/delivery/channel.ts';
import { openChannels } from '#server/delivery/open-channels.ts';
import { createWorker, type WorkerOptions } from '#server/delivery/worker.ts';
import { createHttpServer, listening } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { siteForms } from '#server/site-forms.ts';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { withStoredEvents } from '#server/stored-events.ts';

/** What the server is told. */
type CrashServerSettings = {
  dataDir: string;
  /** Address of a PostgreSQL; null: SQLite in the data directory. */
  databaseUrl: string | null;
  /** Address of a judge of human checks. */
  verifyUrl: string;
  /** Addresses of a CRM and of a mail server's port on loopback. */
  leadEndpoint: string;
  smtpPort: number;
  /** How deliveries are paced, in milliseconds. Default: as the real server paces them. */
  pace?: Pick<WorkerOptions, 'leaseMs' | 'patienceMs' | 'pollMs' | 'backOff'>;
};

const { dataDir, databaseUrl, verifyUrl, leadEndpoint, smtpPort, pace }: CrashServerSettings = JSON.parse(
  process.argv[2] ?? '{}',
);
const day = 86_400_000;
const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl };
const origin = 'http://localhost';
// What fails while a database is away is expected here, and answered; only the answers count.
const log = createLog({ write: () => {} });

let fatal = { step: '', times: 0 };
function pass(step: string): void {
  if (step !== fatal.step) return;
  fatal.times -= 1;
  if (fatal.times <= 0) process.kill(process.pid, 'SIGKILL');
}

const keys = loadKeyRing(settings);
const opened = await openStorage(settings, { keys, waitsForDatabase: true, onStep: pass });

const outbox: Outbox = {
  ...opened.outbox,
  async done(id, now) {
    pass('before-done');
    await opened.outbox.done(id, now);
    pass('after-done');
  },
};
const watched =
  (channel: Channel): Channel =>
  async (delivery, signal) => {
    pass('before-sending');
    const outcome = await channel(delivery, signal);
    pass(delivery.topic === 'lead' ? 'after-crm-took-it' : 'after-mail-took-it');
    return outcome;
  };
const channels = openChannels({
  settings: {
    leads: {
      endpoint: leadEndpoint,
      organizationId: 'durability',
      returnUrl: 'https://return.invalid/',
      fields: readLeadFields(''),
    },
    mail: {
      smtp: {
        host: '127.0.0.1',
        port: smtpPort,
        isSecure: false,
        requiresTls: false,
        login: null,
        from: 'website@localhost',
      },
      mailboxes: {
        privacy: 'staff@localhost',
        contact: 'staff@localhost',
        'office-hours': 'staff@localhost',
        application: 'staff@localhost',
        report: 'staff@localhost',
        'page-problem': 'staff@localhost',
      },
      noticeLanguage: 'eng',
    },
    giveUpDays: 7,
  },
  words: await readLetterWords(fileURLToPath(new URL('../../../', import.meta.url))),
  rightsPage: () => `${origin}/rights`,
  receiptOf: ({ reference }) => ({ code: reference, page: `${origin}/check` }),
});
const worker = createWorker({
  outbox,
  channels: Object.fromEntries(
    Object.entries(channels).map(([topic, channel]) => [topic, watched(channel)]),
  ) as Channels,
  log,
  giveUpMs: 7 * day,
  ...pace,
});
const storage = withStoredEvents(opened, (_, outcome) => {
  if (outcome === 'stored') worker.wake();
});

const app = new Hono();
app.get('/readyz', () =>
  storage.check().then(
    () => new Response('ok'),
    () => new Response('not ready', { status: 503 }),
  ),
);
app.post('/crash-at/:step/:times', (context) => {
  const { step, times } = context.req.param();
  fatal = { step, times: Number(times) };
  return new Response('as you wish');
});
app.use('/api/*', async (_, next) => {
  await next();
  pass('before-reply');
});
app.route(
  '/',
  formsApi({
    forms: siteForms,
    settings: {
      origins: perLanguage(() => origin),
      recaptcha: { siteKey: 'key', secret: 'secret', verifyUrl },
    },
    storage,
    keys,
    log,
    callerKey: () => 'everyone',
    formPath: () => '/',
    rateLimits: () => async () => ({ allowed: true }),
  }),
);
const port = await listening(
  createHttpServer((request) => app.fetch(request), log),
  0,
  '127.0.0.1',
);
worker.start();
writeSync(1, `listening ${port}\n`);
