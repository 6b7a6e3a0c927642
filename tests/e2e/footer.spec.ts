import type { Locator, Page } from '@playwright/test';
import { brand } from '#brand';
import { documentPath, documents } from '#site/documents.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { english, spanish } = development;

const footer = (page: Page) => page.getByRole('contentinfo');

/** Name and target of every link in the footer, in order. */
const links = (page: Page): Promise<[string, string][]> =>
  footer(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    );

test('the English footer links exactly what it should', async ({ page }) => {
  await page.goto(`${english}${paths.eng.locations}`, { waitUntil: 'domcontentloaded' });
  expect(await links(page)).toEqual([
    ['Locations', paths.eng.locations],
    ['Sell to Us', paths.eng['sell-to-us']],
    ['What We Buy', paths.eng['what-we-buy']],
    ['Scrap Prices', paths.eng['scrap-prices']],
    ['What to Bring', paths.eng['what-to-bring']],
    ['Find a Part', paths.eng['vehicle-inventory']],
    ['How Recycling Works', paths.eng['how-recycling-works']],
    ['Frequently Asked Questions', paths.eng['frequently-asked-questions']],
    ['Contacts', paths.eng.contacts],
    ['Company', paths.eng.company],
    ['Management', paths.eng.management],
    ['History', paths.eng.history],
    ['Culture', paths.eng.culture],
    ['Careers', paths.eng.careers],
    ['Investors', paths.eng.investors],
    ['Stock Information', paths.eng['stock-information']],
    ['News Releases', paths.eng['news-releases']],
    ['Investor Materials', `${paths.eng.investors}#investorMaterials`],
    ['Sustainability', paths.eng.sustainability],
    ['Sustainability Reports', `${paths.eng.sustainability}#Reports`],
    ['Ethics & Code of Conduct', paths.eng.ethics],
    ['Legal Notices', paths.eng['legal-notices']],
    ['Privacy Notice', `${paths.eng['legal-notices']}#privacy`],
    ['Site Map', paths.eng.sitemap],
    ['Accessibility', paths.eng.accessibility],
    ['Something wrong with this page?', paths.eng['page-problem']],
    brand.outside.professionalNetwork === null
      ? ['Follow Us', paths.eng['follow-us']]
      : ['Professional network (opens in a new tab)', brand.outside.professionalNetwork],
    brand.outside.videoChannel === null
      ? ['Videos', paths.eng.videos]
      : ['Video channel (opens in a new tab)', brand.outside.videoChannel],
    ['Job board (opens in a new tab)', brand.outside.jobBoard ?? paths.eng['careers-openings']],
    [
      `2024 sustainability report (PDF, ${documents.report.kilobytes.eng} kB, English)`,
      documentPath('report', 'eng'),
    ],
    [`2024 ESG data (PDF, ${documents.esg.kilobytes.eng} kB, English)`, documentPath('esg', 'eng')],
  ]);
});

test('the two documents of the English footer are real PDF files', async ({ request }) => {
  for (const path of [documentPath('report', 'eng'), documentPath('esg', 'eng')]) {
    const answer = await request.get(`${english}${path}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the Spanish footer links exactly what it should', async ({ page }) => {
  await page.goto(`${spanish}${paths.es.locations}`, { waitUntil: 'domcontentloaded' });
  expect(await links(page)).toEqual([
    ['Instalaciones', paths.es.locations],
    ['Véndanos su chatarra', paths.es['sell-to-us']],
    ['Materiales que compramos', paths.es['what-we-buy']],
    ['Precios de la chatarra', paths.es['scrap-prices']],
    ['Qué traer', paths.es['what-to-bring']],
    ['Buscar una pieza', paths.es['vehicle-inventory']],
    ['Cómo funciona el reciclaje', paths.es['how-recycling-works']],
    ['Preguntas frecuentes', paths.es['frequently-asked-questions']],
    ['Contactos', paths.es.contacts],
    ['Compañía', paths.es.company],
    ['Cultura', paths.es.culture],
    ['Carreras', paths.es.careers],
    ['Ética y código de conducta', paths.es.ethics],
    ['Avisos legales', paths.es['legal-notices']],
    ['Aviso de privacidad', `${paths.es['legal-notices']}#privacidad`],
    ['Mapa del sitio', paths.es.sitemap],
    ['Comunicados de prensa', paths.es['news-releases']],
    ['Inversionistas', paths.es.investors],
    ['Sostenibilidad', paths.es.sustainability],
    ['Solicitud de privacidad de datos', paths.es['data-privacy']],
    ['Accesibilidad', paths.es.accessibility],
    ['¿Algo falla en esta página?', paths.es['page-problem']],
  ]);
});

test('each footer has both buttons for privacy, the address and the current year', async ({ page }) => {
  for (const [url, buttons] of [
    [`${english}/`, ['Cookie Preferences', 'Your Privacy Choices']],
    [`${spanish}/`, ['Preferencias de cookies', 'Sus opciones de privacidad']],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(footer(page).getByRole('button')).toHaveText([...buttons]);
    await expect(footer(page)).toContainText('Portland, Oregon');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${brand.legalName}`);
  }
});

test('on a phone the footer has two columns, is no higher than a screen and opens with the privacy choices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [url, choices] of [
    [`${english}/`, 'Your Privacy Choices'],
    [`${spanish}${paths.es.locations}`, 'Sus opciones de privacidad'],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect((await footer(page).boundingBox())?.height, url).toBeLessThanOrEqual(900);
    const lefts = await footer(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)));
    expect(new Set(lefts).size, url).toBe(2);
    const top = async (each: Locator) => (await each.boundingBox())?.y ?? Number.NaN;
    const firstGroup = footer(page).getByRole('heading', { level: 2 }).first();
    expect(await top(footer(page).getByRole('button', { name: choices }))).toBeLessThan(
      await top(firstGroup),
    );
  }
});

test('the copyright year is that of the visit, even if the page was made in another', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00-07:00'));
  for (const url of [`${english}${paths.eng.company}`, `${spanish}${paths.es.company}`]) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(footer(page)).toContainText(`© 2031 ${brand.legalName}`);
  }
});

test('what opens a new tab says so, shares nothing with it and arrives', async ({ page }) => {
  await page.goto(`${english}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const board = footer(page).getByRole('link', { name: 'Job board (opens in a new tab)' });
  await expect(board).toHaveAttribute('target', '_blank');
  expect(await footer(page).locator('a[target]').count()).toBe(
    await footer(page).getByRole('link', { name: '(opens in a new tab)' }).count(),
  );
  const opened = page.waitForEvent('popup');
  await board.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('the footer keeps its links and their order on every kind of page', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of [
    '/',
    paths.eng.locations,
    paths.eng['data-privacy'],
    `${paths.eng.search}?s=x`,
    paths.eng['stock-information'],
  ]) {
    await page.goto(`${english}${path}`, { waitUntil: 'domcontentloaded' });
    seen.add(JSON.stringify(await links(page)));
  }
  expect([...seen]).toHaveLength(1);
});

test('the colour scheme that is chosen holds on the next page and from its first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${english}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await footer(page).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto(`${english}${paths.eng.locations}`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.waitForLoadState('domcontentloaded');
  expect(await ground()).toBe(dark);
  await hydrated(page);
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await footer(page).getByRole('radio', { name: 'System' }).check();
  await expect.poll(ground).toBe(light);
});
