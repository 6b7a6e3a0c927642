// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenGone } from './reload-when-gone.ts';

const reload = vi.fn();
const head = vi.fn<() => Promise<Response>>();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  head.mockResolvedValue(new Response(null));
  vi.stubGlobal('fetch', head);
  delete document.documentElement.dataset.alone;
  document.body.innerHTML = `<main></main>${moduleOf('aaaa')}`;
  stop = reloadWhenGone(document, reload);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const moduleOf = (build: string) =>
  `<script type="text/plain" id="app-module">import "/assets/eng/manifest-${build}.js";</script>`;

async function fail() {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('loads the page anew when a file of its build is gone, after the server has answered', async () => {
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(head).toHaveBeenCalledWith(location.href, { method: 'HEAD' });
});

test('loads the page anew once for each build, also when two builds take turns', async () => {
  for (const build of ['aaaa', 'aaaa', 'bbbb', 'aaaa', 'bbbb']) {
    document.body.innerHTML = moduleOf(build);
    await fail();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('asks once when several files are gone at once', async () => {
  dispatchEvent(new Event('vite:preloadError'));
  await fail();
  expect(head).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('hears of an application that failed before it was there', async () => {
  stop();
  document.documentElement.dataset.alone = '';
  stop = reloadWhenGone(document, reload);
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

test.each([
  ['is out of reach', () => head.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['cannot answer', () => head.mockResolvedValue(new Response(null, { status: 503 }))],
])('leaves the page as it is while the server %s, and mends it later', async (_, silence) => {
  silence();
  await fail();
  expect(reload).not.toHaveBeenCalled();
  head.mockResolvedValue(new Response(null));
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['text in a form that will be sent', '<main><form method="post"><input value="Rosa"></form></main>'],
  ['a confirmation', '<main><div data-irreplaceable=""></div></main>'],
])('leaves a page as it is that holds %s', async (_, main) => {
  document.body.innerHTML = main + moduleOf('aaaa');
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('leaves a page as it is into which somebody types while the server is asked', async () => {
  document.body.innerHTML = `<main><form><input></form></main>${moduleOf('aaaa')}`;
  head.mockImplementation(async () => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = '12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return new Response(null);
  });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('lets a page go where it was sent meanwhile', async () => {
  head.mockImplementation(async () => {
    dispatchEvent(new Event('beforeunload'));
    return new Response(null);
  });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('leaves the page as it is where the tab cannot remember that it was loaded anew', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fail();
  full.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
