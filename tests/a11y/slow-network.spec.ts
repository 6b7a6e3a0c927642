import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const originOf = production.origins;

/** Pieces one page comes in, and the pause after each, in milliseconds: enough for a browser to paint in between. */
const pieces = 12;
const pause = 25;

/** Lets a page that was cut come whole; the page calls it once a hand has come. */
let goOn = () => {};

/** Where pages are cut: between the start tag of their module and its text, or behind their footer. */
const cuts = { module: 'id="app-module">', footer: '</footer>' };

/**
 * Passes everything on to the site; a page comes in pieces, as over a slow network. With `?cut` in its address, which says
 * where, it comes in two, the second of them once the page has called for it. With `?within=words` it comes in two as well, cut within these words,
 * and with `?rows=3` behind so many rows of its first table.
 */
function slowNetwork(): Server {
  return createServer(async ({ url, headers }, response) => {
    const host = new URL(
      headers.host?.startsWith('es.') ? production.spanishOrigin : production.englishOrigin,
    ).host;
    const asked = get({
      host: '127.0.0.1',
      port: production.port,
      path: url,
      headers: { host, accept: headers.accept },
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
    const page = await buffer(answer);
    const asks = new URL(url ?? '/', 'http://site').searchParams;
    const cut = cuts[asks.get('cut') as keyof typeof cuts];
    if (cut) {
      const at = page.indexOf(cut) + cut.length;
      response.write(page.subarray(0, at));
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      response.end(page.subarray(at));
      return;
    }
    const words = asks.get('within');
    const rows = Number(asks.get('rows'));
    const size = Math.ceil(page.length / pieces);
    const places = words
      ? [page.indexOf(words, page.indexOf('<main')) + 1]
      : rows > 0
        ? [endOfRow(page, rows)]
        : Array.from({ length: pieces - 1 }, (_, index) => (index + 1) * size);
    for (const [index, cut] of places.entries()) {
      response.write(page.subarray(places[index - 1] ?? 0, cut));
      await wait(words || rows > 0 ? pause * pieces : pause);
    }
    response.end(page.subarray(places.at(-1)));
  });
}

/** Where the given row ends in the first table of a page. */
function endOfRow(page: Buffer, row: number): number {
  let at = page.indexOf('<tbody', page.indexOf('<main'));
  const end = page.indexOf('</tbody>', at);
  // A short table is cut behind its last row.
  for (let seen = 0; seen < row && at < end; seen += 1) at = page.indexOf('</tr>', at) + '</tr>'.length;
  return Math.min(at, end);
}

let server: Server;

test.beforeAll(async () => {
  server = slowNetwork().listen(0, '127.0.0.1');
  await once(server, 'listening');
});

test.afterAll(() => server.close());

/** One page of each way to be laid out. */
const layouts = [
  'home',
  'history',
  'sustainability',
  'news-releases',
  'location-search',
  'yard',
  'data-privacy',
  'sitemap',
];

/** How far things moved while a page came over the slow network, one entry a time; empty where nothing did. */
async function moves(page: Page, language: Language, path: string): Promise<number[]> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { port } = server.address() as AddressInfo;
  const host = new URL(originOf[language]).hostname;
  await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { moved: number[] }).moved);
}

for (const { id, language, path } of visitedPages.filter((page) => layouts.includes(page.id))) {
  test(`${language} ${id} paints nothing that moves while it comes in pieces`, async ({ page }) => {
    expect(await moves(page, language, path)).toEqual([]);
  });
}

/** Pages whose first table begins in the first screen. */
const tablesInSight = [
  'sec-filings',
  'director-filings',
  'political-contributions',
  'scrap-prices',
  'products',
  'vehicle-inventory',
  'part-prices',
  'status',
];

for (const { id, language, path } of visitedPages.filter((page) => tablesInSight.includes(page.id)))
  test(`the columns of the first table on ${language} ${id} stand still while its rows come`, async ({
    page,
  }) => {
    // Another row is the longest on each page.
    for (const rows of [1, 3, 6, 10])
      expect(
        await moves(page, language, `${path}${path.includes('?') ? '&' : '?'}rows=${rows}`),
        `${rows} rows`,
      ).toEqual([]);
  });

/** The button of a notice above the title, in the middle of whose words the page is cut. */
const dismiss = { eng: 'Dismiss: ', es: 'Cerrar: ' };

for (const language of ['eng', 'es'] as const)
  test(`what stands above the title of the ${language} yard is painted when it is whole`, async ({
    page,
  }) => {
    const yard = visitedPages.find((each) => each.id === 'yard' && each.language === language);
    const within = encodeURIComponent(dismiss[language]);
    expect(await moves(page, language, `${yard?.path}?within=${within}`)).toEqual([]);
    await expect(page.getByRole('button', { name: dismiss[language] })).not.toHaveCount(0);
  });

for (const language of ['eng', 'es'] as const) {
  test(`a hand that comes in the middle of the ${language} page's module is not lost, and the page is taken over`, async ({
    page,
  }) => {
    await page.exposeFunction('handCame', () => goOn());
    await page.addInitScript(() => {
      const look = setInterval(() => {
        const module = document.getElementById('app-module');
        if (!module) return;
        clearInterval(look);
        Object.assign(window, { cutAt: [document.readyState, module.textContent] });
        const button = document.querySelector('footer button');
        button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        // Time for whoever acts on the hand a moment later.
        setTimeout(() => (window as unknown as { handCame: () => void }).handCame(), 100);
      }, 10);
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://${new URL(originOf[language]).hostname}:${port}/?cut=module`, {
      waitUntil: 'load',
    });
    expect(
      await page.evaluate(() => (window as unknown as { cutAt: unknown }).cutAt),
      'the hand came while the module had no text',
    ).toEqual(['loading', '']);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  });
}

for (const language of ['eng', 'es'] as const)
  test(`what the page script adds to the ${language} page of a yard that is still on its way stands in nobody’s place`, async ({
    page,
  }) => {
    await page.exposeFunction('handCame', () => goOn());
    await page.addInitScript(() => {
      const look = setInterval(() => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /page-script/.test(name));
        const footer = document.querySelector('footer');
        // Each look is another move of the hand: the first of them brings the page script.
        document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        if (!footer || scripts.length === 0) return;
        clearInterval(look);
        Object.assign(window, { cutAt: document.readyState });
        // Time for the script to run.
        setTimeout(() => (window as unknown as { handCame: () => void }).handCame(), 100);
      }, 10);
    });
    const yard = visitedPages.find((each) => each.id === 'yard' && each.language === language);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://${new URL(originOf[language]).hostname}:${port}${yard?.path}?cut=footer`, {
      waitUntil: 'load',
    });
    expect(
      await page.evaluate(() => (window as unknown as { cutAt: unknown }).cutAt),
      'the page script came before the end of the page',
    ).toBe('loading');
    // React complains in the console when a part of its page is not where the server has put it.
    await hydrated(page);
    await expect(page.locator('[data-progress]')).toHaveCount(1);
  });
