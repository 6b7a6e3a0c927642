import { ask } from '../support/every-page/ask-server.ts';
import { expect, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { addressOf, paths, visitedPages } from '../support/site-pages.ts';

const origins = { eng: production.englishOrigin, es: production.spanishOrigin };
const indexable = visitedPages.filter(
  ({ entry }) => entry.indexable && entry.atOtherLanguageOf === undefined,
);

for (const [language, origin] of Object.entries(origins)) {
  test(`the ${language} sitemap.xml lists exactly the pages that search engines may list, and each answers`, async () => {
    // Two hundred pages are rendered, one after the other, beside those of the other language.
    test.setTimeout(120_000);
    const { status, type, body } = await ask(`${origin}/sitemap.xml`);
    expect(status).toBe(200);
    expect(type).toContain('application/xml');
    const xml = body.toString();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const expected = indexable.filter((each) => each.language === language).map(({ path }) => origin + path);
    for (const address of expected) expect.soft(listed, address).toContain(address);
    for (const address of listed) {
      expect.soft((await ask(address)).status, address).toBe(200);
      expect.soft(address.startsWith(`${origin}/`), address).toBe(true);
    }
    const alternates = [...xml.matchAll(/hreflang="(\S+)" href="([^"]+)"/g)];
    expect(alternates).toHaveLength(listed.length * 3);
  });
}

test('only production lets crawlers in', async () => {
  const open = (await ask(`${production.spanishOrigin}/robots.txt`)).body.toString();
  expect(open).toContain(`Sitemap: ${production.spanishOrigin}/sitemap.xml`);
  expect(open).not.toContain('Disallow: /\n');
  expect((await ask(`${development.english}/robots.txt`)).body.toString()).toContain('Disallow: /\n');
});

test('news, questions and the film say what they are', async ({ page }) => {
  for (const [path, type] of [
    [addressOf('eng', 'news-release-details', '1014'), 'NewsArticle'],
    [addressOf('eng', 'investor-event', '20261022'), 'Event'],
    [addressOf('eng', 'yard', 'portland-ingot-ferry'), 'RecyclingCenter'],
    [addressOf('eng', 'yard', 'houston'), 'AutoPartsStore'],
    [paths.eng['frequently-asked-questions'], 'FAQPage'],
    [paths.eng.videos, 'VideoObject'],
  ] as const) {
    await page.goto(`${development.english}${path}`);
    const text = await page.locator('head script[type="application/ld+json"]').first().textContent();
    expect(text, path).toContain(`"@type":"${type}"`);
  }
});

test('scripts are served, and no source map of one, which would be our sources', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/eng\/[\w.-]+\.js/.exec(home) ?? [];
  const answer = await request.get(script);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain('sourceMappingURL');
  for (const address of [`${script}.map`, `/maps${script}.map`]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
