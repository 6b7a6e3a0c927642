// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchWakeReasons } from './wake-reasons.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML =
    '<main><div data-stored="yard-notice snow">Closed for snow</div><form></form></main>';
});

async function isWoken(): Promise<boolean> {
  const wake = vi.fn();
  await watchWakeReasons(document, wake);
  return wake.mock.calls.length > 0;
}

test('a page of which nothing is remembered is left to a hand', async () => {
  expect(await isWoken()).toBe(false);
});

test('a notice that was dismissed in this tab is a reason, so that it does not stay', async () => {
  sessionStorage.setItem('yard-notice snow', '1');
  expect(await isWoken()).toBe(true);
});

test('answers that this tab holds are a reason on a page with a form', async () => {
  sessionStorage.setItem('site-drafts', '{}');
  expect(await isWoken()).toBe(true);
});

test('a request that waits on this device is a reason', async () => {
  localStorage.setItem('site-queue', '1');
  expect(await isWoken()).toBe(true);
});
