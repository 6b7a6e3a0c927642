/**
 * A server to kill, for `tooling/durability`: the calls of forms and nothing else, over real HTTP and real storage, so that
 * it needs no build. Arguments: data directory, address of a PostgreSQL or nothing, address of a judge of
 * human checks. Writes `listening {port}` once it answers; its health is at `/readyz`.
 */
import { writeSync } from 'node:fs';
import { Hono } from 'hono';
import { formsApi } from '../api/forms/forms-api.ts';
import { createHttpServer, listening } from '../listen.ts';
import { createLog } from '../log.ts';
import { loadKeyRing } from './key-ring.ts';
import { openStorage } from './open-storage.ts';

const [dataDir = '', databaseUrl = '', verifyUrl = ''] = process.argv.slice(2);
const settings = {
  environment: 'development' as const,
  dataDir,
  storageKeys: null,
  databaseUrl: databaseUrl === '' ? null : databaseUrl,
};
const origin = 'http://localhost';
const keys = loadKeyRing(settings);
const storage = await openStorage(settings, { keys, waitsForDatabase: true });
// What fails while a database is away is expected here, and answered; only the answers count.
const log = createLog({ write: () => {} });

const app = new Hono();
app.get('/readyz', () =>
  storage.check().then(
    () => new Response('ok'),
    () => new Response('not ready', { status: 503 }),
  ),
);
app.route(
  '/',
  formsApi({
    settings: {
      origins: { eng: origin, es: origin },
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
writeSync(1, `listening ${port}\n`);
