import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

/** As the Layout Instability API has it; TypeScript's own types do not know it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

const originOf = production.origins;

/** What assistive technology reads of a page, without what only a script can know (the decoded e-mail address). */
async function reading(page: Page): Promise<string> {
  return await page.locator('body').ariaSnapshot();
}

for (const { id, language, path } of visitedPages.filter((page) => !page.id.startsWith('console'))) {
  test(`${language} ${id} starts without a warning, moves nothing and breaks no policy`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404 \(Not Found\)/);
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
    await page.goto(`${originOf[language]}${path}`, { waitUntil: 'load' });
    const scripts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).length,
    );
    expect(scripts, 'scripts fetched before idle or a hand').toBe(0);
    const before = await reading(page);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const headings = (text: string) =>
      text
        .split('\n')
        .filter((line) => /- heading /.test(line))
        .map((line) => line.trim());
    // The English home fills its news list when the call has answered; everything else stands from the first byte.
    const added = id === 'home' && language === 'eng' ? 4 : 0;
    await expect
      .poll(async () => headings(await reading(page)).filter((line) => !headings(before).includes(line)))
      .toHaveLength(added);
    const after = await reading(page);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { moved: string[]; violations: string[] } }).seen,
    );
    expect(seen.violations).toEqual([]);
    expect(seen.moved, 'layout shifts').toEqual([]);
    expect(headings(before).filter((line) => !headings(after).includes(line))).toEqual([]);
  });
}
