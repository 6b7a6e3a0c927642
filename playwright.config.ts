import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import { languages } from './src/i18n/language.ts';
import { originSetting } from './src/server/env.ts';
import { development, production, withRecaptcha } from './tests/support/servers.ts';

const executablePath = findBrowser();

/** The settings of one server under test; each has a database of its own, made anew for every run. */
const server = (
  site: { port: number; healthPort: number; dataDir: string },
  settings: Record<string, string>,
) => ({
  command: 'node src/server/main.ts',
  url: `http://127.0.0.1:${site.port}/`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  env: {
    NODE_ENV: 'production',
    PORT: `${site.port}`,
    HEALTH_PORT: `${site.healthPort}`,
    DATA_DIR: site.dataDir,
    // Submissions are limited by address: a test names an address of its own, as a proxy in front would.
    TRUSTED_PROXIES: '1',
    ...settings,
  },
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A retry would hide a test, or a page, that only mostly works.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [
    ...(process.env.CI
      ? [['dot'] as const, ['./tests/support/closing-line.ts'] as const]
      : [['list'] as const]),
    ...(process.env.PASSED_FILES
      ? [['./tests/support/passed-files.ts', { file: process.env.PASSED_FILES }] as const]
      : []),
  ],
  use: {
    baseURL: development.english,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // What a device has saved is asked by its own tests; elsewhere it would answer in place of the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Root, as in most containers, may not use the sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // What is drawn need not go from one process to another: a twentieth of a browser's time.
        '--in-process-gpu',
        // Letters stand where a window would have them, not on whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The one visit to each page first; what is asked of all pages together needs what was read there.
    { name: 'routes', testDir: 'tests/a11y', testMatch: 'every-route.spec.ts' },
    { name: 'a11y', testDir: 'tests/a11y', testIgnore: ['every-route.spec.ts', 'every-page.spec.ts'] },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'all-pages', testDir: 'tests/a11y', testMatch: 'every-page.spec.ts', dependencies: ['routes'] },
  ],
  webServer: [
    server(development, { SITE_ENVIRONMENT: 'development' }),
    server(production, {
      SITE_ENVIRONMENT: 'production',
      // No CRM and no mail server stand behind the tests; what is received waits.
      DELIVERY: 'manual',
      ...Object.fromEntries(languages.map((each) => [originSetting(each), production.origins[each]])),
      STORAGE_KEYS: `test:${randomBytes(32).toString('base64')}`,
    }),
    server(withRecaptcha, {
      SITE_ENVIRONMENT: 'qa',
      RECAPTCHA_SITE_KEY: withRecaptcha.siteKey,
      RECAPTCHA_SECRET: 'loopback-secret',
      SMTP_URL: `smtp://127.0.0.1:${withRecaptcha.mailPort}`,
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${withRecaptcha.verifyPort}/siteverify`,
    }),
  ],
});
