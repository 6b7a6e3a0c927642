import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { emptyPrivacyRequest, type PrivacyRequest } from '#features/privacy-request/model/privacy-request.ts';
import { customerFields, formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormsPort } from '#features/submissions/model/ports.ts';
import { type FormsApiDependencies, formsApi } from '#features/submissions/server/forms-api.ts';
import { createFormsPort } from '#features/submissions/server/forms-port.ts';
import type { FormsSettings } from '#features/submissions/server/settings.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import { createLog } from '#server/log.ts';
import { siteForms } from '#server/site-forms.ts';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The calls of forms over a database of their own, as tests send requests to them. */
export type FormsApiUnderTest = {
  storage: Storage;
  port: FormsPort;
  /** Every line that was logged. */
  logged: string[];
  /** The clock; add to it to let time pass. */
  clock: { ahead: number };
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON from a page of this site. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form as a page without script does. */
  postPlain(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** A fresh, right answer to the built-in human check. */
  answer(): Promise<string>;
  /** The bytes of every file of the database. */
  databaseBytes(): Buffer[];
  dispose(): Promise<void>;
};

/** The site's own addresses in these tests. */
export const origins = inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' });

/** A well filled form, without the answer of the human check. */
export const filledForm: PrivacyRequest = {
  ...emptyPrivacyRequest,
  name: 'Ana Ríos',
  streetAddress: '12 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
  email: 'ana@example.com',
  phone: '503-555-0100',
  requestType: 'Right to Know',
  customers: { ...emptyPrivacyRequest.customers, [customerFields.autoParts]: true },
};

/** Where the forms' page stands in these tests. */
export const formPath = inEveryLanguage({ eng: '/the-form', es: '/el-formulario' });

/** Sets the calls up; every part is real, and the clock can be turned. */
export async function openFormsApi(
  change: { recaptcha?: FormsSettings['recaptcha'] } & Partial<
    Pick<
      FormsApiDependencies,
      | 'keys'
      | 'rateLimits'
      | 'submitLimit'
      | 'openFormLimit'
      | 'plainCrowdLimit'
      | 'keepLimit'
      | 'crowdChallengeLimit'
      | 'concurrency'
      | 'storage'
      | 'formPath'
      | 'languageOf'
    >
  > = {},
): Promise<FormsApiUnderTest> {
  const {
    recaptcha = null,
    keys = createKeyRing(new Map([['first', randomBytes(32)]])),
    ...dependencies
  } = change;
  const dataDir = mkdtempSync(join(tmpdir(), 'site-forms-'));
  const storage = await openStorage(
    { environment: 'development', dataDir, storageKeys: null, databaseUrl: null },
    { keys },
  );
  const logged: string[] = [];
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const settings = { origins, recaptcha };
  const app = formsApi({
    forms: siteForms,
    settings,
    storage,
    keys,
    log: createLog({ write: (line) => logged.push(line) }),
    callerKey: () => 'caller',
    formPath: (language) => formPath[language],
    submitLimit: async () => ({ allowed: true }),
    now,
    ...dependencies,
  });
  const fromOurPage = { 'sec-fetch-site': 'same-origin' };
  const send = async (path: string, init?: RequestInit) => app.request(path, init);
  const postText = (body: string, headers: Record<string, string>) =>
    send(formCalls.submitPrivacyRequest, { method: 'POST', body, headers: { ...fromOurPage, ...headers } });

  return {
    storage,
    port: createFormsPort({ settings, storage, keys, now }),
    logged,
    clock,
    send,
    post: (body, headers = {}) =>
      postText(JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    postPlain: (fields, headers = {}) =>
      postText(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    async answer() {
      const challenge = (await (await send(formCalls.challenge)).json()) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return btoa(JSON.stringify({ challenge, solution }));
    },
    databaseBytes: () => readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file))),
    async dispose() {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
