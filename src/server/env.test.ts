import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOrigins } from '#tests/server/support/site-origins.ts';
import { readEnv, SettingsFault } from './env.ts';

const keys = `one:${Buffer.alloc(32, 1).toString('base64')}`;
const production = {
  SITE_ENVIRONMENT: 'production',
  ...siteOrigins,
  STORAGE_KEYS: keys,
  LEAD_ENDPOINT: 'https://crm.example/servlet/WebToLead?encoding=UTF-8',
  LEAD_ORGANIZATION_ID: '00D000000000001',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'website@site.example',
  NOTICE_MAILBOX: 'desk@site.example',
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
    renderThreads: 1,
    origins: expect.objectContaining({ eng: 'http://localhost:3000', es: 'http://es.localhost:3000' }),
    trustedProxies: 0,
    dataDir: './data',
    assetShelf: null,
    assetShelfDays: 14,
    databaseUrl: null,
    databaseConnections: 10,
    storageKeys: null,
    receiptKeys: null,
    recaptcha: null,
    delivery: { leads: null, mail: null, giveUpDays: 7 },
    retention: {
      contactDays: 30,
      privacyDays: 731,
      officeHoursDays: 90,
      applicationDays: 90,
      reportDays: 180,
      pageProblemDays: 90,
    },
    newsFeedUrl: null,
    otherNewsFeeds: {},
    eventsUrl: null,
    otherEvents: {},
    quoteUrl: null,
    priceFeedUrl: null,
    vehicleFeedUrl: null,
    filingsUrl: null,
    filingsContact: null,
    previewToken: null,
    analyticsId: null,
    staff: null,
    telemetry: null,
  });
});

test('another port moves the local addresses with it', () => {
  expect(readEnv({ PORT: '4000' }).origins).toMatchObject({
    eng: 'http://localhost:4000',
    es: 'http://es.localhost:4000',
  });
});

test('production with what it needs is fine, and a slash after a host does no harm', () => {
  expect(readEnv({ ...production, ENGLISH_ORIGIN: 'https://www.site.example/' }).origins.eng).toBe(
    'https://www.site.example',
  );
});

test('as many threads render pages as are wanted', () => {
  expect(readEnv({ RENDER_THREADS: '2' }).renderThreads).toBe(2);
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
  ['RENDER_THREADS', '17'],
  ['RENDER_THREADS', '-1'],
  ['DATABASE_CONNECTIONS', '1'],
  ['TRUSTED_PROXIES', '9'],
  ['ENGLISH_ORIGIN', 'www.site.example'],
  ['ENGLISH_ORIGIN', 'https://www.site.example/home'],
  ['ENGLISH_ORIGIN', 'ftp://www.site.example'],
  ['SPANISH_ORIGIN', 'https://user:SECRET@es.site.example'],
  ['SPANISH_ORIGIN', 'http://localhost:4000'],
  ['DATABASE_URL', 'mysql://SECRET@db/site'],
  ['LEAD_ENDPOINT', 'http://crm.example/SECRET'],
  ['LEAD_ENDPOINT', 'https://SECRET@crm.example/'],
  ['LEAD_ENDPOINT', 'http://127.0.0.1.crm.example/'],
  ['LEAD_ORGANIZATION_ID', '00D&x=1'],
  ['LEAD_RETURN_URL', 'http://site.example/'],
  ['LEAD_FIELDS', 'nonsense'],
  ['LEAD_FIELDS', 'password=00N123'],
  ['LEAD_FIELDS', 'phone=oid'],
  ['LEAD_FIELDS', 'phone=email'],
  ['LEAD_FIELDS', 'phone=a&oid'],
  ['SMTP_URL', 'https://SECRET@mail.example'],
  ['SMTP_URL', 'smtp://SECRET@mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://SECRET@mail.example/path'],
  ['SMTP_URL', 'smtp://a:%zz@mail.example'],
  ['MAIL_FROM', 'Site <website@site.example>'],
  ['MAIL_FROM', 'a@b.example,c@d.example'],
  ['NOTICE_MAILBOX', 'desk@site.example\r\nBcc: x@y.example'],
  ['NOTICE_MAILBOX_PRIVACY', 'nobody'],
  ['NOTICE_MAILBOX_CONTACT', '@site.example'],
  ['NOTICE_MAILBOX_OFFICE_HOURS', 'a b@site.example'],
  ['NOTICE_MAILBOX_APPLICATION', 'a b@site.example'],
  ['NOTICE_MAILBOX_REPORT', 'a b@site.example'],
  ['NOTICE_MAILBOX_PAGE_PROBLEM', 'a b@site.example'],
  ['NOTICE_LANGUAGE', 'spanish'],
  ['PREVIEW_TOKEN', 'SECRET-but-short'],
  ['FILINGS_CONTACT', 'nobody'],
  ['FILINGS_URL', 'http://data.example/SECRET'],
  ['DELIVERY', 'off'],
  ['DELIVERY_GIVE_UP_DAYS', '99'],
  ['LEAD_KEPT_DAYS', 'forever'],
  ['PRIVACY_KEPT_DAYS', '9999'],
  ['OFFICE_HOURS_KEPT_DAYS', '-1'],
  ['APPLICATION_KEPT_DAYS', '-2'],
  ['REPORT_KEPT_DAYS', 'x'],
  ['PAGE_PROBLEM_KEPT_DAYS', '3661'],
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
  ['no way for leads', { LEAD_ENDPOINT: undefined }, 'LEAD_ENDPOINT'],
  ['a way for leads on plain http', { LEAD_ENDPOINT: 'http://127.0.0.1:1/' }, 'LEAD_ENDPOINT'],
  ['leads of nobody', { LEAD_ORGANIZATION_ID: undefined }, 'LEAD_ORGANIZATION_ID'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL'],
  ['letters from nobody', { MAIL_FROM: undefined }, 'MAIL_FROM'],
  ['no mailbox', { NOTICE_MAILBOX: undefined }, 'NOTICE_MAILBOX'],
  [
    'a mailbox for four forms of five',
    {
      NOTICE_MAILBOX: undefined,
      NOTICE_MAILBOX_PRIVACY: 'a@site.example',
      NOTICE_MAILBOX_CONTACT: 'b@site.example',
      NOTICE_MAILBOX_APPLICATION: 'c@site.example',
      NOTICE_MAILBOX_REPORT: 'd@site.example',
      NOTICE_MAILBOX_PAGE_PROBLEM: 'e@site.example',
    },
    'NOTICE_MAILBOX_OFFICE_HOURS',
  ],
])('production with %s is refused', (_, change, name) => {
  expect(faultsOf({ ...production, ...change }).join('\n')).toContain(name);
});

test('a secret may stand in a file', () => {
  const file = join(folder, 'keys');
  writeFileSync(file, `${keys}\n`);
  expect(readEnv({ STORAGE_KEYS_FILE: file }).storageKeys).toBe(keys);
  const empty = join(folder, 'empty');
  writeFileSync(empty, ' \n');
  expect(readEnv({ STORAGE_KEYS_FILE: empty }).storageKeys).toBeNull();
  expect(faultsOf({ STORAGE_KEYS_FILE: join(folder, 'none') })).toEqual([
    'STORAGE_KEYS_FILE: names a file that cannot be read',
  ]);
  expect(faultsOf({ STORAGE_KEYS_FILE: file, STORAGE_KEYS: keys })).toEqual([
    'STORAGE_KEYS_FILE: must not be set together with STORAGE_KEYS',
  ]);
});

test('production may leave deliveries to its staff, if it says so', () => {
  const { delivery } = readEnv({
    ...production,
    DELIVERY: 'manual',
    LEAD_ENDPOINT: undefined,
    SMTP_URL: undefined,
  });
  expect(delivery).toMatchObject({ leads: null, mail: null });
});

test('a mail server is its host, port and login; production insists on TLS away from this machine', () => {
  const smtp = (variables: Record<string, string>) => readEnv(variables).delivery.mail?.smtp;
  expect(smtp(production)).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    requiresTls: true,
    login: null,
    from: 'website@site.example',
  });
  expect(smtp({ ...production, SMTP_URL: 'smtps://a%40b:p%2Fw@mail.example' })).toMatchObject({
    port: 465,
    isSecure: true,
    requiresTls: false,
    login: { user: 'a@b', pass: 'p/w' },
  });
  expect(smtp({ ...production, SMTP_URL: 'smtp://[::1]:2525' })).toMatchObject({
    host: '::1',
    port: 2525,
    requiresTls: false,
  });
  expect(smtp({ SMTP_URL: 'smtp://mail:1025' })).toMatchObject({ requiresTls: false });
});

test('a form may have a mailbox of its own, and the rest share one', () => {
  const { delivery } = readEnv({ ...production, NOTICE_MAILBOX_PRIVACY: 'privacy@site.example' });
  expect(delivery.mail?.mailboxes).toEqual({
    privacy: 'privacy@site.example',
    contact: 'desk@site.example',
    'office-hours': 'desk@site.example',
    application: 'desk@site.example',
    report: 'desk@site.example',
    'page-problem': 'desk@site.example',
  });
});

test('fields of a lead can be renamed and left out', () => {
  const fields = readEnv({ ...production, LEAD_FIELDS: 'reference=00N80000001abcd, phone=' }).delivery.leads
    ?.fields;
  expect(fields).toMatchObject({ reference: '00N80000001abcd', phone: null, lastName: 'last_name' });
});

test('a trial run may send leads to this machine without TLS', () => {
  expect(readEnv({ LEAD_ENDPOINT: 'http://127.0.0.1:4/lead' }).delivery.leads?.endpoint).toBe(
    'http://127.0.0.1:4/lead',
  );
});

test('times of keeping can be set', () => {
  expect(
    readEnv({
      LEAD_KEPT_DAYS: '10',
      PRIVACY_KEPT_DAYS: '800',
      OFFICE_HOURS_KEPT_DAYS: '5',
      APPLICATION_KEPT_DAYS: '6',
      REPORT_KEPT_DAYS: '7',
      PAGE_PROBLEM_KEPT_DAYS: '8',
    }).retention,
  ).toEqual({
    contactDays: 10,
    privacyDays: 800,
    officeHoursDays: 5,
    applicationDays: 6,
    reportDays: 7,
    pageProblemDays: 8,
  });
});

test('a refused start ends with the code for a configuration fault', () => {
  expect(new SettingsFault(['PORT: x']).exitCode).toBe(78);
});

test('sources elsewhere are set as a whole', () => {
  const faultsOf = (variables: Record<string, string>) => {
    try {
      readEnv(variables);
      return [];
    } catch (error) {
      return error instanceof SettingsFault ? error.faults.map((fault) => fault.split(':')[0]) : [error];
    }
  };
  expect(faultsOf({ NEWS_FEED_URL_ES: 'https://news.example/es' })).toEqual(['NEWS_FEED_URL']);
  expect(faultsOf({ EVENTS_URL_ES: 'https://news.example/es.ics' })).toEqual(['EVENTS_URL']);
  expect(faultsOf({ FILINGS_URL: 'https://data.example/x.json' })).toEqual(['FILINGS_CONTACT']);
  const whole = {
    NEWS_FEED_URL: 'https://news.example/en',
    NEWS_FEED_URL_ES: 'https://news.example/es',
    EVENTS_URL: 'https://news.example/en.ics',
    EVENTS_URL_ES: 'https://news.example/es.ics',
    FILINGS_URL: 'https://data.example/x.json',
    FILINGS_CONTACT: 'desk@site.example',
  };
  expect(faultsOf(whole)).toEqual([]);
});
