import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../runner.ts';
import { readPng } from './pixels.ts';
import { holdStill, pageJpeg, pagePicture, windowPicture } from './quick-picture.ts';

const html = `<!doctype html><html lang="en"><title>A tall page</title><style>
body { margin: 0; height: 2400px; background: linear-gradient(#036, #fc0); }
header { position: fixed; top: 0; width: 100%; height: 40px; background: #fff; }
button { margin: 300px 40px; transition: outline-width 2s; outline: 0 solid #000; }
button:focus { outline-width: 8px; }
</style><header>Always here</header><button type="button">Press</button>`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(html);
}, 120_000);

afterAll(() => browser?.close());

test('a picture of the window or a part of it, and one of the whole page, show the very pixels of slower ones', async () => {
  await page.evaluate(() => scrollTo(0, 200));
  expect(await windowPicture(page)).toEqual(readPng(await page.screenshot()));
  const clip = { x: 30, y: 20, width: 120, height: 150 };
  expect(await windowPicture(page, { ...clip, y: clip.y + 200 })).toEqual(
    readPng(await page.screenshot({ clip })),
  );
  const whole = await pagePicture(page);
  expect([whole.width, whole.height]).toEqual([400, 2400]);
  expect(whole).toEqual(readPng(await page.screenshot({ fullPage: true })));
});

test('a picture that is kept is a JPEG of the whole page, and packed better when less is asked of it', async () => {
  const [fine, coarse] = [await pageJpeg(page, 90), await pageJpeg(page, 30)];
  expect(coarse.length).toBeLessThan(fine.length);
  const size = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, fine.toString('base64'));
  expect(size).toEqual([400, 2400]);
});

test('held still, a ring is drawn whole at once; let go, the page is as it was', async () => {
  const letMove = await holdStill(page);
  const width = () =>
    page.evaluate(() => {
      document.querySelector('button')?.focus();
      return getComputedStyle(document.activeElement ?? document.body).outlineWidth;
    });
  expect(await width()).toBe('8px');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await letMove();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(Number.parseFloat(await width())).toBeLessThan(8);
});
