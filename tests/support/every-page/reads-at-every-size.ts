import type { Page } from '@playwright/test';
import { smallControls } from '@site/audit/checks/control-size.ts';
import { smallTargets } from '@site/audit/checks/target-size.ts';
import { linesOf } from '@site/audit/faults.ts';
import { changeText } from '@site/audit/page/text-changes.ts';
import { unreadableTexts } from '@site/audit/page/unreadable-texts.ts';
import { expect } from '../fixtures.ts';
import { wordsInPieces } from './lines-of-text.ts';

/** How a visitor may change the text: not at all, twice as large, or set further apart. */
export const textSizes = {
  'as it is': 'none',
  'text at 200 %': 'text-200',
  'text set apart': 'text-spacing',
} as const;

/** The narrowest window, which is one of 1280 px at 400 %, and a usual one. */
export const bothWidths = [320, 1280] as const;

/** Asks whether a page can be read and pressed, narrow and wide, with large and with wide text; leaves its text as it was. */
export async function readsAtEverySize(page: Page, url: string): Promise<void> {
  for (const [change, sheet] of Object.entries(textSizes)) {
    await changeText(page, sheet);
    for (const width of bothWidths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${url} at ${width} px, ${change}`;
      expect.soft(linesOf((await unreadableTexts(page)).faults), where).toEqual([]);
      if (sheet !== 'none') continue;
      expect.soft(await wordsInPieces(page), where).toEqual([]);
      expect.soft(linesOf((await smallTargets(page)).faults), `${where}: 24 px`).toEqual([]);
      expect.soft(linesOf((await smallControls(page)).faults), `${where}: 44 px`).toEqual([]);
    }
  }
  await changeText(page, 'none');
}

/** Asks whether a page can be read in the narrowest window with large and with wide text; leaves window and text as they were. */
export async function readsOnAPhone(page: Page, url: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const change of ['text-200', 'text-spacing'] as const) {
    await changeText(page, change);
    const where = `${url} at 320 px, ${change}, without script and our typeface`;
    expect.soft(linesOf((await unreadableTexts(page)).faults), where).toEqual([]);
  }
  await changeText(page, 'none');
  if (before) await page.setViewportSize(before);
}
