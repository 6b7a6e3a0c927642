import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { hydrated, served } from '#tests/support/fixtures.ts';

/** Something that a hand does on a page again and again. */
export interface Act {
  /** `menu` */
  id: string;
  page: PageId;
  /** Languages whose page has it. Default: all. */
  languages?: readonly Language[];
  /** Whether the window is that of a phone, which folds the navigation. Default: that of a desk. */
  isNarrow?: true;
  /** How many new pages it is done on: what happens only once on a page needs several. */
  pages: number;
  /** Does it, and returns how often a button or a key was pressed. */
  run: (page: Page) => Promise<number>;
}

/** Between two presses, in milliseconds: about as fast as fingers are. */
const pause = 120;

/** Rests until the last press has been answered, in milliseconds. */
const end = 600;

/** The middle of what is to be pressed. To be asked before the page is busy: a hand does not wait until it is free. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not in sight.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses at places, one after the other and from the first again, so many times in all. */
async function press(
  page: Page,
  places: readonly { x: number; y: number }[],
  times: number,
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const place = places[time % places.length];
    if (place === undefined) throw new Error(`Nothing to press on ${page.url()}.`);
    await page.mouse.click(place.x, place.y);
    await setTimeout(pause);
  }
  await setTimeout(end);
  return times;
}

/** What opens in the header: the menus of a wide window, the navigation of a phone's. */
const opener = 'header nav button[aria-expanded]:visible';

/** Presses what opens in the header in turn, so many times in all, which must be odd; `begin` is called when all is found. */
async function pressOpeners(page: Page, times: number, begin?: () => Promise<void>): Promise<number> {
  const openers = page.locator(opener);
  const places = await Promise.all((await openers.all()).map(middleOf));
  await begin?.();
  const presses = await press(page, places, times);
  // Of several menus one is open, whichever was pressed last; the only one is open after an odd number of presses.
  if ((await page.locator('header nav button[aria-expanded=true]').count()) !== 1)
    throw new Error(`The presses opened nothing on ${page.url()}.`);
  return presses;
}

/** Lets React take the page over. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { siteWake?: () => void }).siteWake?.();
  });
}

/** Types letter by letter into what has the focus. */
async function type(page: Page, words: string): Promise<number> {
  for (const letter of words) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await setTimeout(pause);
  }
  await setTimeout(end);
  return words.length;
}

/** What is measured. */
export const acts: readonly Act[] = [
  {
    id: 'menu',
    page: 'home',
    // The other home has no menus in a wide window.
    languages: ['eng'],
    pages: 1,
    run: async (page) => {
      await served(page);
      return await pressOpeners(page, 41);
    },
  },
  {
    // From the first moment, and while React takes the page over.
    id: 'menu-take-over',
    page: 'home',
    languages: ['eng'],
    pages: 6,
    run: (page) => pressOpeners(page, 11, () => wake(page)),
  },
  {
    id: 'navigation-on-a-phone',
    page: 'home',
    isNarrow: true,
    pages: 1,
    run: async (page) => {
      await served(page);
      return await pressOpeners(page, 41);
    },
  },
  {
    id: 'navigation-on-a-phone-take-over',
    page: 'home',
    isNarrow: true,
    pages: 6,
    run: (page) => pressOpeners(page, 11, () => wake(page)),
  },
  {
    id: 'catalogue-filter',
    page: 'what-we-buy',
    pages: 2,
    run: async (page) => {
      const field = page.locator('#material-text');
      await field.scrollIntoViewIfNeeded();
      await hydrated(page);
      return (
        (await press(page, [await middleOf(field)], 1)) +
        (await type(page, 'copper wire 2')) +
        (await type(page, ' battery'))
      );
    },
  },
  {
    id: 'carousel',
    page: 'home',
    // The other home has none.
    languages: ['eng'],
    pages: 1,
    run: async (page) => {
      const next = page.getByRole('button', { name: 'Next', exact: true });
      const carousel = page.locator('[data-wakes=near]').first();
      await served(page);
      await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await next.waitFor();
      await setTimeout(end);
      return await press(page, [await middleOf(next)], 24);
    },
  },
  {
    // The first letter falls while the form is being taken over.
    id: 'form-typing',
    page: 'data-privacy',
    pages: 2,
    run: async (page) => {
      const fields = page.locator('main form input[type=text]:visible, main form input:not([type]):visible');
      const field = fields.first();
      await field.scrollIntoViewIfNeeded();
      const pressed = (await press(page, [await middleOf(field)], 1)) + (await type(page, 'Guadalupe'));
      await page.keyboard.press('Tab');
      return pressed + 1 + (await type(page, 'Hernandez'));
    },
  },
];
