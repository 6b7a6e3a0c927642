import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { VisitedPage } from '../site-pages.ts';

/** As the Layout Instability API has it; TypeScript's own types do not know it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Lets only the test wake the page, and notes what moves and what the page's policy refuses; to be called before it opens. */
export async function watchTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The browser is never idle, and nobody's pointer rests on the page, as some browsers without a window say of theirs: only
    // what the test does below wakes the page.
    window.requestIdleCallback = () => 0;
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
    const seen = { moved: [] as string[], violations: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node, previousRect: was, currentRect: is }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeValue;
          return `${name} from ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`;
        });
        seen.moved.push(`${value} at ${Math.round(startTime)} ms: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', (event) => {
      seen.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** The headings that assistive technology reads, as the page stands before any script of the build has come. */
export async function readBeforeScripts(page: Page, { url }: VisitedPage): Promise<string[]> {
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).length,
  );
  expect.soft(scripts, `${url}: scripts fetched before idle or a hand`).toBe(0);
  return await headings(page);
}

/** Asks of a page that its script has taken over, and that rests, whether that went unnoticed. */
export async function startsQuietly(
  page: Page,
  { url, id, language }: VisitedPage,
  before: readonly string[],
): Promise<void> {
  // The English home fills its news list when the call has answered; everything else stands from the first byte.
  const added = id === 'home' && language === 'eng' ? 4 : 0;
  await expect
    .poll(async () => (await headings(page)).filter((line) => !before.includes(line)), url)
    .toHaveLength(added);
  const after = await headings(page);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { moved: string[]; violations: string[] } }).seen,
  );
  expect.soft(seen.violations, `${url}: what the policy refused`).toEqual([]);
  expect.soft(seen.moved, `${url}: layout shifts`).toEqual([]);
  expect
    .soft(await calledWrongByTheBrowser(page), `${url}: fields heard as wrong before anybody wrote`)
    .toEqual([]);
  expect
    .soft(
      before.filter((line) => !after.includes(line)),
      `${url}: headings lost`,
    )
    .toEqual([]);
}

async function headings(page: Page): Promise<string[]> {
  const reading = await page.locator('body').ariaSnapshot();
  return reading
    .split('\n')
    .filter((line) => /- heading /.test(line))
    .map((line) => line.trim());
}

/**
 * The names of controls that the browser finds wrong, or that say they are not. Firefox tells screen readers "invalid entry" of
 * the first, whatever they say themselves: nobody could hear an empty required field from one with a mistake. Of the others it
 * never tells when they become wrong.
 */
function calledWrongByTheBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:invalid, select:invalid, textarea:invalid, [aria-invalid=false]',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .map(({ id, name }) => id || name),
  );
}
