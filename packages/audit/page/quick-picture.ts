import type { Page } from '@playwright/test';
import { type Picture, readPng } from './pixels.ts';

/** A part of the document, in CSS pixels from its upper left corner. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the browser is to draw; without anything, what the window shows. */
interface What {
  clip?: Part & { scale: number };
  captureBeyondViewport?: boolean;
  optimizeForSpeed?: boolean;
  format?: 'jpeg';
  quality?: number;
}

/**
 * A picture, in device pixels, of what the window shows, or of a part of that. What moves goes on; `holdStill` is for whoever
 * compares two of them.
 */
export async function windowPicture(page: Page, part?: Part): Promise<Picture> {
  return await quickPicture(page, { ...(part && { clip: { ...part, scale: 1 } }) });
}

/** A picture, in device pixels, of the whole page from the top of its document. */
export async function pagePicture(page: Page): Promise<Picture> {
  return await quickPicture(page, await wholePage(page));
}

/** The same as a JPEG file of so many of a hundred parts of quality: for whoever keeps it. */
export async function pageJpeg(page: Page, quality: number): Promise<Buffer> {
  return await captured(page, { ...(await wholePage(page)), format: 'jpeg', quality });
}

async function wholePage(page: Page): Promise<What> {
  const size = await page.evaluate(() => ({
    width: Math.max(document.body.scrollWidth, document.documentElement.scrollWidth),
    height: Math.max(document.body.scrollHeight, document.documentElement.scrollHeight),
  }));
  return { clip: { x: 0, y: 0, ...size, scale: 1 }, captureBeyondViewport: true };
}

/** Packed loosely: to pack it well takes the browser longer than to draw it, and nobody keeps it. */
async function quickPicture(page: Page, what: What): Promise<Picture> {
  return readPng(await captured(page, { ...what, optimizeForSpeed: true }));
}

async function captured(page: Page, what: What): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', what);
  await client.detach();
  return Buffer.from(data, 'base64');
}

const stillSheet = `*, *::before, *::after {
  transition: none !important; animation-play-state: paused !important; caret-color: transparent !important;
}`;

/** Lets nothing move, fade or blink until the function that it gives back is called. */
export async function holdStill(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    return own;
  }, stillSheet);
  return async () => {
    await sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own);
    });
    await sheet.dispose();
  };
}
