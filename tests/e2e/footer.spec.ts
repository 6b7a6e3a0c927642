import type { Page } from '@playwright/test';
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
  await page.goto(`${english}/locations`, { waitUntil: 'domcontentloaded' });
  expect(await links(page)).toEqual([
    ['Contacts', '/company/contacts'],
    ['Company', '/company'],
    ['Management', `/company/about-${brand.slug}/management`],
    ['History', `/company/about-${brand.slug}/history`],
    ['Culture', `/company/about-${brand.slug}/culture`],
    ['Careers', '/company/careers'],
    ['Investors', '/company/investors'],
    ['Stock Information', '/company/investors/stock-information'],
    ['News Releases', '/company/investors/news-releases'],
    ['Investor Materials', '/company/investors#investorMaterials'],
    ['Sustainability', '/company/sustainability'],
    ['Sustainability Reports', '/company/sustainability#Reports'],
    ['Ethics & Code of Conduct', `/company/about-${brand.slug}/ethics`],
    ['Legal Notices', '/legal-notices'],
    ['Privacy Notice', '/legal-notices#privacy'],
    ['Site Map', '/sitemap'],
    ['Accessibility', '/accessibility'],
    brand.outside.professionalNetwork === null
      ? ['Follow Us', '/company/follow-us']
      : ['Professional network (opens in a new tab)', brand.outside.professionalNetwork],
    brand.outside.videoChannel === null
      ? ['Videos', '/company/video-library']
      : ['Video channel (opens in a new tab)', brand.outside.videoChannel],
    ['Job board (opens in a new tab)', brand.outside.jobBoard ?? '/company/careers/openings'],
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
  await page.goto(`${spanish}/instalaciones`, { waitUntil: 'domcontentloaded' });
  expect(await links(page)).toEqual([
    ['Contactos', '/compania/contactos'],
    ['Compañía', '/compania'],
    ['Cultura', '/compania/cultura'],
    ['Carreras', '/compania/carreras'],
    ['Ética y código de conducta', '/compania/etica'],
    ['Avisos legales', '/avisos-legales'],
    ['Aviso de privacidad', '/avisos-legales#privacidad'],
    ['Mapa del sitio', '/mapa-del-sitio'],
    ['Comunicados de prensa', paths.es['news-releases']],
    ['Inversionistas', paths.es.investors],
    ['Sostenibilidad', paths.es.sustainability],
    ['Solicitud de privacidad de datos', paths.es['data-privacy']],
    ['Accesibilidad', paths.es.accessibility],
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

test('the copyright year is that of the visit, even if the page was made in another', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00-07:00'));
  for (const url of [`${english}/company`, `${spanish}/compania`]) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(footer(page)).toContainText(`© 2031 ${brand.legalName}`);
  }
});

test('what opens a new tab says so, shares nothing with it and arrives', async ({ page }) => {
  await page.goto(`${english}/company`, { waitUntil: 'domcontentloaded' });
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
  for (const path of ['/', '/locations', '/data-privacy', '/search?s=x', paths.eng['stock-information']]) {
    await page.goto(`${english}${path}`, { waitUntil: 'domcontentloaded' });
    seen.add(JSON.stringify(await links(page)));
  }
  expect([...seen]).toHaveLength(1);
});

test('the colour scheme that is chosen holds on the next page and from its first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${english}/company`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await footer(page).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto(`${english}/locations`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.waitForLoadState('domcontentloaded');
  expect(await ground()).toBe(dark);
  await hydrated(page);
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await footer(page).getByRole('radio', { name: 'System' }).check();
  await expect.poll(ground).toBe(light);
});
