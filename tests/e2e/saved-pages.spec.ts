import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { addressOf, paths, visitedPages } from '../support/site-pages.ts';

test.use({ serviceWorkers: 'allow' });

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    yard: addressOf('eng', 'yard', 'tacoma'),
    list: paths.eng.locations,
    bring: paths.eng['what-to-bring'],
    other: paths.eng.contacts,
    search: `${paths.eng['location-search']}?zip=97477`,
    saved: paths.eng['saved-pages'],
    banner: 'No connection',
    note: /This page was saved on \w+ \d+, \d{4}.* Prices and hours may have changed since\./,
    missing: /the page that you asked for is not saved on this device/,
    open: /Open now|Closed now/,
    board: /Board of \w+ \d+, \d{4}/,
    remove: 'Remove all saved pages',
    none: /Nothing is saved on this device yet/,
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    yard: addressOf('es', 'yard', 'tacoma'),
    list: paths.es.locations,
    bring: paths.es['what-to-bring'],
    other: paths.es.contacts,
    search: `${paths.es['location-search']}?zip=97477`,
    saved: paths.es['saved-pages'],
    banner: 'Sin conexión',
    note: /Esta página se guardó el \d+ de \w+ de \d{4}.* Es posible que los precios y los horarios/,
    missing: /la página que pidió no está guardada en este dispositivo/,
    open: /Abierto ahora|Cerrado ahora/,
    board: /\d+ de \w+ de \d{4}/,
    remove: 'Borrar todas las páginas guardadas',
    none: /Todavía no hay nada guardado/,
  },
];

const savedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const store = await caches.open('saved-pages');
    return (await store.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** Opens a page that is kept, and waits until the device has it. */
async function visit(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect.poll(() => savedPaths(page), { timeout: 15_000 }).toContain(path);
}

/** What a browser prints where it reaches nothing. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/;

/** Takes the network away, from the pages and from the worker. */
const cutOff = (context: BrowserContext) => context.setOffline(true);

for (const each of both) {
  const { language, origin, yard, list, bring } = each;

  test(`in ${language} a yard, the list of yards and what to bring can be read without a signal after one visit`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    await visit(page, origin, yard);
    await expect(page.getByRole('region', { name: each.banner })).toHaveCount(0);
    await expect(page.getByText(each.open).first()).toBeVisible();
    await cutOff(context);

    await page.goto(origin + yard);
    const banner = page.getByRole('region', { name: each.banner });
    await expect(banner).toContainText(each.note);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tacoma');
    // A price keeps its day; what only a clock knows is not said.
    await expect(page.getByText(each.board).first()).toBeVisible();
    await expect(page.getByText(each.open).first()).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);

    // The menus work without React.
    await expect(page.locator('html[data-served]')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.locator('#nav-toggle');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    await page.goto(origin + list);
    await expect(banner).toBeVisible();
    await expect(page.locator('main a[href*="tacoma"]').first()).toBeVisible();
    await page.goto(origin + bring);
    await expect(banner).toBeVisible();
  });

  test(`in ${language} a page that is not saved says so without a signal, and shows which are`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    await visit(page, origin, yard);
    await cutOff(context);
    await page.goto(origin + each.other);
    await expect(page.getByRole('region', { name: each.banner })).toContainText(each.missing);
    await expect(page.locator('main li a')).toHaveCount(3);
    await expect(page.locator('main li').first()).toContainText(/Tacoma.*\d{4}/);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('main li a').first().click();
    await expect(page).toHaveURL(origin + yard);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tacoma');
  });

  test(`in ${language} what is saved is listed, removed by one button, and never a question`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(noNetwork);
    await visit(page, origin, yard);
    await page.goto(origin + each.search);
    await page.waitForFunction(() => document.documentElement.dataset.served === '');
    await page.goto(origin + each.saved);
    await expect(page.locator('main li a')).toHaveCount(3);
    const texts = await page.evaluate(async () => {
      const store = await caches.open('saved-pages');
      const keys = await store.keys();
      return [
        ...keys.map(({ url }) => url),
        ...(await Promise.all(keys.map(async (key) => (await store.match(key))?.text() ?? ''))),
      ];
    });
    expect(texts.join('\n')).not.toContain('97477');

    await page.getByRole('button', { name: each.remove }).click();
    await expect(page.getByText(each.none)).toBeVisible();
    await expect(page.getByRole('button', { name: each.remove })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await cutOff(context);
    await expect(page.goto(origin + yard)).rejects.toThrow();
  });
}

test('with a signal a page always comes from the server, also after it was saved', async ({ page }) => {
  const { origin, yard } = both[0] ?? { origin: '', yard: '' };
  await visit(page, origin, yard);
  const answer = await page.goto(origin + yard);
  expect(answer?.headers()['x-saved-at']).toBeUndefined();
  await expect(page.locator('html[data-saved]')).toHaveCount(0);
});

test('every page that is kept can say that it is a copy, and can be installed', async ({ page }) => {
  const keptPages = visitedPages.filter(({ entry }) => entry.kept);
  expect(keptPages.length).toBeGreaterThanOrEqual(12);
  for (const { path, url } of keptPages) {
    await page.goto(url, { waitUntil: 'commit' });
    const html = await page.evaluate(async () => (await fetch(location.href)).text());
    expect(html, path).toContain('<div hidden="" data-saved-note="">');
    expect(html, path).toMatch(/<html [^>]*data-keeps="\/[\w-]+ \/[\w-]+ \/[\w/-]+"/);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const answer = await fetch(link?.href ?? '');
      return { type: answer.headers.get('content-type'), content: await answer.json() };
    });
    expect(manifest.type).toMatch(/^application\/manifest\+json/);
    expect(manifest.content).toMatchObject({ scope: '/', display: 'minimal-ui' });
  }
});
