import type { Page } from '@playwright/test';
import { axeIn, colourRules, everyRule } from '@site/audit/engines/axe.ts';

/**
 * What axe finds in the page's own part (the shell has its own tests), and sideways scroll, at a narrow and a wide
 * window and in both schemes.
 * @param widths Of the window, in CSS pixels.
 */
export async function axeFindings(page: Page, widths: readonly number[] = [320, 1280]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const builder = (await axeIn(page)).include('main').options({ resultTypes: ['violations'] });
      const { violations } = await builder
        .withRules([...(colorScheme === 'light' ? everyRule : colourRules)])
        .analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) {
          found.push(
            `${width} ${colorScheme} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
          );
        }
      }
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${width}: the page scrolls sideways by ${overflow} px`);
  }
  return found;
}
