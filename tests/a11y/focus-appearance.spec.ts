import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { markStops } from '../support/page-probes.ts';
import { development } from '../support/servers.ts';

/** How far around an element its ring may reach, in CSS pixels. */
const margin = 10;

/** Counts the pixels whose colours in two pictures stand 3:1 or more apart. */
async function changedPixels(canvas: Page, before: Buffer, after: Buffer): Promise<number> {
  return await canvas.evaluate(
    async (pictures) => {
      const read = async (base64: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      const table = Array.from({ length: 256 }, (_, value) => linear(value));
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * (table[data[at] ?? 0] ?? 0) +
        0.7152 * (table[data[at + 1] ?? 0] ?? 0) +
        0.0722 * (table[data[at + 2] ?? 0] ?? 0);
      const [one, other] = await Promise.all(pictures.map(read));
      if (!one || !other || one.length !== other.length) return -1;
      let count = 0;
      for (let at = 0; at < one.length; at += 4) {
        const [light, dark] = [luminance(one, at), luminance(other, at)].sort(
          (first, second) => second - first,
        );
        if (((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= 3) count += 1;
      }
      return count;
    },
    [before.toString('base64'), after.toString('base64')],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, url, width] of [
    ['home', `${development.english}/`, 1280],
    ['home at 320 px', `${development.spanish}/`, 320],
    ['form', `${development.english}/data-privacy`, 1280],
  ] as const) {
    test(`in ${colorScheme} on the ${name} every focus ring is as large as a 2 px frame, at 3:1`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const canvas = await context.newPage();
      await page.bringToFront();
      const stops = await markStops(page);
      // A key was pressed: from now on the browser draws the ring wherever the focus goes.
      await page.keyboard.press('Tab');
      for (const [index, stop] of stops.entries()) {
        // The footer is the same on every page.
        const element = page.locator(`[data-stop="${index}"]`);
        if (name !== 'home' && (await element.evaluate((each) => each.closest('footer') !== null))) continue;
        const box = await element.evaluate((each) => {
          (each as HTMLElement).focus();
          each.scrollIntoView({ block: 'center' });
          const { x, y, width: across, height: down } = each.getBoundingClientRect();
          // A link that goes over two lines has a frame for each.
          const around = [...each.getClientRects()].reduce(
            (sum, part) => sum + 2 * (part.width + part.height),
            0,
          );
          return { x, y, width: across, height: down, around, isRinged: each.matches(':focus-visible') };
        });
        expect.soft(box.isRinged, `${stop} takes the focus`).toBe(true);
        const x = Math.max(0, box.x - margin);
        const y = Math.max(0, box.y - margin);
        const clip = {
          x,
          y,
          width: Math.min(width, box.x + box.width + margin) - x,
          height: Math.min(800, box.y + box.height + margin) - y,
        };
        const focused = await page.screenshot({ clip, caret: 'hide' });
        await element.evaluate((each) => (each as HTMLElement).blur());
        const bare = await page.screenshot({ clip, caret: 'hide' });
        const changed = await changedPixels(canvas, bare, focused);
        const wanted = 2 * Math.min(box.around, 2 * (box.width + box.height));
        expect
          .soft(changed, `${stop}: ${changed} of ${Math.round(wanted)} px`)
          .toBeGreaterThanOrEqual(wanted);
      }
    });
  }
}
