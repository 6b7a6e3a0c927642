import type { Locator, Page } from '@playwright/test';

/** What a way through the site cost, and where its answer stands. */
export interface WalkFigures {
  /** Links and buttons pressed, the button or the key that sends a form among them. */
  presses: number;
  /** Fields typed into, and choices made in lists. */
  fields: number;
  /** Heights of the window that were scrolled through, on all pages of the way, until the answer was seen. */
  screens: number;
  /** Where the answer begins, in pixels from the upper edge of the window as its page opened. */
  y: number;
}

/** Walks through the site as a visitor does, and counts. */
export interface Walker {
  readonly page: Page;
  /** Brings a link or button into the window and presses it. */
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(list: Locator, value: string): Promise<void>;
  /** The visitor reads on until this is in the window. Every journey ends with one. */
  read(answer: Locator): Promise<void>;
}

/** A walker on a page, and what it has counted so far. */
export function walkOn(page: Page): { walker: Walker; figures: WalkFigures } {
  const figures: WalkFigures = { presses: 0, fields: 0, screens: 0, y: 0 };

  /** Scrolls no further than it takes to see the target; returns where it stands in its document. */
  async function see(target: Locator): Promise<number> {
    await target.waitFor();
    const { top, by, height } = await target.evaluate((element) => {
      // An address with a fragment opens its page further down.
      const seen = window as { openedAt?: number };
      seen.openedAt ??= window.scrollY;
      const box = element.getBoundingClientRect();
      const { innerHeight, scrollY } = window;
      // Of what is taller than the window its beginning counts.
      const end = Math.min(box.bottom, box.top + innerHeight);
      const down = Math.max(0, end - innerHeight);
      const by = box.top < 0 ? box.top : down;
      window.scrollBy({ top: by, behavior: 'instant' });
      return { top: Math.round(box.top + scrollY - seen.openedAt), by, height: innerHeight };
    });
    figures.screens += Math.abs(by) / height;
    return top;
  }

  const walker: Walker = {
    page,
    async press(target) {
      await see(target);
      figures.presses += 1;
      await target.click();
    },
    async type(field, text) {
      await see(field);
      figures.fields += 1;
      await field.fill(text);
    },
    async choose(list, value) {
      await see(list);
      figures.fields += 1;
      await list.selectOption(value);
    },
    async read(answer) {
      figures.y = await see(answer);
      figures.screens = Math.round(figures.screens * 100) / 100;
    },
  };
  return { walker, figures };
}
