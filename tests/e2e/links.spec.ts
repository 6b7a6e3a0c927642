import { request as httpRequest } from 'node:http';
import { brand } from '#brand';
import { expect, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

/** Pages of others where visitors limit tracking. */
const privacyTools: readonly string[] = Object.values(brand.privacyTools);

/** Map services that a yard's page links for directions. */
const mapHosts: ReadonlySet<string> = new Set(['www.google.com', 'maps.apple.com', 'www.openstreetmap.org']);

/** Asks the server under test; Node does not know the names below `localhost` everywhere, so the host is a header. */
function statusOf(url: string): Promise<number> {
  const { host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port: development.port, path: pathname + search, headers: { host } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });
}

test('every link, image, script and style of every page answers, and every fragment has its target', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  const targets = new Map<string, string>();
  const fragments = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  // The examples of the design system lead nowhere; they are for looking at.
  for (const visited of visitedPages.filter(({ id }) => id !== 'console-components')) {
    await page.goto(visited.url, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      addresses: [
        // Read from the attribute: the pins of a map are links too, and theirs is no string.
        ...[...document.querySelectorAll('a[href]')].map((link) =>
          new URL(link.getAttribute('href') ?? '', document.baseURI).toString(),
        ),
        ...[...document.querySelectorAll('link[href]:not([rel=canonical]):not([rel=alternate])')].map(
          (link) => (link as HTMLLinkElement).href,
        ),
        ...[...document.querySelectorAll('[src]')].map((element) =>
          new URL(element.getAttribute('src') ?? '', location.href).toString(),
        ),
      ],
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
    }));
    ids.set(visited.url, new Set(found.ids));
    for (const address of found.addresses) {
      const url = new URL(address);
      if (!/^https?:$/.test(url.protocol)) continue;
      // The privacy policy names tools that others run.
      if (privacyTools.includes(address)) continue;
      // A yard's page leads to directions.
      if (visited.id === 'yard' && mapHosts.has(url.hostname)) continue;
      expect.soft(url.hostname, `${visited.url} leads outside: ${address}`).toMatch(/(^|\.)localhost$/);
      if (url.hash) fragments.set(address, visited.url);
      url.hash = '';
      if (!targets.has(url.toString())) targets.set(url.toString(), visited.url);
    }
  }
  for (const [target, from] of targets) {
    const status = await statusOf(target);
    const allowed = /\/(page-not-found|pagina-no-encontrada)/.test(target) ? [200, 404] : [200];
    expect.soft(allowed, `${from} links ${target}, which answers ${status}`).toContain(status);
  }
  for (const [address, from] of fragments) {
    const url = new URL(address);
    const id = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    const known = ids.get(url.toString());
    if (known)
      expect.soft(known.has(id), `${from} links ${address}, where no element has that id`).toBe(true);
  }
});
