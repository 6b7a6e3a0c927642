// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { savedHeader } from '../model/saved-store.ts';
import { listMark, listSavedPages } from './list-saved-pages.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a saved page is listed by its title, with the time of day as every page writes it', async () => {
  const html = '<html data-keeps=""><meta property="og:title" content="Yards"/></html>';
  const at = new Date(2026, 10, 24, 15, 40).getTime();
  const url = 'https://example.com/yards';
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => [{ url }],
      match: async () => new Response(html, { headers: { [savedHeader]: `${at}` } }),
    }),
  });
  document.body.innerHTML = `<div ${listMark}=""></div>`;
  await listSavedPages(document);
  expect(document.querySelector('li')?.textContent).toBe('Yards Nov 24, 2026, 3:40\u00a0p.m.');
});
