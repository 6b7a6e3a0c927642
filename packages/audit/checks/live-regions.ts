import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { inOpeningCells } from './page-check.ts';

/** How long a page is listened to before anything is pressed, and after each press, in milliseconds. */
const listening = { opening: 900, press: 250 };

/** How long a button may take to be pressed, in milliseconds: on a busy machine a shorter time passes over sound buttons. */
const patience = 10_000;

/** More presses tell nothing new: components repeat. */
const mostPresses = 12;

declare global {
  interface Window {
    lateRegions: Element[];
  }
}

/**
 * A region that speaks is on the page, empty, before it has something to say: one that comes together with its words is
 * not announced by every screen reader, nor is one that is given its role, or shown, together with them. The page is opened
 * anew with an observer, listened to, and its buttons pressed.
 */
export const liveRegions: Check = {
  id: 'live-regions',
  title: {
    eng: 'Status regions stand before they speak',
    es: 'Las regiones de estado existen antes de hablar',
  },
  fix: {
    eng: 'Render the region with role="status" empty from the start, and put only the words in later.',
    es: 'Ponga desde el principio la región con role="status" vacía y agregue después solo las palabras.',
  },
  criteria: ['4.1.3'],
  appliesTo: inOpeningCells,
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    // Without a script nothing comes late.
    if ((await opened.evaluate(() => document.scripts.length)) === 0)
      return reportOf({ looked: 0, faults: [] });
    const page = await openAgain();
    try {
      await page.addInitScript(observe);
      await page.reload();
      await page.waitForTimeout(listening.opening);
      await pressButtons(page);
      await installDomHelpers(page);
      const seen = await page.evaluate(() => ({
        regions: document.querySelectorAll(
          '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output',
        ).length,
        faults: window.lateRegions.map((region) =>
          window.auditDom.fault(
            region,
            'This region came to the page together with its words, so they may not be announced.',
          ),
        ),
      }));
      return reportOf({ looked: seen.regions, faults: unique(seen.faults) });
    } finally {
      await page.close();
    }
  },
};

function observe(): void {
  const speaking =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const speaks = (value: string | null) => /^(status|alert|log|polite|assertive)$/.test(value ?? '');
  window.lateRegions = [];
  const begin = () =>
    new MutationObserver((changes) => {
      for (const { type, addedNodes, target, attributeName, oldValue } of changes) {
        if (type === 'attributes') {
          const region = target as Element;
          // A role that comes when the words are there, or a region that is shown with its words, is as late as a new one.
          const isNewRole = attributeName !== 'hidden' && !speaks(oldValue);
          const isShown = attributeName === 'hidden' && oldValue !== null && !region.hasAttribute('hidden');
          const hasWords = Boolean(region.textContent?.trim()) && region.checkVisibility();
          const isInOther = region.parentElement?.closest(speaking) !== null;
          if (region.matches(speaking) && hasWords && !isInOther && (isNewRole || isShown))
            window.lateRegions.push(region);
          continue;
        }
        const parent = target instanceof Element ? target : target.parentElement;
        // Inside a region that was there before, everything is announced.
        if (parent?.closest(speaking)) continue;
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const regions = node.matches(speaking) ? [node] : [...node.querySelectorAll(speaking)];
          for (const region of regions) {
            const isWholePage = node.contains(document.querySelector('main'));
            // What gets the focus is read because of that; so is what stands in it.
            // A carousel that script makes of a list brings its slides along; only their change is news.
            const isCarousel = region.closest('[aria-roledescription]') !== null;
            const isFocused =
              region.contains(document.activeElement) || node.matches('dialog, [role=dialog]');
            if (
              !isWholePage &&
              !isFocused &&
              !isCarousel &&
              region.isConnected &&
              region.textContent?.trim() &&
              region.checkVisibility()
            )
              window.lateRegions.push(region);
          }
        }
      }
    }).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['role', 'aria-live', 'hidden'],
      attributeOldValue: true,
    });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** Presses what changes the page and leads nowhere; an empty form with required fields answers and sends nothing. */
async function pressButtons(page: Page): Promise<void> {
  const buttons = page.locator(
    'main button[type=button]:visible:not([aria-disabled=true], [disabled]), main form[method=post]:has([required], [aria-required=true]) button[type=submit]:visible',
  );
  const count = Math.min(await buttons.count(), mostPresses);
  const address = page.url();
  for (let index = 0; index < count; index += 1) {
    const pressed = await buttons
      .nth(index)
      .click({ timeout: patience })
      .then(
        () => true,
        () => false,
      );
    if (!pressed) continue;
    await page.waitForTimeout(listening.press);
    if (page.url() !== address) return;
    await page.keyboard.press('Escape');
  }
}

function unique(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ html }, index) => faults.findIndex((other) => other.html === html) === index);
}
