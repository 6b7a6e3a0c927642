import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Occurrence } from './occurrence.ts';
import { shotName } from './shot-name.ts';

/**
 * Takes a picture of a whole page on which each message that is seen stands in a frame with its number. The frames lie over
 * the page and change nothing of it; they are gone when it returns.
 */
export async function drawShot(
  page: Page,
  occurrences: readonly Occurrence[],
  folder: string,
): Promise<void> {
  const [first] = occurrences;
  if (first === undefined) return;
  const frames = occurrences.flatMap(({ number, box }) => (box === null ? [] : [{ number, box }]));
  await page.evaluate((boxes) => {
    const layer = document.createElement('div');
    layer.id = 'where-frames';
    for (const { number, box } of boxes) {
      const frame = document.createElement('div');
      const label = document.createElement('span');
      label.textContent = String(number);
      Object.assign(frame.style, {
        position: 'absolute',
        left: `${box.left - 2}px`,
        top: `${box.top - 2}px`,
        width: `${box.width + 4}px`,
        height: `${box.height + 4}px`,
        outline: '2px solid rgb(200 0 90)',
        zIndex: '2147483647',
        pointerEvents: 'none',
      });
      Object.assign(label.style, {
        position: 'absolute',
        right: '0',
        bottom: '100%',
        font: 'bold 11px/1.2 sans-serif',
        padding: '0 2px',
        color: 'rgb(255 255 255)',
        background: 'rgb(200 0 90)',
      });
      frame.append(label);
      layer.append(frame);
    }
    document.documentElement.append(layer);
  }, frames);
  const file = join(folder, shotName(first));
  mkdirSync(join(folder, 'shots', first.language), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 60 });
  await page.evaluate(() => document.querySelector('#where-frames')?.remove());
}
