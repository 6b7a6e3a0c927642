import type { CDPSession, Page } from '@playwright/test';
import type { Sample } from '../contract.ts';
import type { Fault } from '../faults.ts';
import { installDomHelpers } from './dom-helpers.ts';
import { pressTab } from './tab-key.ts';

/** Where the focus went in a walk, by the number that each stop was marked with, or the markup of what is no stop. */
export interface Walk {
  visited: string[];
  /** Stops that took the focus while nothing of them could be seen. */
  unseen: string[];
}

/** Films, days and the like have parts of their own, which Tab visits while the focus stays with the element. */
const mostParts = 20;

/**
 * Marks everything on the page that takes the focus by Tab with `data-stop`, numbered in the order of the document, and
 * says what each is. Of a group of radio buttons one is a stop; of what is hidden or disabled, nothing. A sample
 * leaves out all but three of those that look alike: one element, one set of classes, in one kind of place.
 */
export async function markStops(page: Page, sample: Sample = 'all'): Promise<string[]> {
  await installDomHelpers(page);
  return await page.evaluate((wantedOnes) => {
    for (const marked of document.querySelectorAll('[data-stop]')) marked.removeAttribute('data-stop');
    const met = new Map<string, number>();
    const wanted = window.auditDom.stops().filter((element) => {
      if (wantedOnes === 'all') return true;
      if (wantedOnes === 'alike in main' && !element.closest('main')) return false;
      const kind = (at: Element | null) => (at ? `${at.localName}.${at.className}` : '');
      const ground = element.closest('[data-surface]')?.getAttribute('data-surface');
      const looks = [element, element.parentElement, element.parentElement?.parentElement ?? null].map(kind);
      const sort = [...looks, element.getAttribute('type'), ground].join('|');
      met.set(sort, (met.get(sort) ?? 0) + 1);
      return (met.get(sort) ?? 0) <= 3;
    });
    return wanted.map((element, index) => {
      element.dataset.stop = `${index}`;
      return `${index} ${element.localName} ${window.auditDom.shortNameOf(element)}`;
    });
  }, sample);
}

/** Takes away what `markStops` wrote. */
export async function unmarkStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-stop]')) marked.removeAttribute('data-stop');
  });
}

/** Presses Tab until so many stops were visited, or until pressing moves nothing any more, and tells where it went. */
export async function walk(
  page: Page,
  client: CDPSession,
  count: number,
  isBackwards: boolean,
): Promise<Walk> {
  await page.evaluate(() => {
    const seen: Walk = { visited: [], unseen: [] };
    const note = ({ target }: Event) => {
      const element = target as HTMLElement;
      const stop = element.dataset.stop ?? element.outerHTML.slice(0, 120);
      const { width, height } = element.getBoundingClientRect();
      seen.visited.push(stop);
      if (!window.auditDom.isPainted(element) || width < 1 || height < 1) seen.unseen.push(stop);
    };
    document.addEventListener('focusin', note);
    const endWalk = () => {
      document.removeEventListener('focusin', note);
      return seen;
    };
    Object.assign(window, { walked: () => seen.visited.length, endWalk });
  });
  const parted = await page.evaluate(
    () => document.querySelectorAll('video[controls], audio[controls], input[type=date]').length,
  );
  let reached = 0;
  let idle = 0;
  while (reached < count && idle <= parted * mostParts) {
    await pressTab(client, idle > 0 ? 1 : count - reached, isBackwards);
    const now = await page.evaluate(() => (window as unknown as { walked: () => number }).walked());
    idle = now > reached ? 0 : idle + 1;
    reached = now;
  }
  return await page.evaluate(() => (window as unknown as { endWalk: () => Walk }).endWalk());
}

/** The faults of stops by their marks, each with the message that belongs to it; unknown marks are left out. */
export async function faultsAt(
  page: Page,
  told: readonly [stop: string, message: string][],
): Promise<Fault[]> {
  return await page.evaluate(
    (all) =>
      all.flatMap(([stop, message]) => {
        const element = /^\d+$/.test(stop) ? document.querySelector(`[data-stop="${stop}"]`) : null;
        if (element) return [window.auditDom.fault(element, message)];
        return [{ message, selector: '', html: /^\d+$/.test(stop) ? '' : stop }];
      }),
    told.map(([stop, message]) => [stop, message] as const),
  );
}
