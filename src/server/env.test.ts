import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, SettingsFault } from './env.ts';

const keys = `one:${Buffer.alloc(32, 1).toString('base64')}`;
const production = {
  SITE_ENVIRONMENT: 'production',
  ENGLISH_ORIGIN: 'https://www.site.example',
  SPANISH_ORIGIN: 'https://es.site.example',
  STORAGE_KEYS: keys,
};

function faultsOf(variables: Record<string, string | undefined>): string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults;
    throw error;
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a local run needs none', () => {
  expect(readEnv({})).toEqual({
    environment: 'development',
    host: null,
    port: 3000,
    healthPort: 3001,
    healthHost: '127.0.0.1',
    drainMs: 0,
    origins: { eng: 'http://localhost:3000', es: 'http://es.localhost:3000' },
    trustedProxies: 0,
    dataDir: './data',
    databaseUrl: null,
    storageKeys: null,
    recaptcha: null,
    leadEndpoint: null,
    smtpUrl: null,
    noticeMailbox: null,
    newsFeedUrl: null,
    quoteUrl: null,
    analyticsId: null,
  });
});

test('another port moves the local addresses with it', () => {
  expect(readEnv({ PORT: '4000' }).origins).toEqual({
    eng: 'http://localhost:4000',
    es: 'http://es.localhost:4000',
  });
});

test('production with what it needs is fine, and a slash after a host does no harm', () => {
  expect(readEnv({ ...production, ENGLISH_ORIGIN: 'https://www.site.example/' }).origins.eng).toBe(
    'https://www.site.example',
  );
});

test('a variable set to nothing counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toEqual(readEnv({}));
});

test.each([
  ['SITE_ENVIRONMENT', 'staging'],
  ['SITE_ENVIRONMENT', 'Production'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['DRAIN_MS', '1h'],
  ['TRUSTED_PROXIES', '9'],
  ['ENGLISH_ORIGIN', 'www.site.example'],
  ['ENGLISH_ORIGIN', 'https://www.site.example/home'],
  ['ENGLISH_ORIGIN', 'ftp://www.site.example'],
  ['SPANISH_ORIGIN', 'https://user:SECRET@es.site.example'],
  ['SPANISH_ORIGIN', 'http://localhost:4000'],
  ['DATABASE_URL', 'mysql://SECRET@db/site'],
  ['LEAD_ENDPOINT', 'http://crm.example/SECRET'],
  ['SMTP_URL', 'https://SECRET@mail.example'],
  ['STORAGE_KEYS', 'SECRET'],
  ['STORAGE_KEYS', 'one:SECRET'],
  ['ANALYTICS_ID', '"><script>'],
  ['RECAPTCHA_SITE_KEY', 'a b'],
])('%s=%s is refused by name, without the value', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults.join('\n')).toContain(name);
  expect(faults.join('\n')).not.toContain(value);
  expect(faults.join('\n')).not.toContain('SECRET@');
});

test('every fault is reported at once', () => {
  const faults = faultsOf({ SITE_ENVIRONMENT: 'x', PORT: 'x', STORAGE_KEYS: 'x', SMTP_URL: 'x' });
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'PORT',
    'SITE_ENVIRONMENT',
    'SMTP_URL',
    'STORAGE_KEYS',
  ]);
});

test.each([
  ['a plain English address', { ENGLISH_ORIGIN: 'http://www.site.example' }, 'ENGLISH_ORIGIN'],
  ['a plain Spanish address', { SPANISH_ORIGIN: 'http://es.site.example' }, 'SPANISH_ORIGIN'],
  ['no English address', { ENGLISH_ORIGIN: undefined }, 'ENGLISH_ORIGIN'],
  ['no storage keys', { STORAGE_KEYS: undefined }, 'STORAGE_KEYS'],
  ['one host for both languages', { SPANISH_ORIGIN: 'https://www.site.example' }, 'SPANISH_ORIGIN'],
  ['half of a human check', { RECAPTCHA_SITE_KEY: 'a' }, 'RECAPTCHA_SECRET'],
  ['the other half', { RECAPTCHA_SECRET: 'a' }, 'RECAPTCHA_SECRET'],
  [
    'a judge on plain http',
    { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'a', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:1/' },
    'RECAPTCHA_VERIFY_URL',
  ],
  ['public health checks', { PORT: '3001' }, 'HEALTH_PORT'],
])('production with %s is refused', (_, change, name) => {
  expect(faultsOf({ ...production, ...change }).join('\n')).toContain(name);
});

test('a secret may stand in a file', () => {
  const file = join(folder, 'keys');
  writeFileSync(file, `${keys}\n`);
  expect(readEnv({ STORAGE_KEYS_FILE: file }).storageKeys).toBe(keys);
  expect(faultsOf({ STORAGE_KEYS_FILE: join(folder, 'none') })).toEqual([
    'STORAGE_KEYS_FILE: names a file that cannot be read',
  ]);
  expect(faultsOf({ STORAGE_KEYS_FILE: file, STORAGE_KEYS: keys })).toEqual([
    'STORAGE_KEYS_FILE: must not be set together with STORAGE_KEYS',
  ]);
});

test('a refused start ends with the code for a configuration fault', () => {
  expect(new SettingsFault(['PORT: x']).exitCode).toBe(78);
});
