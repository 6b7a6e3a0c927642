import type { Page, Request } from '@playwright/test';
import { expect, hydrated } from '../support/fixtures.ts';
import { test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const somePage = `${development.english}${paths.eng['legal-notices']}`;

/** Every report that a page sends from now on. */
function watchReports(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/log') seen.push(request);
  });
  return seen;
}

for (const [kind, cause] of [
  [
    'an uncaught error',
    () =>
      setTimeout(() => {
        throw new TypeError('The scale is stuck');
      }),
  ],
  ['a rejected promise', () => void Promise.reject(new TypeError('The scale is stuck'))],
] as const) {
  test(`${kind} is reported once and stays in the console`, async ({ page, complaints }) => {
    complaints.allow(/The scale is stuck/);
    const printed: string[] = [];
    page.on('pageerror', (error) => printed.push(error.message));
    const reports = watchReports(page);
    await page.goto(`${somePage}?code=secret`);
    await hydrated(page);
    for (let times = 0; times < 3; times += 1) {
      await page.evaluate(cause);
      await expect.poll(() => printed).toHaveLength(times + 1);
    }
    expect(printed).toEqual(Array(3).fill('The scale is stuck'));
    await expect.poll(() => reports).toHaveLength(1);
    const report = reports[0];
    expect(report?.method()).toBe('POST');
    expect(Object.keys(report?.postDataJSON())).toEqual(['logLevel', 'logEntry']);
    expect(report?.postDataJSON().logLevel).toBe('Error');
    expect(report?.postDataJSON().logEntry).toContain('TypeError: The scale is stuck');
    expect(report?.postDataJSON().logEntry).toContain(paths.eng['legal-notices']);
    expect(report?.postData()).not.toContain('secret');
    expect((await report?.response())?.status()).toBe(204);
  });
}

test('what a visitor typed is left out of a report', async ({ page, complaints }) => {
  complaints.allow(/cannot be read/);
  const reports = watchReports(page);
  await page.goto(somePage);
  await hydrated(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('ines@ridge.example.com, 503-555-0123: cannot be read');
    }),
  );
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]?.postData()).toContain('cannot be read');
  expect(reports[0]?.postData()).not.toContain('ines@');
  expect(reports[0]?.postData()).not.toContain('555');
});

test('a log that cannot be reached is no second error', async ({ page, complaints }) => {
  complaints.allow(/The scale is stuck/);
  complaints.allow(/Failed to load resource/);
  const printed: string[] = [];
  page.on('pageerror', (error) => printed.push(error.message));
  const reports = watchReports(page);
  await page.route('**/api/log', (route) => route.abort());
  await page.goto(somePage);
  await hydrated(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('The scale is stuck');
    }),
  );
  await expect.poll(() => reports).toHaveLength(1);
  await reports[0]?.response().catch(() => undefined);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(printed).toEqual(['The scale is stuck']);
  expect(reports).toHaveLength(1);
});

test('a site that cannot start says so in the console, and its page still works as it is', async ({
  page,
  complaints,
}) => {
  complaints.allow(/The site could not start in this browser|No such event here/);
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...given: [string, EventListenerOrEventListenerObject]) => {
      if (given[0] === 'unhandledrejection') throw new Error('No such event here');
      listen(...given);
    };
  });
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('The site could not start in this browser.'),
  );
  await page.goto(somePage);
  await page.getByRole('button', { name: 'Cookie Preferences' }).hover();
  expect((await said).type()).toBe('error');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(somePage);
});
