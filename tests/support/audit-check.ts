import type { Page } from '@playwright/test';
import type { Check } from '@site/audit/contract.ts';
import type { VisitedPage } from './site-pages.ts';

/** What a check of the audit finds on a page that a test has opened, a line each; and how many elements it looked at. */
export async function auditFindings(
  check: Check,
  page: Page,
  visited: VisitedPage,
): Promise<{ found: string[]; looked: number }> {
  const { findings, looked = 0 } = await check.run({
    page,
    cell: {
      id: `test/${visited.id}/${visited.language}`,
      page: visited.id,
      language: visited.language,
      path: visited.path,
      width: 1280,
      scheme: 'light',
      mode: 'default',
      state: 'default',
    },
    openAgain: async () => {
      const another = await page.context().newPage();
      await another.goto(visited.url);
      return another;
    },
    keep: async (_kind, name) => name,
  });
  return { found: findings.map(({ message, selector }) => `${message} ${selector}`), looked };
}
