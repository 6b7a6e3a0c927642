import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { queuedOnDevice, waitingOnDevice } from '../support/device-queue.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { killBrowser } from '../support/killed-browser.ts';
import {
  type Answers,
  customerLabels,
  formLanguages,
  formUrl,
  openForm,
  PrivacyForm,
  someAddress,
  someAnswers,
  storedRequests,
  submitCall,
  test,
  watchSubmits,
} from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/** Everything that this origin keeps in the browser, as text. */
async function keptOnDevice(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(await settled(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const cache of await caches.keys()) kept.push(await (await caches.open(cache)).keys());
    return JSON.stringify(kept);
  });
}

/** Fills the form in and submits it without a network. Returns the reference that the page will show. */
async function submitOffline(page: Page, context: BrowserContext, answers: Answers): Promise<string> {
  const form = await openForm(page);
  await form.fill(answers);
  await form.passCheck();
  await context.setOffline(true);
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  const [record] = await queuedOnDevice(page);
  return referenceOf(record?.id ?? '');
}

const noNetwork = /Failed to load resource/;

test('a request made without a network is sent as soon as there is one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const answers = someAnswers();
  const reference = await submitOffline(page, context, answers);
  const form = new PrivacyForm(page);
  await expect(form.delivery(form.words.sending)).toBeVisible();
  expect(await storedRequests(answers.name)).toEqual([]);
  await context.setOffline(false);
  await expect(form.delivery(form.words.received(reference))).toBeVisible();
  expect(await storedRequests(answers.name)).toMatchObject([{ reference }]);
  await expect.poll(() => queuedOnDevice(page)).toEqual([]);
});

for (const language of formLanguages) {
  test(`until it is received a request has no number, and the page says where it is, in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    const answers = someAnswers();
    const form = await openForm(page, language);
    await form.fill(answers);
    await form.passCheck();
    await context.setOffline(true);
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    await expect(page.getByText(form.words.waitsHere)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/[0-9A-F]{4}-[0-9A-F]{4}/);
    await expect(main.getByRole('term')).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: form.words.saveCopy }).click();
    const copy = await readFile(await (await saving).path(), 'utf8');
    for (const name of Object.keys(answers) as (keyof Answers)[]) {
      expect(copy).toContain(`${form.words[name]}: ${answers[name]}`);
    }
    expect(copy).toContain(`${form.words.requestType}: ${form.words.requestTypes[0]}`);
    expect(copy).toContain(`${form.words.customers}: ${customerLabels[0]}`);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: form.words.receipt })).toBeVisible();
    await expect(page.getByText(form.words.waitsHere)).toHaveCount(0);
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  });
}

test('nothing that was typed can be read on the device while a request waits', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const answers = someAnswers();
  await submitOffline(page, context, answers);
  expect(await queuedOnDevice(page)).toMatchObject([{ state: 'queued' }]);
  const kept = await keptOnDevice(page);
  expect(kept).toContain('"ct"');
  for (const text of [...Object.values(answers), 'Right to Know']) {
    expect(kept).not.toContain(text);
    expect(kept).not.toContain(Buffer.from(text).toString('base64url').slice(0, -2));
  }
});

test('a request that waited is sent by any later page, once, and leaves the device', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const answers = someAnswers();
  const reference = await submitOffline(page, context, answers);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  const submits = watchSubmits(later);
  await later.goto(`${development.english}${paths.eng['legal-notices']}`);
  await hydrated(later);
  // The device forgets what has been sent: then it is asked once, by a command that takes its time, what was stored.
  await expect.poll(() => queuedOnDevice(later)).toEqual([]);
  expect(await storedRequests(answers.name)).toMatchObject([{ reference, content: answers }]);
  expect(submits).toHaveLength(1);
  const [sealed] = submits;
  expect(await sealed?.headerValue('content-type')).toBe('application/vnd.site.sealed+json');
  expect(sealed?.postData()).not.toContain(answers.name);
  await expect(later.getByText(answers.name)).toHaveCount(0);
  // Whoever left before the answer came has no number yet.
  const notice = later.getByRole('region', { name: new PrivacyForm(later).words.notice });
  await expect(notice.getByText(reference)).toBeVisible();
});

test('a request survives a browser that is killed, and is stored once', async ({ playwright }) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-profile-'));
  const start = () =>
    playwright.chromium.launchPersistentContext(folder, {
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    });
  try {
    const answers = someAnswers();
    const first = await start();
    const reference = await submitOffline(await first.newPage(), first, answers);
    await killBrowser(first, folder);
    expect(await storedRequests(answers.name)).toEqual([]);

    const second = await start();
    const page = await second.newPage();
    await page.goto(formUrl('eng'));
    await hydrated(page);
    await expect.poll(() => waitingOnDevice(page)).toEqual([]);
    expect(await storedRequests(answers.name)).toMatchObject([{ reference, content: answers }]);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an answer that got lost is asked for again by a later page, and the request is stored once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noNetwork);
  const answers = someAnswers();
  const form = await openForm(page);
  await form.fill(answers);
  await form.passCheck();
  // The server stores it; the browser never hears of that.
  await page.route(`**${submitCall}`, async (route) => {
    const request = route.request();
    await page.request.post(submitCall, {
      headers: { ...(await request.allHeaders()), 'sec-fetch-site': 'same-origin' },
      data: request.postDataBuffer(),
    });
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(submitCall));
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await lost;
  expect(await storedRequests(answers.name)).toHaveLength(1);
  await page.close();
  const later = await context.newPage();
  const replied = later.waitForResponse(`**${submitCall}`);
  await later.goto(formUrl('eng'));
  await hydrated(later);
  const reply = await replied;
  expect(reply.status()).toBe(200);
  expect(reply.headers()['idempotent-replayed']).toBe('true');
  await expect.poll(() => queuedOnDevice(later)).toEqual([]);
  expect(await storedRequests(answers.name)).toHaveLength(1);
});

test('two open pages send a waiting request once between them', async ({ page, context, complaints }) => {
  complaints.allow(noNetwork);
  const answers = someAnswers();
  const other = await context.newPage();
  await other.goto(formUrl('eng'));
  const reference = await submitOffline(page, context, answers);
  const delivered: number[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === submitCall) delivered.push(response.status());
  });
  await context.setOffline(false);
  await other.reload();
  await hydrated(other);
  const form = new PrivacyForm(page);
  await expect(form.delivery(form.words.received(reference))).toBeVisible();
  await expect.poll(() => queuedOnDevice(other)).toEqual([]);
  // What one page tells may come before word of the other one's answer.
  await expect.poll(() => delivered).toEqual([201]);
  expect(await storedRequests(answers.name)).toHaveLength(1);
});

test('two forms in two pages are two requests', async ({ page, context }) => {
  const [mine, yours] = [someAnswers(), someAnswers()];
  const other = await context.newPage();
  for (const [tab, answers] of [
    [page, mine],
    [other, yours],
  ] as const) {
    const form = await openForm(tab);
    await form.fill(answers);
    await form.passCheck();
  }
  await Promise.all([page, other].map((tab) => new PrivacyForm(tab).submitButton.press('Enter')));
  for (const [tab, answers] of [
    [page, mine],
    [other, yours],
  ] as const) {
    const form = new PrivacyForm(tab);
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
    expect(await storedRequests(answers.name)).toHaveLength(1);
  }
});

for (const language of formLanguages) {
  test(`a refusal for good is told in ${language}, and the form comes back filled in`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    await page.route(`**${submitCall}`, (route) =>
      route.fulfill({ status: 400, json: { status: 400, error: 'invalid' } }),
    );
    const form = await openForm(page, language);
    const answers = someAnswers();
    await form.fill(answers);
    await form.passCheck();
    await form.submitButton.click();
    const notice = page.getByRole('alert').filter({ hasText: form.words.refused });
    await expect(notice).toBeFocused();
    await expect(form.success).toHaveCount(0);
    for (const [name, value] of Object.entries(answers)) {
      await expect(form.field(name as keyof Answers)).toHaveValue(value);
    }
    await expect(form.list('requestType')).toHaveValue('Right to Know');
    await expect(form.needs(1)).toBeVisible();
    await expect.poll(() => queuedOnDevice(page)).toEqual([]);
    expect(await storedRequests(answers.name)).toEqual([]);

    await page.unroute(`**${submitCall}`);
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
    expect(await storedRequests(answers.name)).toHaveLength(1);
  });

  test(`a request that was refused after its page was closed is told of on a later one in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    const form = await openForm(page, language);
    await form.fill(someAnswers());
    await form.passCheck();
    await context.setOffline(true);
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    await page.close();
    await context.setOffline(false);

    const later = await context.newPage();
    await later.route(`**${submitCall}`, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
    const origin = language === 'eng' ? development.english : development.spanish;
    await later.goto(`${origin}${paths[language]['legal-notices']}`);
    await hydrated(later);
    const notice = later.getByRole('region', { name: form.words.notice });
    await expect(notice.getByText(form.words.refusedLater)).toBeVisible();
    expect(await queuedOnDevice(later)).toMatchObject([{ state: 'refused' }]);
    await expect(notice.getByRole('link', { name: form.words.formAgain })).toHaveAttribute(
      'href',
      paths[language]['data-privacy'] ?? '',
    );
    await notice.getByRole('button', { name: form.words.dismiss }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => queuedOnDevice(later)).toEqual([]);
  });

  test(`after ten seconds without an answer the page explains in ${language}`, async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**${submitCall}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    const form = await openForm(page, language);
    await form.fill(someAnswers());
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    await page.clock.fastForward('00:11');
    await expect(form.delivery(form.words.slow)).toBeVisible();
    await expect(form.success).toBeVisible();
    letGo();
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  });
}

test('an id that the server knows with other content goes on under a new one', async ({
  page,
  complaints,
}) => {
  complaints.allow(noNetwork);
  complaints.allow(/is known with other content; it goes on under a new id/);
  await page.route(
    `**${submitCall}`,
    (route) => route.fulfill({ status: 409, json: { status: 409, error: 'conflict' } }),
    { times: 1 },
  );
  const form = await openForm(page);
  const submits = watchSubmits(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Received, reference/ })).toBeVisible();
  const keys = await Promise.all(submits.map((request) => request.headerValue('idempotency-key')));
  expect(new Set(keys).size).toBe(2);
  expect(await storedRequests(answers.name)).toMatchObject([
    { id: keys[1], reference: await form.reference() },
  ]);
  await expect.poll(() => queuedOnDevice(page)).toEqual([]);
});

test('a browser that keeps nothing submits all the same, and asks to stay until the request has arrived', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is switched off.', 'SecurityError');
    };
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${submitCall}`, async (route) => {
    await held;
    await route.continue();
  });
  const form = await openForm(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect(form.delivery(form.words.keepOpen)).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  letGo();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  expect(await storedRequests(answers.name)).toHaveLength(1);
  // Nothing holds the visitor any more.
  await page.goto('about:blank');
});
