import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Hono } from 'hono';
import { alertsApi } from '#features/alerts/server/alerts-api.ts';
import { createSignedSteps } from '#features/alerts/server/signed-steps.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { createAltcha } from '#features/submissions/server/altcha.ts';
import { createFormTokens } from '#features/submissions/server/form-token.ts';
import { formsApi } from '#features/submissions/server/forms-api.ts';
import { createFormsPort } from '#features/submissions/server/forms-port.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import { createHttpServer, listening } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { siteForms } from '#server/site-forms.ts';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { english, type Fixture, spanish, startFixture } from './app-fixture.ts';
import { noWatches } from './watch-fixture.ts';

/** A request as a test writes it. */
export type Call = {
  method?: string;
  path: string;
  /** On top of those that a page of the site sends. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** What came back. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Every call of the site behind a real port, over a database of its own. Only the rate limits of forms are off. */
export type WholeApi = {
  port: number;
  storage: Storage;
  /** The app behind the port, which `renew` replaces. */
  site(): Fixture;
  /** Every line that was logged. */
  logged: string[];
  /** The clock of the forms; add to it to let time pass. */
  clock: { ahead: number };
  /** Sends a request as a page of the English site does, each time from another household. */
  send(call: Call): Promise<Answer>;
  /** A fresh, right answer to the built-in human check. */
  answer(): Promise<string>;
  /** A fresh token for the form of a page without script. */
  formToken(): Promise<string>;
  /** Forgets how often callers have asked; everything else stays. */
  renew(): Promise<void>;
  dispose(): Promise<void>;
};

/** Opens it. Call `dispose` when done. */
export async function openWholeApi(): Promise<WholeApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-api-'));
  const keys = createKeyRing(new Map([['first', randomBytes(32)]]));
  const storage = await openStorage(
    { environment: 'development', dataDir, storageKeys: null, databaseUrl: null },
    { keys },
  );
  const logged: string[] = [];
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const log = createLog({ write: (line) => void logged.push(line) });
  const settings = { origins: inEveryLanguage({ eng: english, es: spanish }), recaptcha: null };
  const unlimited = async () => ({ allowed: true }) as const;
  const alerts = () =>
    alertsApi({
      storage,
      formTokens: createFormTokens(keys),
      steps: createSignedSteps(keys),
      humanCheck: createAltcha(keys),
      isOpen: true,
      origins: Object.values(settings.origins),
      log,
      callerKey: () => 'caller',
      ...noWatches,
      alertPath: (_, page) => `/${page}`,
      languageOf: () => 'eng',
      subscribeLimit: unlimited,
      everyoneLimit: unlimited,
      subscriberDayLimit: unlimited,
      tokenLimit: unlimited,
      oneClickLimit: unlimited,
      now,
    });
  const start = () =>
    startFixture({
      variables: { TRUSTED_PROXIES: '1' },
      news: [{ id: '100', date: '2026-01-05', category: 'results', title: 'First', summary: 'Text.' }],
      now: () => Date.parse('2026-11-20T23:00:00Z'),
      countVisit: (day, path) => storage.visits.count(day, path),
      formsApi: new Hono().route('/', alerts()).route(
        '/',
        formsApi({
          forms: siteForms,
          settings,
          storage,
          keys,
          log,
          callerKey: () => 'caller',
          formPath: (_, page) => `/${page}`,
          submitLimit: unlimited,
          openFormLimit: unlimited,
          plainCrowdLimit: unlimited,
          challengeLimit: unlimited,
          now,
        }),
      ),
    });

  let current = await start();
  const retired: Fixture[] = [];
  const server: Server = createHttpServer((request, env) => current.app.fetch(request, env), log);
  const port = await listening(server, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  let household = 0;

  const send = (call: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const { method = 'GET', path, headers = {}, body } = call;
      household += 1;
      const outgoing = ask({
        port,
        agent,
        method,
        path,
        headers: {
          host: new URL(english).host,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `10.${(household >> 16) & 255}.${(household >> 8) & 255}.${household & 255}`,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        response.on('error', reject);
      });
      // The server may hang up on a connection just as it is used again, after refusing a body unread for example.
      outgoing.on('error', (error) => {
        if (outgoing.reusedSocket) send(call).then(resolve, reject);
        else reject(error);
      });
      outgoing.end(body);
    });

  const forms = createFormsPort({ settings, storage, keys, now });
  return {
    port,
    storage,
    logged,
    clock,
    site: () => current,
    send,
    formToken: () => forms.formToken(),
    async answer() {
      const challenge = JSON.parse((await send({ path: formCalls.challenge })).text);
      return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
    },
    async renew() {
      retired.push(current);
      current = await start();
    },
    async dispose() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      for (const site of [...retired, current]) site.remove();
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
