import { brand } from '#brand';
import { expect, test } from '../fixtures.ts';
import { ask } from './ask-server.ts';
import type { PageFacts } from './page-facts.ts';

/** Pages of others where visitors limit tracking. */
const privacyTools: readonly string[] = Object.values(brand.privacyTools);

/** Map services that a yard's page links for directions. */
const mapHosts: ReadonlySet<string> = new Set(['www.google.com', 'maps.apple.com', 'www.openstreetmap.org']);

/** Pages that no list leads to. */
const unlisted = [
  'page-not-found',
  'legal-notices-other',
  'console',
  'console-components',
  'console-component',
];

/** Asks whether every link of every page says where it leads, and leads there. */
export function askLinks(everyPage: () => readonly PageFacts[]): void {
  // The examples of the design system lead nowhere; they are for looking at.
  const pages = () => everyPage().filter(({ id }) => id !== 'console-component');

  test('every page is at most two links from the site map', () => {
    for (const language of ['eng', 'es'] as const) {
      const all = everyPage().filter((page) => page.language === language);
      const plain = (address: string): string => address.replace(/[?#].*$/, '');
      const linksOf = (url: string): string[] =>
        all.find((page) => page.url === url)?.links.map(({ href }) => plain(href)) ?? [];
      const siteMap = all.find(({ id }) => id === 'sitemap')?.url ?? '';
      const first = new Set(linksOf(siteMap));
      const reached = new Set([...first, ...[...first].flatMap(linksOf)]);
      // What needs a secret is reached from a letter.
      const missing = all.filter(
        ({ id, url, entry }) => !unlisted.includes(id) && !entry.isPrivate && !reached.has(url),
      );
      expect.soft(first.size, language).toBeGreaterThan(30);
      expect
        .soft(
          missing.map(({ path }) => path),
          language,
        )
        .toEqual([]);
    }
  });

  test('no two links of a page share a name and differ in target', () => {
    for (const { url, links } of pages()) {
      const targets = new Map<string, Set<string>>();
      for (const { name, href, isToField } of links)
        if (!isToField) targets.set(name, (targets.get(name) ?? new Set()).add(href));
      const twins = [...targets].filter(([, found]) => found.size > 1);
      expect
        .soft(
          twins.map(([name, found]) => [name, ...found]),
          url,
        )
        .toEqual([]);
    }
  });

  test('every link, image, script and style of every page answers, and every fragment has its target', async () => {
    test.setTimeout(240_000);
    const targets = new Map<string, string>();
    const fragments = new Map<string, string>();
    for (const { id, url: from, addresses } of pages()) {
      for (const address of addresses) {
        const url = new URL(address);
        if (!/^https?:$/.test(url.protocol)) continue;
        // The privacy policy names tools that others run; a yard's page leads to directions.
        if (privacyTools.includes(address) || (id === 'yard' && mapHosts.has(url.hostname))) continue;
        expect.soft(url.hostname, `${from} leads outside: ${address}`).toMatch(/(^|\.)localhost$/);
        if (url.hash) fragments.set(address, from);
        url.hash = '';
        if (!targets.has(url.href)) targets.set(url.href, from);
      }
    }
    expect(targets.size).toBeGreaterThan(200);
    for (const [target, from] of targets) {
      const { status } = await ask(target);
      const allowed = /\/(page-not-found|pagina-no-encontrada)/.test(target) ? [200, 404] : [200];
      expect.soft(allowed, `${from} links ${target}, which answers ${status}`).toContain(status);
    }
    const ids = new Map(pages().map(({ url, ids }) => [url, new Set(ids)]));
    for (const [address, from] of fragments) {
      const url = new URL(address);
      const id = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      const known = ids.get(url.href);
      // A browser takes `#top` for the top of any page.
      if (known && id !== 'top')
        expect.soft(known.has(id), `${from} links ${address}, where no element has that id`).toBe(true);
    }
  });
}
