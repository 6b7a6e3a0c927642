import { setImmediate } from 'node:timers/promises';
import { createElement, lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderToText } from './render-to-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const InTheEnd = lazy(async () => ({ default: () => 'in the end' }));
const Never = lazy(() => new Promise<{ default: () => string }>(() => undefined));
const Broken = (): never => {
  throw new RangeError('a page');
};

const pageThatWaits = (part: typeof Never) =>
  createElement('main', null, createElement(Suspense, { fallback: 'not yet' }, createElement(part)));

test('waits for all of a page, and leaves no timer behind that would hold it', async () => {
  const html = await renderToText(pageThatWaits(InTheEnd), { longest: 6000 });
  expect(html).toContain('in the end');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives a page without what does not come in time', async () => {
  const onError = vi.fn();
  const page = renderToText(pageThatWaits(Never), { longest: 6000, onError });
  // React first comes as far as it can.
  await setImmediate();
  await vi.advanceTimersByTimeAsync(6001);
  expect(await page).toContain('not yet');
  expect([onError.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('throws what a page threw, and leaves no timer behind then either', async () => {
  const page = renderToText(createElement(Broken), { longest: 6000, onError: () => undefined });
  await expect(page).rejects.toThrow('a page');
  expect(vi.getTimerCount()).toBe(0);
});
