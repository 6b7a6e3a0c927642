/** The servers that the browser tests talk to; `playwright.config.ts` starts them. Their ports are out of the usual way. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, perLanguage } from '#i18n/language.ts';

/**
 * The first of the ports, which five servers and what stands behind them take: two checkouts of the project can be tested
 * at the same time when one of them has another.
 */
const firstPort = Number(process.env.TEST_PORT ?? 4310);
if (!Number.isInteger(firstPort) || firstPort < 1024 || firstPort > 65_500)
  throw new Error(`TEST_PORT is "${process.env.TEST_PORT}"; it must be a port from 1024 to 65500.`);

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
export const development = site(firstPort);

const productionOrigins = perLanguage(
  (each) => `http://${each === defaultLanguage ? 'www.localhost' : localHostOf(each)}:${firstPort + 10}`,
);

/** Environment `production`, on two fixed hosts. Chromium resolves every name below `localhost` by itself. */
export const production = {
  ...site(firstPort + 10),
  englishOrigin: productionOrigins.eng,
  spanishOrigin: productionOrigins.es,
  origins: productionOrigins,
};

/**
 * Environment `qa`, with keys for Google's human check, which asks a stand-in of its verify address on loopback, and with a
 * mail server there, which the tests of email alerts run.
 */
export const withRecaptcha = {
  ...site(firstPort + 20),
  siteKey: 'loopback-site-key',
  verifyPort: firstPort + 29,
  mailPort: firstPort + 28,
};

/** What the tests of watches start by themselves: a site that reads its vehicles from a feed, which they change. */
export const withFeed = {
  ...site(firstPort + 30),
  mailPort: firstPort + 32,
  feedPort: firstPort + 33,
};

/** What the tests of the staff's desk start by themselves: a site with a desk, and a company's login in front of it. */
export const withDesk = {
  ...site(firstPort + 40),
  staffPort: firstPort + 42,
  loginPort: firstPort + 43,
  desk: `http://localhost:${firstPort + 42}`,
};
