import { brand } from '#brand';
import { expect, test } from '../fixtures.ts';
import { ask } from './ask-server.ts';
import type { PageFacts } from './page-facts.ts';

/** Asks what every page tells browsers, search engines and social networks. */
export function askHead(everyPage: () => readonly PageFacts[]): void {
  const published = () => everyPage().filter(({ entry }) => entry.area !== 'console');

  test('titles other than the brand alone differ from page to page', () => {
    const seen = new Map<string, string>();
    for (const { id, language, title } of everyPage()) {
      if (id === 'legal-notices-other' || title === brand.name) continue;
      expect.soft(title.startsWith(`${brand.name} | `), `${id}: ${title}`).toBe(true);
      const key = `${language} ${title}`;
      expect.soft(seen.get(key), `"${title}" names ${id} too`).toBeUndefined();
      seen.set(key, id);
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  test('canonical and alternates are absolute, reciprocal and answer without a redirect', () => {
    const alternatesOf = new Map(published().map(({ url, alternates }) => [url, alternates]));
    for (const { id, language, url, canonical, alternates } of published()) {
      expect.soft(Object.keys(alternates).sort(), url).toEqual(['en', 'es', 'x-default']);
      expect.soft(alternates['x-default'], url).toBe(alternates.en);
      for (const target of [alternates.en, alternates.es])
        expect
          .soft(alternatesOf.get(target ?? '')?.en, `${url} names ${target}, which names another`)
          .toBe(alternates.en);
      if (id === 'legal-notices-other') continue;
      expect.soft(canonical, url).toBe(url);
      expect.soft(alternates[language === 'eng' ? 'en' : 'es'], url).toBe(url);
    }
  });

  test('every page carries what search engines and social networks show', () => {
    for (const { url, meta } of published()) {
      expect.soft((meta.description ?? '').length, `${url} description`).toBeGreaterThan(20);
      for (const name of ['title', 'description', 'url', 'image', 'site_name', 'locale'])
        expect.soft(meta[`og:${name}`], `${url} og:${name}`).toBeTruthy();
    }
  });

  test('every page describes itself in JSON-LD: breadcrumbs as they are shown', () => {
    const indexable = published().filter(
      ({ entry }) => entry.indexable && entry.atOtherLanguageOf === undefined,
    );
    for (const { url, id, structuredData, breadcrumbs } of indexable) {
      const data = JSON.parse(structuredData) as { '@graph'?: Record<string, unknown>[] };
      const objects = data['@graph'] ?? [data as Record<string, unknown>];
      const trail = objects.find((object) => object['@type'] === 'BreadcrumbList') as
        | { itemListElement: { name: string; item: string }[] }
        | undefined;
      if (id === 'home') {
        expect.soft(objects[0], url).toMatchObject({ '@type': 'Organization', name: brand.name });
        continue;
      }
      if (!['news-release-details', 'investor-event', 'yard', 'job'].includes(id))
        for (const { name } of trail?.itemListElement ?? []) expect.soft(breadcrumbs, url).toContain(name);
      expect.soft(trail?.itemListElement.at(-1)?.item.endsWith(new URL(url).pathname), url).toBe(true);
    }
  });

  test('every page has a picture for shared links, of the right size, and its own', async () => {
    test.setTimeout(240_000);
    const pictures = new Map<string, string>();
    for (const { url, id, language, meta } of published()) {
      expect.soft(meta['og:image:alt'], url).toContain(brand.name);
      const { origin, pathname } = new URL(meta['og:image'] ?? '', url);
      const { status, type, body } = await ask(`${origin}${pathname}`);
      expect.soft([status, type], `${url} ${pathname}`).toEqual([200, 'image/png']);
      // Width and height stand at fixed places in a PNG's first chunk.
      expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)], pathname).toEqual([1200, 630]);
      expect.soft(body.length, `${pathname} is too heavy`).toBeLessThan(300_000);
      pictures.set(`${language} ${id}`, pathname);
    }
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });
}
