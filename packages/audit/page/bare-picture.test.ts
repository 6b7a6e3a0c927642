import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../runner.ts';
import { barePicture, lookTwice } from './bare-picture.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  await page.setContent(
    '<!doctype html><html lang="en"><title>A page</title><p style="margin:20px">Words</p>',
  );
}, 120_000);

afterAll(() => browser?.close());

/** A look that finds so many faults, one number a look, and the pictures that it looked at. */
function lookThatFinds(...counts: number[]) {
  const pictures: unknown[] = [];
  const look = async () => {
    pictures.push((await barePicture(page)).picture);
    return { faults: Array<string>(counts[pictures.length - 1] ?? 0).fill('a fault') };
  };
  return { look, pictures };
}

test('a bare picture shows what letters stand on, without them, and leaves the page as it was', async () => {
  const { picture } = await barePicture(page);
  expect(new Set(picture.data)).toEqual(new Set([255]));
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a ring that is drawn in the color of its text is no letter, and the page is left as it was', async () => {
  const other = await browser.newPage({ viewport: { width: 200, height: 100 } });
  const html =
    '<style>input{appearance:none;color:inherit;width:30px;height:30px;border:4px solid;border-radius:50%}</style><label><input type="radio"></label>';
  await other.setContent(`<!doctype html><html lang="en"><title>A page</title>${html}`);
  const before = await other.locator('body').innerHTML();
  const { picture } = await barePicture(other);
  expect(Math.min(...picture.data)).toBe(0);
  expect(await other.locator('body').innerHTML()).toBe(before);
  await other.close();
});

test('where nothing is found one look is enough, by the picture that is there', async () => {
  const { look, pictures } = lookThatFinds(0);
  const { picture } = await barePicture(page);
  expect(await lookTwice(page, look)).toEqual({ faults: [] });
  expect(pictures).toEqual([picture]);
  expect(pictures[0]).toBe(picture);
});

test('what was caught in the middle of a change is gone by a second look, which takes a new picture', async () => {
  const { look, pictures } = lookThatFinds(1, 0);
  expect(await lookTwice(page, look)).toEqual({ faults: [] });
  expect(pictures).toHaveLength(2);
  expect(pictures[1]).not.toBe(pictures[0]);
});

test('what is wrong with the page is told by the second look, and no third is taken', async () => {
  const { look, pictures } = lookThatFinds(2, 1, 0);
  expect(await lookTwice(page, look)).toEqual({ faults: ['a fault'] });
  expect(pictures).toHaveLength(2);
});
