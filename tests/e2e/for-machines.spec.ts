import { request as httpRequest } from 'node:http';
import { brand } from '#brand';
import { expect, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

/** Asks a server under test; Node does not know every name below `localhost`, so the host is a header. */
function ask(url: string): Promise<{ status: number; type: string; body: Buffer }> {
  const { hostname, port, host, pathname, search } = new URL(url);
  expect(hostname).toMatch(/localhost$/);
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const origins = { eng: production.englishOrigin, es: production.spanishOrigin };
const indexable = visitedPages.filter(
  ({ entry }) => entry.indexable && entry.atOtherLanguageOf === undefined,
);

for (const [language, origin] of Object.entries(origins)) {
  test(`the ${language} sitemap.xml lists exactly the pages that search engines may list, and each answers`, async () => {
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

test('every page describes itself in JSON-LD: breadcrumbs as they are shown', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  for (const { url, id } of indexable) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const text = (await page.locator('head script[type="application/ld+json"]').first().textContent()) ?? '';
    const data = JSON.parse(text) as { '@graph'?: Record<string, unknown>[] };
    const objects = data['@graph'] ?? [data as Record<string, unknown>];
    const trail = objects.find((object) => object['@type'] === 'BreadcrumbList') as
      | { itemListElement: { name: string; item: string }[] }
      | undefined;
    if (id === 'home') {
      expect.soft(objects[0], url).toMatchObject({ '@type': 'Organization', name: brand.name });
      continue;
    }
    const shown = await page.locator('nav ol li').allTextContents();
    const names = trail?.itemListElement.map(({ name }) => name) ?? [];
    if (!['news-release-details', 'investor-event', 'yard'].includes(id)) {
      for (const name of names)
        expect
          .soft(
            shown.map((item) => item.trim()),
            url,
          )
          .toContain(name);
    }
    expect.soft(trail?.itemListElement.at(-1)?.item.endsWith(new URL(url).pathname), url).toBe(true);
  }
});

test('news, questions and the film say what they are', async ({ page }) => {
  for (const [path, type] of [
    ['/company/investors/news-release-details/1014', 'NewsArticle'],
    ['/company/investors/events/20261022', 'Event'],
    ['/locations/yard/portland-ingot-ferry', 'RecyclingCenter'],
    ['/locations/yard/houston', 'AutoPartsStore'],
    ['/frequently-asked-questions', 'FAQPage'],
    ['/company/video-library', 'VideoObject'],
  ] as const) {
    await page.goto(`${development.english}${path}`);
    const text = await page.locator('head script[type="application/ld+json"]').first().textContent();
    expect(text, path).toContain(`"@type":"${type}"`);
  }
});

test('every page has a picture for shared links, of the right size, and its own', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  const pictures = new Map<string, string>();
  for (const { url, id, language } of visitedPages.filter(({ entry }) => entry.area !== 'console')) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const alternative = await page.locator('meta[property="og:image:alt"]').getAttribute('content');
    expect.soft(alternative, url).toContain(brand.name);
    const { pathname } = new URL(address ?? '');
    const { status, type, body } = await ask(`${development.english}${pathname}`);
    expect.soft([status, type], `${url} ${pathname}`).toEqual([200, 'image/png']);
    // Width and height stand at fixed places in a PNG's first chunk.
    expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)], pathname).toEqual([1200, 630]);
    expect.soft(body.length, `${pathname} is too heavy`).toBeLessThan(300_000);
    pictures.set(`${language} ${id}`, pathname);
  }
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});
