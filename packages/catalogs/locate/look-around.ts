import type { Browser, Page } from '@playwright/test';
import { askSite } from '@site/build/serving/ask-site.ts';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { addressOf, openHydrated, startBrowser } from '../pseudolocale/crawl.ts';
import { readMarks, withoutMarks } from '../pseudolocale/marks.ts';
import { readPageTexts } from '../pseudolocale/page-texts.ts';
import type { VisitedPage } from '../pseudolocale/visited-pages.ts';
import { drawShot } from './draw-shot.ts';
import { type Occurrence, occurrenceKey, type View } from './occurrence.ts';

/** Buttons that open something on the page they stand on. Menus are part of the page as it is served. */
const openers =
  'main button[aria-expanded="false"], main summary, main button[aria-haspopup="dialog"], footer button';

/** Forms that say what is wrong before they send anything; a search would lead away. */
const forms = 'main form:not([role=search]):has(button[type=submit]):not([method=get])';

/** Files with words that pages offer. */
const files = /\.(csv|ics|vcf|atom|xml|json|webmanifest)$/;

/** What looking around needs besides the site. */
interface LookOptions {
  onPage: (page: VisitedPage) => void;
  /** The folder that pictures go to, or undefined for none. */
  shots: string | undefined;
}

/**
 * Meets the messages of a site whose messages are marked: on every page as it is served and as it runs, behind each button
 * that opens something, in what an empty form answers, and in the files that pages offer.
 */
export async function lookAround(
  site: BuiltSite,
  pages: readonly VisitedPage[],
  { onPage, shots }: LookOptions,
): Promise<Occurrence[]> {
  const met = new Map<string, Occurrence>();
  const readFiles = new Set<string>();
  const keep = (occurrences: readonly Occurrence[]): void => {
    for (const occurrence of occurrences) {
      const key = occurrenceKey(occurrence);
      if (!met.has(key)) met.set(key, occurrence);
    }
  };
  const browser = await startBrowser();
  try {
    const views = await openViews(browser);
    for (const visited of pages) {
      onPage(visited);
      const address = addressOf(site, visited);
      await views.still.goto(address, { waitUntil: 'domcontentloaded' });
      await openHydrated(views.alive, address);
      const first = await occurrencesOn(views.alive, visited, 'served');
      keep(first);
      keep(await occurrencesOn(views.still, visited, 'served'));
      if (shots !== undefined) {
        // What came late has moved the page, and the frames must stand where the texts are now.
        await views.alive.waitForLoadState('networkidle');
        await drawShot(views.alive, await occurrencesOn(views.alive, visited, 'served'), shots);
      }
      for (const file of await offeredFiles(views.alive)) {
        if (readFiles.has(file)) continue;
        readFiles.add(file);
        keep(await occurrencesIn(file, visited));
      }
      keep(await occurrencesBehindButtons(views.alive, visited, address));
    }
  } finally {
    await browser.close();
  }
  return [...met.values()];
}

async function openViews(browser: Browser) {
  const viewport = { width: 1280, height: 800 };
  const still = await browser.newContext({ viewport, javaScriptEnabled: false });
  const alive = await browser.newContext({ viewport });
  const page = await alive.newPage();
  page.setDefaultTimeout(15_000);
  return { still: await still.newPage(), alive: page };
}

async function occurrencesOn(page: Page, visited: VisitedPage, view: View): Promise<Occurrence[]> {
  const { id, language, path } = visited;
  return (await readPageTexts(page)).flatMap(({ text, heading, ...place }) =>
    readMarks(text).map((number) => ({
      ...place,
      heading: withoutMarks(heading),
      number,
      page: id,
      language,
      path,
      view,
    })),
  );
}

/** Presses each opener, then sends each form empty, and reads the page after each. Where a press leads away, it goes back. */
async function occurrencesBehindButtons(
  page: Page,
  visited: VisitedPage,
  address: string,
): Promise<Occurrence[]> {
  const found: Occurrence[] = [];
  for (const [selector, view] of [
    [openers, 'opened'],
    [forms, 'refused'],
  ] as const) {
    const count = Math.min(await page.locator(selector).count(), 12);
    for (let index = 0; index < count; index += 1) {
      const pressed = await page.evaluate(
        ([wanted, at, isForm]) => {
          const element = document.querySelectorAll(wanted)[at];
          if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
          if (isForm && element instanceof HTMLFormElement) element.requestSubmit();
          else element.click();
          return true;
        },
        [selector, index, view === 'refused'] as const,
      );
      if (!pressed) continue;
      await settled(page);
      if (new URL(page.url()).pathname !== new URL(address).pathname) {
        await openHydrated(page, address);
        continue;
      }
      found.push(...(await occurrencesOn(page, visited, view)));
      await page.keyboard.press('Escape');
    }
  }
  return found;
}

/** Resolves when the page has painted what a press changed. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

async function offeredFiles(page: Page): Promise<string[]> {
  // Links inside drawings have no address as text; none of them leads to a file.
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], link[href]')].flatMap((link) =>
      link instanceof HTMLAnchorElement || link instanceof HTMLLinkElement ? [link.href] : [],
    ),
  );
  const own = new URL(page.url()).origin;
  return [...new Set(links)].filter((link) => {
    if (!URL.canParse(link)) return false;
    const { origin, pathname } = new URL(link);
    return origin === own && files.test(pathname);
  });
}

/** Calendar files fold long lines, also in the middle of a mark. */
async function occurrencesIn(file: string, { id, language }: VisitedPage): Promise<Occurrence[]> {
  const { body } = await askSite(file);
  const text = body.replace(/\r?\n[ \t]/g, '');
  return readMarks(text).map((number) => ({
    number,
    page: id,
    language,
    path: new URL(file).pathname,
    view: 'file' as const,
    kind: 'file',
    part: 'file',
    heading: '',
    element: '',
    box: null,
  }));
}
