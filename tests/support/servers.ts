/** The servers that the browser tests talk to; `playwright.config.ts` starts them. Ports are out of the usual way. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, perLanguage } from '#i18n/language.ts';

// The process that starts the servers names the run; the workers it starts inherit the name.
process.env.SITE_TEST_RUN ??= `${process.pid}`;
const run = process.env.SITE_TEST_RUN;

const site = (port: number) => ({
  port,
  healthPort: port + 1,
  /** Where this server keeps its database, made anew for every run. */
  dataDir: join(tmpdir(), `site-test-${run}-${port}`),
  /** The local host, where both languages live and the address decides. */
  english: `http://localhost:${port}`,
  /** The Spanish host of a local run. */
  spanish: `http://es.localhost:${port}`,
  /** Every language where each path has one meaning: the local host for English, its own host for every other one. */
  origins: perLanguage(
    (each) => `http://${each === defaultLanguage ? 'localhost' : localHostOf(each)}:${port}`,
  ),
});

/** Environment `development`: banner, console and red card are on. */
export const development = site(4310);

const productionOrigins = perLanguage(
  (each) => `http://${each === defaultLanguage ? 'www.localhost' : localHostOf(each)}:4320`,
);

/** Environment `production`, on two fixed hosts. Chromium resolves every name below `localhost` by itself. */
export const production = {
  ...site(4320),
  englishOrigin: productionOrigins.eng,
  spanishOrigin: productionOrigins.es,
  origins: productionOrigins,
};

/**
 * Environment `qa`, with keys for Google's human check, which asks a stand-in of its verify address on loopback, and with a
 * mail server there, which the tests of e-mail alerts run.
 */
export const withRecaptcha = {
  ...site(4330),
  siteKey: 'loopback-site-key',
  verifyPort: 4339,
  mailPort: 4338,
};
