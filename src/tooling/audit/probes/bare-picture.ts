import type { Page } from '@playwright/test';
import { type Picture, readPng } from './pixels.ts';

/** Takes every letter, its shadow and its underline away and leaves what they stand on. */
const bareSheet = `*, *::before, *::after, ::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; -webkit-text-stroke-color: transparent !important;
  caret-color: transparent !important; transition: none !important; animation-play-state: paused !important;
}`;

/**
 * A picture of the whole page without its letters, in device pixels, from the top of the document; and how many of them
 * make a CSS pixel. The page is as it was when this returns.
 */
export async function barePicture(page: Page): Promise<{ picture: Picture; density: number }> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, bareSheet);
  try {
    const density = await page.evaluate(() => devicePixelRatio);
    return { picture: readPng(await page.screenshot({ fullPage: true, caret: 'hide' })), density };
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
}
