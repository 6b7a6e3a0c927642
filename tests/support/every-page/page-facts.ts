import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { tableHeaders } from '@site/audit/checks/table-headers.ts';
import { textLanguage } from '@site/audit/checks/text-language.ts';
import { auditFindings } from '../audit-check.ts';
import { production } from '../servers.ts';
import { type VisitedPage, visitedPages } from '../site-pages.ts';
import { wordsOf } from './words-of-page.ts';

/**
 * What the tests about all pages together ask of one. `every-route.spec.ts` reads it in the one visit that it makes to each
 * page: a visit takes longer than any question.
 */
export interface PageFacts extends VisitedPage, ServedFacts {
  /** What moves although the visitor wants nothing to move. */
  moving: string[];
  /** Lines that are too long, too close or justified, in a wide window. */
  uncomfortable: string[];
  /** In a wide window: sizes of the page's heading and of its text, in pixels. */
  scale: { heading: number; text: number };
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
export const visits: VisitedPage[] = visitedPages.map((page) => ({
  ...page,
  url: page.id.startsWith('console') ? page.url : `${originOf[page.language]}${page.path}`,
}));

/** Keeps what was read of a page where the questions about all of them find it: another worker may ask them. */
export function keepFacts(outputDir: string, facts: PageFacts): void {
  const file = fileOf(outputDir, facts);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(facts));
}

/**
 * What the visits kept, in the order of the manifest.
 * @throws when a page was not visited: nobody would notice what was not asked of it.
 */
export function keptFacts(outputDir: string): PageFacts[] {
  return visits.map((visit) => {
    const file = fileOf(outputDir, visit);
    if (!existsSync(file))
      throw new Error(
        `${visit.url} was not visited, so nothing can be asked about all pages; run the tests without --no-deps.`,
      );
    return JSON.parse(readFileSync(file, 'utf8')) as PageFacts;
  });
}

const fileOf = (outputDir: string, { language, id }: Pick<VisitedPage, 'language' | 'id'>): string =>
  join(outputDir, 'every-page', `${language}-${id}.json`);

/** What is read once a script has taken the page over. */
export async function readThen(page: Page, visit: VisitedPage) {
  return {
    words: await wordsOf(page),
    foreign: await auditFindings(textLanguage, page, visit),
    tables: await auditFindings(tableHeaders, page, visit),
    scripts: await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path)),
    ),
  };
}

/** How large the page's heading and its text are, in the window as it is. */
export async function readScale(page: Page): Promise<PageFacts['scale']> {
  return await page.evaluate(() => {
    const sizeOf = (element: Element | null) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    return {
      heading: sizeOf(document.querySelector('main h1')),
      text: sizeOf(document.querySelector('main')),
    };
  });
}

/** The first stop of the Tab key, and where it leads; the window is at its top again afterwards. */
export async function readFirstStop(page: Page): Promise<PageFacts['firstStop']> {
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
  const leadsTo = await page.evaluate(() => {
    const { id } = document.activeElement ?? document.body;
    window.scrollTo(0, 0);
    return id;
  });
  return { words, isShown, leadsTo };
}

/** What stands in the page as the server sends it, before a script of the build has come. */
export async function readServed(page: Page) {
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
