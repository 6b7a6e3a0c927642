import type { Page } from '@playwright/test';

/** What one task has cost. */
export interface Cost {
  /** Keys pressed, letters aside: Tab, arrows, Enter and so on. */
  keys: number;
  /** Letters and signs that were typed. */
  letters: number;
  /**
   * Milliseconds from the press that saves, or puts back, until the page shows the words. None where nothing is saved, or no
   * page that shows it is open.
   */
  shownAfter?: number;
}

/** What a page comes to once words are saved. */
export interface Shown {
  words: string;
  /** Runs in the page, at each of its frames, and is given those words. */
  when(words: string): boolean;
}

/** Further from where one is, nobody goes on with Tab. */
const farthest = 150;

/** A pair of hands on a keyboard: every key is counted, and nothing else moves the page. */
export class Hands {
  readonly page: Page;
  cost: Cost = { keys: 0, letters: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.cost.keys += 1;
    await this.page.keyboard.press(key);
  }

  /**
   * Presses Enter where that saves, and takes the time until the page shows it.
   * @param patience How long it may take, in milliseconds.
   */
  async pressAndSee({ words, when }: Shown, patience: number): Promise<void> {
    const start = performance.now();
    await this.press('Enter');
    await this.page.waitForFunction(when, words, { timeout: patience });
    this.cost.shownAfter = Math.round(performance.now() - start);
  }

  /** Types over what the focused field holds. */
  async write(text: string): Promise<void> {
    await this.press('Control+A');
    this.cost.letters += text.length;
    await this.page.keyboard.type(text);
  }

  /**
   * Moves on with a key until what has the focus is called so.
   * @throws when it is not met, with all that was.
   */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    const met: string[] = [];
    for (let step = 0; step < farthest; step += 1) {
      const focused = await nameOfFocus(this.page);
      if (name.test(focused)) return;
      met.push(focused);
      await this.press(key);
    }
    throw new Error(
      `Nothing called ${name} has had the focus after ${farthest} × ${key}, only: ${met.join(' | ')}`,
    );
  }
}

/** What has the focus is called so: by its label, or by its words. Reads into shadow trees, where the editor stands. */
export function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { labels } = focused as HTMLInputElement;
    const said =
      focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent ?? '';
    return said.trim().replace(/\s+/g, ' ').slice(0, 120);
  });
}
