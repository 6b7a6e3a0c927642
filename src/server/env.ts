import { readFileSync } from 'node:fs';
import { type InferType, object, string, type ValidationError } from 'yup';
import type { RetentionDays } from '#features/submissions/model/retention-days.ts';
import { localHostOf } from '#i18n/choose-language.ts';
import {
  defaultLanguage,
  htmlLang,
  isLanguage,
  type Language,
  languages,
  otherLanguages,
  perLanguage,
} from '#i18n/language.ts';
import { deliveryFaults, deliveryFields, toDeliverySettings } from './delivery/delivery-env.ts';
import type { DeliverySettings } from './delivery/delivery-settings.ts';
import { address, calledAddress, isHttps, keyPairs, mailbox, origin, wholeNumber } from './env-rules.ts';
import { type StaffSettings, staffFaults, staffFields, toStaffSettings } from './staff-env.ts';
import {
  type TelemetrySettings,
  telemetryFaults,
  telemetryFields,
  toTelemetrySettings,
} from './telemetry/telemetry-env.ts';

/** Where the site runs. The first three show an environment banner. */
export const environments = ['development', 'azuredev', 'qa', 'production'] as const;

/** One of the places where the site runs. */
export type Environment = (typeof environments)[number];

/** Everything an operator can set, read once at start. `null` means: not set, and the part it feeds is off. */
export interface Settings {
  environment: Environment;
  /** The address to listen on; `null` means both loopback addresses, out of reach of the network. */
  host: string | null;
  port: number;
  /** Private port of the health checks, on the loopback address unless `HEALTH_HOST` says otherwise. */
  healthPort: number;
  healthHost: string;
  /** How long a stopping server still answers while a load balancer notices, in milliseconds. */
  drainMs: number;
  /** Threads that render pages; 0: the main thread does. */
  renderThreads: number;
  /** The address of each language's site, without a slash at its end. */
  origins: Record<Language, string>;
  /** How many proxies of ours stand in front and write `X-Forwarded-For`. */
  trustedProxies: number;
  dataDir: string;
  /** A folder with the assets of builds of the last weeks, which instances share. */
  assetShelf: string | null;
  /** How many days after its last start a build's assets stay there. */
  assetShelfDays: number;
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | null;
  /** Most connections to it that store and deliver. */
  databaseConnections: number;
  /** The keys that stored submissions are locked with, newest first. A local run makes its own and keeps them in `dataDir`. */
  storageKeys: string | null;
  /** Public keys that receipts of former secrets are still checked with. */
  receiptKeys: string | null;
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | null;
  /** What carries submissions onward. */
  delivery: DeliverySettings;
  /** How long the contents of submissions are kept, in days. */
  retention: RetentionDays;
  /** Where news, events, quotes and filings come from instead of the site's own files and samples. */
  newsFeedUrl: string | null;
  /** Feeds in other languages than English. */
  otherNewsFeeds: Partial<Record<Language, string>>;
  eventsUrl: string | null;
  otherEvents: Partial<Record<Language, string>>;
  quoteUrl: string | null;
  /** Where the boards of the yards come from instead of the generator. */
  priceFeedUrl: string | null;
  /** Where the vehicles in the parts yards come from instead of the generator. */
  vehicleFeedUrl: string | null;
  filingsUrl: string | null;
  /** Whom the SEC can write to about our requests. */
  filingsContact: string | null;
  /** Lets its bearer see news in production that is not out yet. */
  previewToken: string | null;
  analyticsId: string | null;
  /** The desk of the staff; `null`: there is none. */
  staff: StaffSettings | null;
  /** Traces and metrics for a collector; `null`: nothing is sent. */
  telemetry: TelemetrySettings | null;
}

/** Settings that do not hold together: one line for each fault, by name. No line holds a value. */
export class SettingsFault extends Error {
  /** What a process manager reads as "configuration error, do not restart" (`EX_CONFIG`). */
  readonly exitCode = 78;
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The settings do not hold together, so the server did not start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'SettingsFault';
    this.faults = faults;
  }
}

/** Settings that may stand in a file named by `{NAME}_FILE`, the way containers hand out secrets. */
const secretNames = [
  'STORAGE_KEYS',
  'RECAPTCHA_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'LEAD_ENDPOINT',
  'PREVIEW_TOKEN',
  'STAFF_CLIENT_SECRET',
] as const;

const schema = object({
  SITE_ENVIRONMENT: string()
    .default('development')
    .oneOf(environments, `must be one of ${environments.join(', ')}`),
  HOST: string(),
  PORT: wholeNumber(0, 65535, 3000),
  HEALTH_HOST: string().default('127.0.0.1'),
  HEALTH_PORT: wholeNumber(0, 65535, 3001),
  DRAIN_MS: wholeNumber(0, 60_000, 0),
  RENDER_THREADS: wholeNumber(0, 16, 1),
  // One for each language: ENGLISH_ORIGIN, SPANISH_ORIGIN …
  ...(Object.fromEntries(languages.map((each) => [originSetting(each), origin()])) as Record<never, never>),
  TRUSTED_PROXIES: wholeNumber(0, 8, 0),
  DATA_DIR: string().default('./data'),
  ASSET_SHELF: string(),
  ASSET_SHELF_DAYS: wholeNumber(1, 366, 14),
  DATABASE_URL: address('postgres://', 'postgresql://'),
  DATABASE_CONNECTIONS: wholeNumber(2, 200, 10),
  STORAGE_KEYS: keyPairs(),
  RECEIPT_KEYS: keyPairs('must be pairs of id:key, as "npm run submissions -- receipt-key" writes them'),
  RECAPTCHA_SITE_KEY: string().matches(/^[\w-]{1,100}$/, 'must hold only letters, digits, "-" and "_"'),
  RECAPTCHA_SECRET: string(),
  RECAPTCHA_VERIFY_URL: calledAddress('https://', 'http://').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  ...deliveryFields,
  LEAD_KEPT_DAYS: wholeNumber(1, 3660, 30),
  PRIVACY_KEPT_DAYS: wholeNumber(1, 3660, 731),
  OFFICE_HOURS_KEPT_DAYS: wholeNumber(1, 3660, 90),
  APPLICATION_KEPT_DAYS: wholeNumber(1, 3660, 90),
  REPORT_KEPT_DAYS: wholeNumber(1, 3660, 180),
  PAGE_PROBLEM_KEPT_DAYS: wholeNumber(1, 3660, 90),
  NEWS_FEED_URL: calledAddress('https://'),
  EVENTS_URL: calledAddress('https://'),
  // NEWS_FEED_URL_ES, EVENTS_URL_ES and so on for each language beside English.
  ...(Object.fromEntries(
    otherLanguages(defaultLanguage).flatMap((each) =>
      [inLanguage('NEWS_FEED_URL', each), inLanguage('EVENTS_URL', each)].map((name) => [
        name,
        calledAddress('https://'),
      ]),
    ),
  ) as Record<never, never>),
  QUOTE_URL: calledAddress('https://'),
  PRICE_FEED_URL: calledAddress('https://'),
  VEHICLE_FEED_URL: calledAddress('https://'),
  FILINGS_URL: calledAddress('https://'),
  FILINGS_CONTACT: mailbox(),
  PREVIEW_TOKEN: string().matches(/^[\w-]{32,200}$/, 'must be 32 to 200 letters, digits, "-" and "_"'),
  ANALYTICS_ID: string().matches(/^[\w-]{1,64}$/, 'must hold only letters, digits, "-" and "_"'),
  ...staffFields,
  ...telemetryFields,
});

type Values = InferType<typeof schema>;

/**
 * Reads the settings from environment variables. With none set, a local run works.
 * @throws SettingsFault naming every fault at once, so that an operator mends them in one go.
 */
export function readEnv(variables: Record<string, string | undefined>): Settings {
  const faults: string[] = [];
  const given = withSecretFiles(withoutEmpty(variables), faults);
  const known = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, given[name]]));
  let values: Values | null = null;
  try {
    values = schema.validateSync(known, { abortEarly: false, strict: false });
  } catch (error) {
    // Only the name and our own sentence: yup's other messages repeat the value.
    for (const fault of (error as ValidationError).inner) faults.push(`${fault.path}: ${fault.message}`);
  }
  if (values) faults.push(...contradictions(values));
  if (faults.length > 0 || !values) throw new SettingsFault(faults);
  return toSettings(values);
}

/** The setting with the address of a language's site, by the language's English name: `SPANISH_ORIGIN`. */
export function originSetting(language: Language): `${string}_ORIGIN` {
  // A language without a name in English has its code as one.
  const name = `${new Intl.DisplayNames('en', { type: 'language' }).of(htmlLang[language])}`;
  return `${name.toUpperCase().replace(/[^A-Z]+/g, '_')}_ORIGIN`;
}

/** A setting that each language may have one of: `NEWS_FEED_URL_ES`. */
function inLanguage(name: string, language: Language): string {
  return `${name}_${htmlLang[language].toUpperCase().replace(/[^A-Z]+/g, '_')}`;
}

/** What such a setting holds for the languages beside English that have one. */
function valuesInLanguages(values: Values, name: string): Partial<Record<Language, string>> {
  return Object.fromEntries(
    otherLanguages(defaultLanguage).flatMap((each) => {
      const value = settingOf(values, inLanguage(name, each));
      return value === undefined ? [] : [[each, value]];
    }),
  );
}

/** A setting by a name that only the table of languages knows. */
const settingOf = (values: Values, name: string): string | undefined =>
  (values as Record<string, string | undefined>)[name];

/** The address that is set for a language's site, if one is. */
const givenOrigin = (values: Values, language: Language): string | undefined =>
  settingOf(values, originSetting(language));

/** The address of each language's site; a local run has Spanish on `es.localhost`, beside English on `localhost`. */
function originsOf(values: Values): Record<Language, string> {
  return perLanguage((language) => {
    const host = language === defaultLanguage ? 'localhost' : localHostOf(language);
    return (givenOrigin(values, language) ?? `http://${host}:${values.PORT}`).replace(/\/$/, '');
  });
}

/** Faults that only two settings together can have, and what production must never do without. */
function contradictions(values: Values): string[] {
  const faults: string[] = [];
  const origins = originsOf(values);
  const owners = new Map<string, Language>();
  for (const language of languages) {
    const { hostname } = new URL(origins[language]);
    const owner = owners.get(hostname);
    if (owner === undefined) owners.set(hostname, language);
    else
      faults.push(
        `${originSetting(language)}: must have another host than ${originSetting(owner)}, because the host decides the language`,
      );
  }
  if ((values.RECAPTCHA_SITE_KEY === undefined) !== (values.RECAPTCHA_SECRET === undefined)) {
    faults.push('RECAPTCHA_SECRET: must be set together with RECAPTCHA_SITE_KEY, or neither of them');
  }
  if (values.PORT !== '0' && values.PORT === values.HEALTH_PORT) {
    faults.push('HEALTH_PORT: must differ from PORT, because health checks are not public');
  }
  for (const [name, what] of [
    ['NEWS_FEED_URL', 'news'],
    ['EVENTS_URL', 'events'],
  ] as const) {
    const [other] = Object.keys(valuesInLanguages(values, name)).filter(isLanguage);
    if (other === undefined || values[name] !== undefined) continue;
    faults.push(
      `${name}: must be set with ${inLanguage(name, other)}, because the English site needs ${what} as well`,
    );
  }
  if (values.FILINGS_URL !== undefined && values.FILINGS_CONTACT === undefined) {
    faults.push(
      'FILINGS_CONTACT: must be set with FILINGS_URL, because the SEC turns nameless programs away',
    );
  }
  faults.push(...deliveryFaults(values, isProduction(values)));
  faults.push(
    ...staffFaults(values, {
      isProduction: isProduction(values),
      ports: { PORT: values.PORT, HEALTH_PORT: values.HEALTH_PORT },
      publicHosts: languages.map((each) => new URL(origins[each]).hostname),
      publicOrigins: languages.map((each) => new URL(origins[each]).origin),
    }),
  );
  faults.push(...telemetryFaults(values));
  if (isProduction(values)) {
    for (const language of languages) {
      const isSafe = origins[language].startsWith('https://') || isLoopbackName(origins[language]);
      if (givenOrigin(values, language) === undefined || !isSafe)
        faults.push(`${originSetting(language)}: must be set and start with https:// in production`);
    }
    if (values.STORAGE_KEYS === undefined) {
      faults.push(
        'STORAGE_KEYS: must be set in production, because what one instance stores another must read',
      );
    }
    if (!isHttps(values.RECAPTCHA_VERIFY_URL)) {
      faults.push('RECAPTCHA_VERIFY_URL: must start with https:// in production');
    }
  }
  return faults;
}

function isProduction(values: Values): boolean {
  return values.SITE_ENVIRONMENT === 'production';
}

/** Names below `localhost` never leave the machine, and browsers trust them like https: a rehearsal of production. */
function isLoopbackName(origin: string): boolean {
  return /(^|\.)localhost$/.test(new URL(origin).hostname);
}

function toSettings(values: Values): Settings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: recaptchaSecret } = values;
  return {
    environment: values.SITE_ENVIRONMENT as Environment,
    host: values.HOST ?? null,
    port: Number(values.PORT),
    healthPort: Number(values.HEALTH_PORT),
    healthHost: values.HEALTH_HOST,
    drainMs: Number(values.DRAIN_MS),
    renderThreads: Number(values.RENDER_THREADS),
    origins: originsOf(values),
    trustedProxies: Number(values.TRUSTED_PROXIES),
    dataDir: values.DATA_DIR,
    assetShelf: values.ASSET_SHELF ?? null,
    assetShelfDays: Number(values.ASSET_SHELF_DAYS),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: Number(values.DATABASE_CONNECTIONS),
    storageKeys: values.STORAGE_KEYS ?? null,
    receiptKeys: values.RECEIPT_KEYS ?? null,
    recaptcha:
      siteKey !== undefined && recaptchaSecret !== undefined
        ? { siteKey, secret: recaptchaSecret, verifyUrl: values.RECAPTCHA_VERIFY_URL }
        : null,
    delivery: toDeliverySettings(values, isProduction(values)),
    retention: {
      contactDays: Number(values.LEAD_KEPT_DAYS),
      privacyDays: Number(values.PRIVACY_KEPT_DAYS),
      officeHoursDays: Number(values.OFFICE_HOURS_KEPT_DAYS),
      applicationDays: Number(values.APPLICATION_KEPT_DAYS),
      reportDays: Number(values.REPORT_KEPT_DAYS),
      pageProblemDays: Number(values.PAGE_PROBLEM_KEPT_DAYS),
    },
    newsFeedUrl: values.NEWS_FEED_URL ?? null,
    otherNewsFeeds: valuesInLanguages(values, 'NEWS_FEED_URL'),
    eventsUrl: values.EVENTS_URL ?? null,
    otherEvents: valuesInLanguages(values, 'EVENTS_URL'),
    quoteUrl: values.QUOTE_URL ?? null,
    priceFeedUrl: values.PRICE_FEED_URL ?? null,
    vehicleFeedUrl: values.VEHICLE_FEED_URL ?? null,
    filingsUrl: values.FILINGS_URL ?? null,
    filingsContact: values.FILINGS_CONTACT ?? null,
    previewToken: values.PREVIEW_TOKEN ?? null,
    analyticsId: values.ANALYTICS_ID ?? null,
    staff: toStaffSettings(values),
    telemetry: toTelemetrySettings(values),
  };
}

/** A variable that is set to nothing counts as not set: that is how compose files leave one out. */
function withoutEmpty(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

function withSecretFiles(
  variables: Record<string, string | undefined>,
  faults: string[],
): Record<string, string | undefined> {
  const result = { ...variables };
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      faults.push(`${name}_FILE: must not be set together with ${name}`);
      continue;
    }
    try {
      result[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      faults.push(`${name}_FILE: names a file that cannot be read`);
    }
  }
  return result;
}
