import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const originOf = { eng: production.englishOrigin, es: production.spanishOrigin };
const inProduction = visitedPages.filter(({ id }) => !id.startsWith('console'));

test('canonical and alternates are absolute, reciprocal and answer without a redirect', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  const alternates = new Map<string, Record<string, string>>();
  for (const { id, language, path } of inProduction) {
    const url = `${originOf[language]}${path}`;
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    if (id !== 'legal-notices-other') expect.soft(canonical, url).toBe(url);
    const links = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const found = Object.fromEntries(links);
    expect.soft(Object.keys(found).sort(), url).toEqual(['en', 'es', 'x-default']);
    expect.soft(found['x-default'], url).toBe(found.en);
    if (id !== 'legal-notices-other') expect.soft(found[language === 'eng' ? 'en' : 'es'], url).toBe(url);
    alternates.set(url, found);
  }
  for (const [url, found] of alternates) {
    for (const target of [found.en, found.es]) {
      expect
        .soft(alternates.get(target ?? '')?.en, `${url} names ${target}, which names another`)
        .toBe(found.en);
    }
  }
});

test('every page carries what search engines and social networks show', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.allow(/404/);
  for (const { language, path } of inProduction) {
    const url = `${originOf[language]}${path}`;
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect.soft((description ?? '').length, `${url} description`).toBeGreaterThan(20);
    for (const property of [
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'og:site_name',
      'og:locale',
    ]) {
      const content = await page.locator(`meta[property="${property}"]`).getAttribute('content');
      expect.soft(content, `${url} ${property}`).toBeTruthy();
    }
  }
});

test('pages that are no destination tell search engines so', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const path of ['/page-not-found', '/ceo-office-hours', '/avisos-legales']) {
    await page.goto(`${production.englishOrigin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
