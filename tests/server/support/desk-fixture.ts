import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderDesk } from '#app/render-desk.tsx';
import { openCompanyLogin } from '#features/desk/server/company-login.ts';
import { createDeskApp } from '#features/desk/server/desk-app.ts';
import { createSiteStatus } from '#features/site-status/server/site-status.ts';
import { perLanguage } from '#i18n/language.ts';
import { createCallerKey } from '#server/api/caller.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { createVault } from '#server/storage/vault.ts';
import {
  type CompanyLoginFixture,
  type StaffName,
  staffVariables,
  startCompanyLogin,
} from './company-login.ts';

/** The desk of the tests, without a port of its own. */
export const deskOrigin = 'http://localhost:3002';

/** A browser at the desk and at the company's login, as far as a test needs one: it keeps cookies and follows redirects. */
export type StaffBrowser = {
  get(address: string): Promise<Response>;
  /** Sends a form, as a page of the desk does. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Logs in by the company's login and comes back. */
  signIn(name: StaffName, from?: string): Promise<Response>;
  cookies: Map<string, string>;
};

/** Sources of which one fails and the others were not asked. */
const failing = { asOf: '2026-01-31T09:00:00.000Z', ageSeconds: 60, isLastCopy: true, isSample: false };
const notAsked = { state: () => null };
const sources = {
  prices: { state: () => failing },
  inventory: notAsked,
  news: notAsked,
  events: notAsked,
  quotes: notAsked,
  filings: notAsked,
};

/** Starts a provider, a storage and the desk between them. */
export async function startDesk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-desk-'));
  let login: CompanyLoginFixture = await startCompanyLogin({ origin: deskOrigin });
  const settings = readEnv({
    STAFF_PORT: '3002',
    STAFF_ISSUER: login.issuer,
    DATA_DIR: dataDir,
    ...staffVariables,
  });
  if (settings.staff === null) throw new Error('The desk of the tests is not set.');
  const keys = loadKeyRing(settings);
  const storage = await openStorage(settings, { keys });
  const lines: string[] = [];
  let time = Date.now();
  const app = createDeskApp({
    settings: settings.staff,
    storage,
    vault: createVault(keys),
    login: openCompanyLogin({ settings: settings.staff, now: () => time }),
    render: (_language, view) => renderDesk(view),
    publicFiles: new Map(),
    status: createSiteStatus({ storage, sources, now: () => time }),
    apiGuide: (language) => `https://${language}.example.com/api-guide`,
    jobTitles: perLanguage(() => new Map([['a-job', 'Title of a job']])),
    callerKey: createCallerKey({ trustedProxies: 0 }),
    rateLimits: rateLimit,
    log: createLog({ write: (line: string) => void lines.push(line) }),
    now: () => time,
  });

  async function ask(url: URL, init: RequestInit, cookies: Map<string, string>): Promise<Response> {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, ...(kept && { cookie: kept }) };
    const wanted = { ...init, headers, redirect: 'manual' } as const;
    const response =
      url.origin === deskOrigin ? await app.request(url.href, wanted) : await fetch(url.href, wanted);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  function browser(): StaffBrowser {
    const cookies = new Map<string, string>();
    const follow = async (first: URL, init: RequestInit = {}): Promise<{ url: URL; response: Response }> => {
      let url = first;
      let response = await ask(url, init, cookies);
      for (let location = response.headers.get('location'); location; ) {
        url = new URL(location, url);
        response = await ask(url, {}, cookies);
        location = response.headers.get('location');
      }
      return { url, response };
    };
    return {
      cookies,
      get: (address) => ask(new URL(address, deskOrigin), {}, cookies),
      post: (path, fields = {}, headers = { 'sec-fetch-site': 'same-origin' }) =>
        ask(
          new URL(path, deskOrigin),
          {
            method: 'POST',
            body: new URLSearchParams(fields).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          },
          cookies,
        ),
      async signIn(name, from = '/en/sign-in') {
        const atLogin = await follow(new URL(from, deskOrigin));
        const action = /action="([^"]+)"/.exec(await atLogin.response.text())?.[1];
        if (action === undefined) throw new Error('The login shows no form.');
        const { response } = await follow(new URL(action, atLogin.url), {
          method: 'POST',
          body: new URLSearchParams({ prompt: 'login', login: name, password: 'any' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        return response;
      },
    };
  }

  return {
    app,
    storage,
    lines,
    browser,
    now: () => time,
    /** Lets time pass, in milliseconds. */
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The company's login goes away, or comes back where it was. */
    stopLogin: () => login.close(),
    startLogin: async () => {
      login = await startCompanyLogin({ origin: deskOrigin, port: Number(new URL(login.issuer).port) });
    },
    async close() {
      await login.close().catch(() => {});
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A desk that was started. */
export type StartedDesk = Awaited<ReturnType<typeof startDesk>>;
