import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faintFields } from '../checks/field-edges.ts';
import { startBrowser } from '../runner.ts';
import { unreadableTexts } from './unreadable-texts.ts';

let browser: Browser;
let page: Page;

/** Words and a field at the top of the page, where a dialog has its heading and a field of its own. */
const html = `<!doctype html><html lang="en"><title>A page</title>
  <style>
    body { margin: 0; background: white }
    dialog { position: fixed; inset: 0 auto auto 0; margin: 0; border: 0; padding: 0; width: 300px; height: 200px }
    h1, h2 { font: 20px/1.2 sans-serif; margin: 0 }
    input { display: block; border: 1px solid #eee; background: white }
    main label { position: absolute; top: 230px }
  </style>
  <main><h1>Words of the page</h1><label>Behind <input id="behind"></label></main>
  <dialog><h2>Words of the dialog</h2><label>Inside <input id="inside"></label></dialog>`;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 300 } });
}, 120_000);

afterAll(() => browser?.close());

const open = async (how: 'show' | 'showModal') => {
  await page.setContent(html);
  await page.evaluate((method) => {
    const dialog = document.querySelector('dialog');
    dialog?.[method]();
    // A ring would be an edge.
    dialog?.querySelector('input')?.blur();
  }, how);
};

test('the page behind a modal dialog is covered by no words, and its fields are judged where it is closed', async () => {
  await open('showModal');
  expect((await unreadableTexts(page)).faults).toEqual([]);
  expect((await faintFields(page)).faults.map(({ selector }) => selector)).toEqual(['#inside']);
});

test('what lies over the page without being modal covers its words', async () => {
  await open('show');
  const { faults } = await unreadableTexts(page);
  expect(faults.map(({ message }) => message)).toContain(
    '"Words of the page" lies over "Words of the dialog"',
  );
  expect((await faintFields(page)).faults).toHaveLength(2);
});
