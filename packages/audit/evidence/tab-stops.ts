import type { Page } from '@playwright/test';
import { holdStill, pageJpeg } from '../page/quick-picture.ts';
import type { EvidenceCollector } from '../run-cell.ts';
import { isFirstLook } from './screenshot.ts';

/** Where a Tab stop stands, in CSS pixels of the whole page. */
export interface TabStop {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
}

/** A page with more stops than this goes round in a circle. */
const most = 600;

/** A picture of the whole page with every Tab stop numbered in the order in which Tab comes to it, once a page and language. */
export const tabStops: EvidenceCollector = {
  id: 'tab-stops',
  when: 'after',
  appliesTo: isFirstLook,
  async run({ openAgain, keep }) {
    const page = await openAgain();
    const stops = await walkByTab(page);
    await number(page, stops);
    await holdStill(page);
    await keep('tab-stops', 'tab-stops.jpg', await pageJpeg(page, 60));
    await keep('tab-stops', 'tab-stops.txt', list(stops));
  },
};

/** `1 a Skip to main content`, a stop a line, for whom a picture tells nothing. */
export function list(stops: readonly TabStop[]): string {
  return stops.map(({ name }, index) => `${index + 1} ${name}\n`).join('');
}

/** Presses Tab until the focus leaves the page or comes back to where it was. */
export async function walkByTab(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      if (element.dataset.auditStop !== undefined) return undefined;
      element.dataset.auditStop = '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute('aria-label') || element.textContent || element.id;
      return {
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
        name: `${element.localName} ${words.trim().replace(/\s+/g, ' ').slice(0, 80)}`,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Draws a frame and a number at each stop, over the page. */
async function number(page: Page, stops: readonly TabStop[]): Promise<void> {
  await page.evaluate((all) => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    const layer = document.createElement('div');
    layer.style.cssText = 'position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none';
    for (const [index, { x, y, width, height }] of all.entries()) {
      const frame = document.createElement('div');
      frame.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;box-sizing:border-box;outline:2px solid #b00060`;
      const label = document.createElement('span');
      label.textContent = `${index + 1}`;
      label.style.cssText =
        'position:absolute;left:-2px;top:-2px;padding:0 4px;background:#b00060;color:#fff;font:bold 13px/18px sans-serif';
      frame.append(label);
      layer.append(frame);
    }
    document.body.append(layer);
  }, stops);
}
