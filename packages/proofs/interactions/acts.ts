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
    const { x, y } = places[time % places.length] ?? { x: 0, y: 0 };
    await page.mouse.click(x, y);
    await setTimeout(pause);
  }
  await setTimeout(end);
  return times;
}

/** Where the menus of a wide window are opened. */
async function menus(page: Page): Promise<{ x: number; y: number }[]> {
  const buttons = await page.locator('header nav button[aria-expanded]:visible').all();
  return await Promise.all(buttons.map(middleOf));
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
    pages: 1,
    run: async (page) => {
      await served(page);
      return await press(page, await menus(page), 40);
    },
  },
  {
    // From the first moment, and while React takes the page over.
    id: 'menu-take-over',
    page: 'home',
    pages: 6,
    run: async (page) => {
      const places = await menus(page);
      await page.evaluate(() => {
        (window as { siteWake?: () => void }).siteWake?.();
      });
      return await press(page, places, 10);
    },
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
