import type { Page } from '@playwright/test';
import { requiredMarks } from '@site/audit/checks/required-marks.ts';
import { auditFindings } from './audit-check.ts';
import { visitedPages } from './site-pages.ts';

/**
 * What of the page must be filled in and is not marked so, for the eye or for the ear, on a narrow and a wide window, a line
 * each; and at how many fields that was looked at.
 */
export async function requiredMarksOf(page: Page): Promise<{ found: string[]; looked: number }> {
  const address = page.url().replace(/[?#].*/, '');
  const visited = visitedPages.find(({ url }) => url === address);
  if (visited === undefined) throw new Error(`${address} is no page of the development server.`);
  const found: string[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = await auditFindings(requiredMarks, page, visited);
    found.push(...seen.found.map((line) => `${width}: ${line}`));
    fewest = Math.min(fewest, seen.looked);
  }
  return { found, looked: fewest };
}
