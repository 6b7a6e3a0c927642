import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const searches = [
  {
    language: 'English',
    address: `${development.english}${paths.eng.search}`,
    label: 'What are you looking for?',
    typed: 'delete my data',
    first: 'Data Privacy Request',
    count: /^\d+ results? for “delete my data”$/,
  },
  {
    language: 'Spanish',
    address: `${development.spanish}${paths.es.search}`,
    label: '¿Qué busca?',
    typed: 'borrar mis datos',
    first: 'Solicitud de privacidad de datos',
    count: /^\d+ resultados? (de|para) “borrar mis datos”$/,
  },
] as const;

const results = (page: Page) => page.locator('#main ol a');
const said = (page: Page) => page.locator('#main [role=status]');

/** The questions that the page asks the server from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(searchParams.get('s') ?? '');
  });
  return asked;
}

for (const { language, address, label, typed, first, count } of searches) {
  test(`${language}: the list follows what is typed by keyboard, and its count is said once`, async ({
    page,
  }) => {
    await page.goto(address);
    const box = page.getByLabel(label);
    await box.focus();
    await hydrated(page);
    const asked = questionsOf(page);
    await page.keyboard.type(typed, { delay: 40 });
    await expect(results(page).first()).toHaveText(first);
    await expect(said(page)).toHaveText(count);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(count);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/\(\d+\)$/);
    // Nothing was typed over, the hand stays where it is, and the address can be shared.
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();
    expect(new URL(page.url()).searchParams.get('s')).toBe(typed);
    // A pause asks, not every letter.
    expect(asked.length).toBeLessThanOrEqual(3);
    // The first result is the next stop but one: the button stands between.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(results(page).first()).toBeFocused();
  });

  test(`${language}: the first result stands in the first screen`, async ({ page }) => {
    const { pathname } = new URL(address);
    const origin = language === 'English' ? production.englishOrigin : production.spanishOrigin;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}${pathname}?s=${encodeURIComponent(typed)}`);
    const box = await results(page).first().boundingBox();
    expect(box?.y).toBeLessThan(500);
  });
}

test('what is typed takes the place of the address, Enter adds one, and Back returns to the question before', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng.search}?s=brass`);
  await hydrated(page);
  const box = page.getByLabel('What are you looking for?');
  await box.fill('rebar');
  await expect(page).toHaveURL(/\?s=rebar$/);
  await box.fill('dividend');
  await expect(page).toHaveURL(/\?s=dividend$/);
  await box.fill('careers');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?s=careers$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?s=dividend$/);
  await expect(box).toHaveValue('dividend');
  await expect(said(page)).toHaveText(/“dividend”/);
});

test('Enter for what is listed already says the count again, and asks nobody', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  const box = page.getByLabel('What are you looking for?');
  await box.fill('rebar');
  await expect(said(page)).toHaveText(/results? for “rebar”/);
  const before = await said(page).textContent();
  const asked = questionsOf(page);
  await box.press('Enter');
  await expect.poll(() => said(page).textContent()).not.toBe(before);
  await expect(said(page)).toHaveText(/results? for “rebar”/);
  await expect(box).toBeFocused();
  expect(asked).toEqual([]);
});

test('an answer that was overtaken is never shown', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search.data?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('s') === 'copper') await held;
    await route.continue().catch(() => undefined);
  });
  const box = page.getByLabel('What are you looking for?');
  const slow = page.waitForRequest(/s=copper/);
  await box.fill('copper');
  await slow;
  await box.fill('rebar');
  await expect(said(page)).toHaveText(/“rebar”/);
  release();
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('“rebar”');
  await expect(box).toHaveValue('rebar');
});

test('no letter is lost that was typed before, while and after the page is taken over', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}`, { waitUntil: 'commit' });
  const box = page.getByLabel('What are you looking for?');
  await box.focus();
  await page.keyboard.type('sell my car for cash', { delay: 30 });
  await expect(box).toHaveValue('sell my car for cash');
  await hydrated(page);
  await expect(page).toHaveURL(/s=sell\+my\+car\+for\+cash$/);
  await expect(box).toHaveValue('sell my car for cash');
  await expect(results(page).first()).toHaveText('Vehicle Recycling');
});

test('a field that is emptied brings the beginning back', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=brass`);
  await hydrated(page);
  await page.getByLabel('What are you looking for?').fill('');
  await expect(page.locator('#often-asked')).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await expect(said(page)).toHaveText('');
});

test('a server that is busy is told on the page, which stays and can ask again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  const box = page.getByLabel('What are you looking for?');
  await page.route('**/search.data?*', (route) =>
    route.fulfill({ status: 503, body: '<p>busy</p>', contentType: 'text/html' }),
  );
  await box.fill('rebar');
  await expect(said(page)).toHaveText('The search does not answer at the moment.');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'The search does not answer at the moment.',
  );
  await expect(box).toHaveValue('rebar');
  await page.unroute('**/search.data?*');
  await box.press('Enter');
  await expect(said(page)).toHaveText(/results? for “rebar”/);
  await expect(box).toBeFocused();
});

test('documents form a group of their own behind the pages, with their number', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=annual report`);
  const groups = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(groups.at(-1)).toMatch(/^Documents \(\d+\)$/);
  expect(groups.findIndex((name) => /^Pages \(\d+\)$/.test(name))).toBe(0);
  await page.locator('#main ol[aria-labelledby=results-document] a').first().click();
  await expect(page).toHaveURL(/sec-filings\?form=10-K&year=\d{4}$/);
});
