import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../runner.ts';
import { readAloud } from './screen-reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);

afterAll(() => browser?.close());

test('what a browser shows where no script runs is not read, and all else is, to the end of a long page', async () => {
  const page = await browser.newPage();
  const lines = Array.from({ length: 1500 }, (_, line) => `<p>${line}</p>`).join('');
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><noscript><p class="x">Menu</p></noscript>${lines}<p>The last</p></main>`,
  );
  const phrases = await readAloud(page);
  expect(phrases).toContain('The last');
  expect(phrases.join('\n')).not.toContain('class="x"');
}, 120_000);
