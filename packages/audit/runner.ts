import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import type { Cell, CellResult } from './contract.ts';
import { type AuditContext, runCell, type Windows } from './run-cell.ts';

/** Cells looked at side by side: one more than the machines that this is reckoned for have cores, as each waits now and then. */
const workers = 3;

/** Starts the browser of an audit. Rejects when there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      // Root, as in most containers, may not use the sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // What is drawn need not go from one process to another: a twentieth of the whole audit's time.
      '--in-process-gpu',
      // Letters stand where a window would have them, not on whole pixels.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * Looks at all cells, three at a time, and hands each result over as soon as it is there. Gives the results back in the order of
 * the cells.
 * @throws when the browser dies: what is done is kept by whoever took the results, and another run goes on.
 */
export async function runCells(
  browser: Browser,
  cells: readonly Cell[],
  auditContext: AuditContext,
  onResult: (result: CellResult) => void,
): Promise<CellResult[]> {
  const results = new Map<string, CellResult>();
  // Neighbours in the list share a page; so the workers are mostly at the same page, whose files the browser then has.
  const queue = longestFirst(cells).values();
  const work = async (): Promise<void> => {
    const windows = await openWindows(browser);
    for (const context of [windows.withScript, windows.withoutScript]) await auditContext.prepare?.(context);
    for (const cell of queue) {
      const result = await runCell(cell, windows, auditContext);
      if (!browser.isConnected()) {
        throw new Error(
          'The browser ended amid the audit; what was done is kept; run the command again to go on.',
        );
      }
      results.set(cell.id, result);
      onResult(result);
    }
    await Promise.all([windows.withScript.close(), windows.withoutScript.close()]);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return cells.flatMap(({ id }) => results.get(id) ?? []);
}

/**
 * The cells page by page, of each page those first that most checks look at: one of them, begun last, would keep all other
 * workers waiting.
 */
export function longestFirst(cells: readonly Cell[]): Cell[] {
  const isLong = ({ scheme, mode, state }: Cell) =>
    scheme === 'light' && mode === 'default' && state === 'default';
  return [...Map.groupBy(cells, ({ page }) => page).values()].flatMap((ofPage) => [
    ...ofPage.filter(isLong),
    ...ofPage.filter((cell) => !isLong(cell)),
  ]);
}

async function openWindows(browser: Browser): Promise<Windows> {
  const context = (javaScriptEnabled: boolean): Promise<BrowserContext> =>
    browser.newContext({
      javaScriptEnabled,
      // Engines are put into pages as scripts, which the pages' own policy rightly refuses.
      bypassCSP: true,
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
    });
  return { withScript: await context(true), withoutScript: await context(false), tabs: [] };
}
