import type { Browser, Page } from '@playwright/test';
import { movingThings } from '@site/audit/checks/reduced-motion.ts';
import { tableHeaders } from '@site/audit/checks/table-headers.ts';
import { textLanguage } from '@site/audit/checks/text-language.ts';
import { linesOf } from '@site/audit/faults.ts';
import { auditFindings } from '../audit-check.ts';
import { hydrated } from '../fixtures.ts';
import { production } from '../servers.ts';
import { type VisitedPage, visitedPages } from '../site-pages.ts';
import { uncomfortableLines } from './lines-of-text.ts';
import { wordsOf } from './words-of-page.ts';

/**
 * What the tests about every page ask of one. It is read in a single visit for all of them: a visit takes longer than any
 * question, and thirty walks over the whole site, one for each question, were most of the time of a test run.
 */
export interface PageFacts extends VisitedPage, ServedFacts {
  /** What moves although the visitor wants nothing to move. */
  moving: string[];
  /** Lines that are too long, too close or justified, in a wide window. */
  uncomfortable: string[];
  /** Cells of tables without their headers. */
  tables: Found;
  /** The first stop of the Tab key: its words, whether it shows, and what has the focus after Enter. */
  firstStop: { words: string; isShown: boolean; leadsTo: string };
  /** Everything that is read or heard, once a script has taken the page over. */
  words: string[];
  /** Longer texts in another language than the page's. */
  foreign: Found;
  /** Paths of the scripts made by the build that the browser asked for until then, those that come late included. */
  scripts: string[];
}

type Found = Awaited<ReturnType<typeof auditFindings>>;

type ServedFacts = Awaited<ReturnType<typeof readServed>>;

const originOf = production.origins;

/** Every page where it is visited: in production; the console is a page of development only. */
const visits: VisitedPage[] = visitedPages.map((page) => ({
  ...page,
  url: page.id.startsWith('console') ? page.url : `${originOf[page.language]}${page.path}`,
}));

/** Visits every page of the manifest in both languages: a wide window, no wish for motion. */
export async function readEveryPage(browser: Browser): Promise<PageFacts[]> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1000 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  const all: PageFacts[] = [];
  for (const visit of visits) all.push(await readPage(page, visit));
  await context.close();
  return all;
}

async function readPage(page: Page, visit: VisitedPage): Promise<PageFacts> {
  await page.goto(visit.url, { waitUntil: 'domcontentloaded' });
  const facts = {
    ...visit,
    ...(await readServed(page)),
    moving: linesOf((await movingThings(page)).faults),
    uncomfortable: await uncomfortableLines(page),
    tables: await auditFindings(tableHeaders, page, visit),
    firstStop: await readFirstStop(page),
  };
  await hydrated(page);
  return {
    ...facts,
    words: await wordsOf(page),
    foreign: await auditFindings(textLanguage, page, visit),
    scripts: await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path)),
    ),
  };
}

async function readFirstStop(page: Page): Promise<PageFacts['firstStop']> {
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  const words = (await focused.textContent()) ?? '';
  // It slides in.
  const isShown = await page
    .waitForFunction(() => {
      const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })
    .then(
      () => true,
      () => false,
    );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id !== '').catch(() => undefined);
  return { words, isShown, leadsTo: await page.evaluate(() => document.activeElement?.id ?? '') };
}

/** What stands in the page as the server sends it. */
async function readServed(page: Page) {
  return await page.evaluate(() => {
    const textOf = (element: Element): string => element.textContent?.trim() ?? '';
    /** From the attribute: links that are drawn keep theirs in another form. */
    const targetOf = (link: Element): URL => new URL(link.getAttribute('href') ?? '', document.baseURI);
    const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)];
    const links = all('a[href]').map((link) => ({
      name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
      href: targetOf(link).href,
      // The list of what a form still needs names its fields by their labels, under a heading that says so.
      isToField: link.closest('form') !== null && (link.getAttribute('href')?.startsWith('#') ?? false),
    }));
    const headerLinks = all('header a');
    return {
      title: document.title,
      headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: textOf(heading),
        isShown: heading.checkVisibility(),
        isInMain: heading.closest('#main') !== null,
      })),
      landmarks: ['header', 'main', 'footer'].map(
        (name) => all(`body > ${name}, body > div > ${name}`).length,
      ),
      navigations: all('nav').map((nav) => nav.getAttribute('aria-label') ?? ''),
      mainNavigation: all('header nav a, header nav button').map(textOf),
      headerLinks: headerLinks.map((link) => ({ text: textOf(link), href: link.getAttribute('href') ?? '' })),
      links,
      addresses: [
        ...links.map(({ href }) => href),
        ...all('link[href]:not([rel=canonical]):not([rel=alternate])').map((link) => targetOf(link).href),
        ...all('[src]').map((element) => new URL(element.getAttribute('src') ?? '', location.href).href),
      ],
      ids: all('[id]').map(({ id }) => id),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ) as Record<string, string>,
      meta: Object.fromEntries(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ) as Record<string, string>,
      structuredData: document.querySelector('head script[type="application/ld+json"]')?.textContent ?? '',
      breadcrumbs: all('nav ol li').map(textOf),
      charts: all('#main figure:has([role=img])').map((figure) => ({ tables: all('table', figure).length })),
    };
  });
}
