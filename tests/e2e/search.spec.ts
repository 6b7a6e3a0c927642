import { brand } from '#brand';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { markupDangers } from '../support/markup-dangers.ts';
import { scriptInjections } from '../support/script-injections.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const results = '#main ol a';

test('the search finds pages, materials, questions and news, in groups', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=copper`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('“copper”');
  await expect(page.getByRole('heading', { level: 3, name: 'Materials' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Pages' })).toBeVisible();
  await page.goto(`${development.english}${paths.eng.search}?s=dividend`);
  await expect(page.getByRole('heading', { level: 3, name: 'News' })).toBeVisible();
  await page.goto(`${development.english}${paths.eng.search}?s=core charge`);
  await expect(page.getByRole('heading', { level: 3, name: 'Questions' })).toBeVisible();
});

for (const [query, path] of [
  ['compania', paths.es.company],
  ['COMPAÑÍA', paths.es.company],
  ['yonke', paths.es['service-lines']],
  ['boiler', paths.es['what-we-buy']],
  ['acumuladores', paths.es['what-we-buy']],
  ['reciclage', ''],
] as const) {
  test(`the Spanish search understands ${query}`, async ({ page }) => {
    await page.goto(`${development.spanish}${paths.es.search}?s=${encodeURIComponent(query)}`);
    const addresses = await page
      .locator(results)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.some((address) => address?.startsWith(path))).toBe(true);
  });
}

test('a page that only a server can write is described in the results by what it says of itself', async ({
  page,
}) => {
  for (const [origin, path, query, first] of [
    [
      development.english,
      paths.eng.search,
      'delete my data',
      /what you would like us to do with your personal/,
    ],
    [development.spanish, paths.es.search, 'precio del cobre', /Un mismo metal en todos nuestros centros/],
  ] as const) {
    await page.goto(`${origin}${path}?s=${encodeURIComponent(query)}`);
    await expect(page.locator('#main ol > li').first()).toContainText(first);
  }
});

test('a result leads to the passage that answers, and the focus goes there', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=what is a core charge`);
  await hydrated(page);
  await page.locator(results).first().click();
  await expect(page).toHaveURL(/frequently-asked-questions#core$/);
  await expect(page.locator('#core')).toBeInViewport();
});

test('what was asked for is shown as text, marked in the results, and keeps its place in the box', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng.search}?s=brass`);
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('brass');
  await expect(page.locator('#main mark').first()).toHaveText(/brass/i);
});

for (const query of ['<script>alert(1)</script>', '"); DROP TABLE', '%E0%A4%A', 'a'.repeat(3000)]) {
  test(`${query.slice(0, 24)} is text and breaks nothing`, async ({ page }) => {
    const answer = await page.goto(
      `${development.english}${paths.eng.search}?s=${encodeURIComponent(query)}`,
    );
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search this site');
    expect(await page.evaluate(() => document.querySelector('#main script'))).toBeNull();
  });
}

test('no script gets into the page by what was asked for, as the server sends it', async ({
  page,
  request,
}) => {
  test.slow();
  expect(scriptInjections.length).toBeGreaterThanOrEqual(200);
  // Read in an empty page, which has no policy of its own that the foreign pages could break.
  const places = [`${development.english}${paths.eng.search}`, `${development.english}${paths.es.search}`];
  for (const [index, query] of scriptInjections.entries()) {
    const answer = await request.get(`${places[index % 2]}?s=${encodeURIComponent(query)}`);
    expect(answer.status(), query).toBe(200);
    const html = await answer.text();
    if (/<[a-z/!]/i.test(query)) expect(html.includes(query), query).toBe(false);
    expect(await page.evaluate(markupDangers, html), query).toEqual([]);
  }
});

test('no script gets into the page by what was asked for on the page itself', async ({ page }) => {
  test.slow();
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  const box = page.getByLabel('What are you looking for?');
  for (const query of scriptInjections.filter((text) => !/[\n\t\0]/.test(text)).slice(0, 40)) {
    await box.fill(query);
    await box.press('Enter');
    await page.waitForFunction(
      (asked) => new URL(location.href).searchParams.get('s')?.trim() === asked,
      query.trim(),
    );
    await expect(page.locator('#results')).toContainText(asShown(query).trim().slice(0, 200));
    expect(await page.evaluate(markupDangers, undefined), query).toEqual([]);
    expect(await page.evaluate(() => 'hurt' in window), query).toBe(false);
  }
});

/** Lingui reads escapes in a finished sentence, so a typed \u0022 is shown as the sign it stands for: still as text. */
const asShown = (text: string): string =>
  text.replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, four: string, two: string) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  );

test('nothing found says so and offers ways on', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=zzzyyyxxx`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Nothing found for “zzzyyyxxx”');
  await expect(page.locator('#main').getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: 'site map' })).toBeVisible();
});

test('an empty search offers examples that find something', async ({ page }) => {
  await page.goto(`${development.spanish}${paths.es.search}`);
  const examples = await page
    .locator('#main ul[aria-labelledby=often-asked] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(examples.length).toBeGreaterThan(3);
  for (const address of examples) {
    await page.goto(address);
    expect(await page.locator(results).count(), address).toBeGreaterThan(0);
  }
});

test('an example that is followed takes the focus to what it found, and nothing says it beside', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  await page.locator('#main ul[aria-labelledby=often-asked] a').first().press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.locator('#main [role=status]')).toHaveText('');
});

test('a new search on the page is announced once, and the focus stays', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}`);
  await hydrated(page);
  const box = page.getByLabel('What are you looking for?');
  await expect(page.locator('#main [role=status]')).toHaveCount(1);
  await box.fill('rebar');
  await box.press('Enter');
  await expect(page.locator('#main [role=status]')).toHaveText(/results? for “rebar”/);
  await expect(page).toHaveURL(/\/search\?s=rebar$/);
});

test('answers are kept out of search engines, the search page is not', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.search}?s=brass`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto(`${development.english}${paths.eng.search}`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search works as a plain form', async ({ page }) => {
    await page.goto(`${development.spanish}${paths.es.search}`);
    await page.getByLabel('¿Qué busca?').fill('cobre');
    await page.locator('#main form').getByRole('button').click();
    await expect(page).toHaveURL(/\/buscar\?s=cobre$/);
    // The address is new before the answer has come whole.
    await expect.poll(() => page.locator(results).count()).toBeGreaterThan(2);
  });
});
