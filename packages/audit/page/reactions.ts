import type { Page, Route } from '@playwright/test';
import { painted } from './tab-key.ts';

/** What a page did after something was done to it. */
export interface Reaction {
  /** How many changes of the document there were. */
  changes: number;
  /** The address it wanted to leave for; empty where it stayed. */
  leftFor: string;
}

/** A page that may want to leave and does not get away, so that one can see that it wanted to. */
export interface HeldPage {
  /** Does something, and says what the page did after it. */
  reactionTo: (deed: () => Promise<unknown>) => Promise<Reaction>;
  /** Where it has wanted to go since it was held. */
  leftFor: () => string;
  release: () => Promise<void>;
}

/** How long a page may take to react, in milliseconds. */
const patience = 120;

declare global {
  interface Window {
    /** How often the document has changed since somebody began to count. */
    auditChanges: number;
    auditWatcher?: MutationObserver;
  }
}

/** Holds a page: whatever its script does, it stays, and windows that it opens are closed. */
export async function holdPage(page: Page): Promise<HeldPage> {
  let goal = '';
  const main = page.mainFrame();
  const hold = async (route: Route): Promise<void> => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== main) return await route.fallback();
    goal ||= request.url();
    await route.abort('aborted');
  };
  const close = async (other: Page): Promise<void> => {
    goal ||= other.url();
    await other.close();
  };
  await page.route('**/*', hold);
  page.on('popup', close);
  return {
    leftFor: () => goal,
    reactionTo: async (deed) => {
      goal = '';
      await page.evaluate(() => {
        window.auditChanges = 0;
        window.auditWatcher?.disconnect();
        window.auditWatcher = new MutationObserver((all) => {
          window.auditChanges += all.length;
        });
        window.auditWatcher.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      const before = new URL(page.url()).pathname;
      await deed();
      await page.waitForTimeout(patience);
      await painted(page);
      const changes = await page.evaluate(() => {
        window.auditWatcher?.disconnect();
        return window.auditChanges;
      });
      const after = new URL(page.url()).pathname;
      if (after !== before) goal ||= page.url();
      return { changes, leftFor: goal };
    },
    release: async () => {
      await page.unroute('**/*', hold);
      page.off('popup', close);
    },
  };
}
