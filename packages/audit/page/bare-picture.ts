import type { Page } from '@playwright/test';
import { atRest } from '../visit.ts';
import type { Picture } from './pixels.ts';
import { pagePicture } from './quick-picture.ts';

/** Takes every letter, its shadow and its underline away and leaves what they stand on. */
const bareSheet = `*, *::before, *::after, ::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; -webkit-text-stroke-color: transparent !important;
  caret-color: transparent !important; transition: none !important; animation-play-state: paused !important;
}`;

/** A picture of a page, and how many of its pixels make a CSS pixel. */
interface BarePicture {
  picture: Picture;
  density: number;
}

/** The last picture of each page, and what the page was when it was taken. */
const taken = new WeakMap<Page, { of: string; bare: BarePicture }>();

/**
 * A picture of the whole page without its letters, in device pixels, from the top of the document; and how many of them
 * make a CSS pixel. The page is as it was when this returns. Two questions about one state of a page share one picture.
 */
export async function barePicture(page: Page): Promise<BarePicture> {
  const of = await stateOf(page);
  const last = taken.get(page);
  if (last?.of === of) return last.bare;
  const bare = await takePicture(page);
  taken.set(page, { of, bare });
  return bare;
}

/**
 * Looks, and where something was found looks once more by a new picture: what was caught in the middle of a change is not
 * there again, what is wrong with the page is.
 */
export async function lookTwice<Seen extends { faults: readonly unknown[] }>(
  page: Page,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const first = await look();
  if (first.faults.length === 0) return first;
  taken.delete(page);
  await atRest(page);
  return await look();
}

/** Document, window, scheme and markup in one text: what is drawn can differ only where one of them does, or moves. */
async function stateOf(page: Page): Promise<string> {
  return await page.evaluate(() =>
    [
      performance.timeOrigin,
      innerWidth,
      innerHeight,
      matchMedia('(prefers-color-scheme: dark)').matches,
      document.documentElement.outerHTML,
    ].join(' '),
  );
}

async function takePicture(page: Page): Promise<BarePicture> {
  await page.evaluate((text) => {
    // A box or a ring has no letters, and may be drawn by a border in the color of its text: it would be gone as well.
    for (const drawn of document.querySelectorAll<HTMLElement>('input:is([type=checkbox], [type=radio])')) {
      const had = drawn.getAttribute('style');
      drawn.dataset.auditStyle = had ?? 'none';
      drawn.style.setProperty('color', getComputedStyle(drawn).color, 'important');
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, bareSheet);
  try {
    const density = await page.evaluate(() => devicePixelRatio);
    return { picture: await pagePicture(page), density };
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      for (const drawn of document.querySelectorAll<HTMLElement>('[data-audit-style]')) {
        if (drawn.dataset.auditStyle === 'none') drawn.removeAttribute('style');
        else drawn.style.cssText = drawn.dataset.auditStyle ?? '';
        delete drawn.dataset.auditStyle;
      }
    });
  }
}
