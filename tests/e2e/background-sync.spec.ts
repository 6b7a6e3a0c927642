import type { BrowserContext, Page } from '@playwright/test';
import { findBrowserWithWindow } from '@site/build/browser/find-browser.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { WrittenLanguage } from '#i18n/choices.ts';
import tests from '../../playwright.config.ts';
import { queuedOnDevice, waitingOnDevice } from '../support/device-queue.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import {
  type Answers,
  formLanguages,
  openForm,
  PrivacyForm,
  someAnswers,
  storedRequests,
  submitCall,
  test,
} from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/** Background Sync is switched off in a Chromium without windows. */
const program = findBrowserWithWindow();

test.use({
  serviceWorkers: 'allow',
  // Playwright's own way to be without a window is the other program.
  headless: false,
  launchOptions: {
    ...tests.use?.launchOptions,
    ...(program && { executablePath: program }),
    args: [...(tests.use?.launchOptions?.args ?? []), '--headless=new'],
  },
});
test.skip(program === undefined, 'There is no Chromium with a window here.');
// A browser wakes a worker when it sees fit, and the command that lists what is stored takes its time.
test.setTimeout(60_000);

const noNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
const seeReceipt = { eng: 'See your receipt', es: 'Ver su comprobante' } as const;

const originOf = (language: WrittenLanguage): string =>
  language === 'eng' ? development.english : development.spanish;

/** Fills the form in and submits it without a network, on a device whose worker is ready. Returns the reference. */
async function submitOffline(
  page: Page,
  context: BrowserContext,
  answers: Answers,
  language: WrittenLanguage = 'eng',
): Promise<string> {
  const form = await openForm(page, language);
  await form.fill(answers);
  await form.passCheck();
  const worker = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration('/api/'))?.active?.state ?? 'none',
    );
  await expect.poll(worker).toBe('activated');
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  const [record] = await waitingOnDevice(page);
  return referenceOf(record?.id ?? '');
}

/** Every answer to a submission that a page or the worker of this browser gets, with who sent it. */
function listenTo(context: BrowserContext): { status: number; by: 'page' | 'worker'; type: string }[] {
  const heard: { status: number; by: 'page' | 'worker'; type: string }[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname !== submitCall) return;
    const request = response.request();
    heard.push({
      status: response.status(),
      by: request.serviceWorker() === null ? 'page' : 'worker',
      type: request.headers()['content-type'] ?? '',
    });
  });
  return heard;
}

/** Wakes the worker as the browser does, also when it has no reason to. */
async function dispatchSync(page: Page, context: BrowserContext, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const { promise: registrationId, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [ours] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/api/`);
    if (ours) resolve(ours.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registrationId,
    tag: 'submissions',
    lastChance: false,
  });
  await session.detach();
}

for (const language of formLanguages) {
  test(`a request of a page that was closed is sent by the browser itself, once, and the next page says so in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    const heard = listenTo(context);
    const answers = someAnswers();
    const reference = await submitOffline(page, context, answers, language);
    const blank = await context.newPage();
    await page.close();
    expect(context.pages().map((each) => each.url())).toEqual(['about:blank']);
    expect(await storedRequests(answers.name)).toEqual([]);
    await context.setOffline(false);

    const sealed = 'application/vnd.site.sealed+json';
    await expect
      .poll(() => heard, { timeout: 20_000 })
      .toEqual([{ status: 201, by: 'worker', type: sealed }]);
    expect(await storedRequests(answers.name)).toMatchObject([{ reference, content: answers }]);
    await dispatchSync(blank, context, originOf(language));

    for (const _visit of [1, 2]) {
      const later = await context.newPage();
      await later.goto(`${originOf(language)}${paths[language]['legal-notices']}`);
      await hydrated(later);
      const { words } = new PrivacyForm(later, language);
      const notice = later.getByRole('region', { name: words.notice });
      await expect(notice).toContainText(words.receivedLater);
      await expect(notice).toContainText(reference);
      await expect(notice.getByRole('link', { name: seeReceipt[language] })).toHaveAttribute(
        'href',
        new RegExp(reference),
      );
      const kept = await queuedOnDevice(later);
      expect(kept).toMatchObject([{ state: 'received' }]);
      expect(JSON.stringify(kept)).not.toContain('"ct"');
      if (_visit === 2) await notice.getByRole('button', { name: words.dismiss }).click();
      if (_visit === 2) await expect.poll(() => queuedOnDevice(later)).toEqual([]);
      await later.close();
    }
    expect(heard).toHaveLength(1);
    expect(await storedRequests(answers.name)).toHaveLength(1);
  });
}

test('while the page that took a request is open it sends, and the worker waits for it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const heard = listenTo(context);
  const answers = someAnswers();
  const reference = await submitOffline(page, context, answers);
  await dispatchSync(page, context, development.english);
  await context.setOffline(false);
  const form = new PrivacyForm(page);
  await expect(form.delivery(form.words.received(reference))).toBeVisible();
  expect(heard).toEqual([{ status: 201, by: 'page', type: 'application/json' }]);
  await dispatchSync(page, context, development.english);
  await expect.poll(() => queuedOnDevice(page)).toEqual([]);
  expect(heard).toHaveLength(1);
  expect(await storedRequests(answers.name)).toMatchObject([{ reference }]);
});

test('a page that is open hears at once of what the worker sent for another one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const heard = listenTo(context);
  // A device that has sent before: its pages listen.
  const first = await openForm(page);
  await first.fill(someAnswers());
  await first.passCheck();
  await first.submitButton.click();
  await expect(first.delivery(first.words.received(await first.reference()))).toBeVisible();
  const reader = await context.newPage();
  await reader.goto(`${development.english}${paths.eng['legal-notices']}`);
  await hydrated(reader);

  const answers = someAnswers();
  const reference = await submitOffline(page, context, answers);
  await page.close();
  await context.setOffline(false);
  const notice = reader.getByRole('region', { name: first.words.notice });
  await expect(notice).toContainText(reference, { timeout: 20_000 });
  expect(heard.map(({ by }) => by)).toEqual(['page', 'worker']);
  // 200 where what the closing page sent had arrived, and only its answer had not: it is stored once all the same.
  expect([200, 201]).toContain(heard[1]?.status);
  expect(await storedRequests(answers.name)).toHaveLength(1);
});
