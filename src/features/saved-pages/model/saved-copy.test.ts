import { expect, test } from 'vitest';
import { neededFiles, savedCopy, titleOf } from './saved-copy.ts';

const page = (lang: string) =>
  `<!DOCTYPE html><html lang="${lang}" data-keeps="/saved"><head><meta property="og:title" content="Joe&#x27;s &amp; Co"/>` +
  '<link rel="preload" href="/fonts/a.woff2"/><link rel="icon" href="/favicon.svg"/><script>bring("/assets/eng/page-script-x_1.js")</script></head>' +
  '<body><div hidden="" data-saved-note="">Saved on <time data-saved-at=""></time>.</div><img src="/images/a.svg"/><img src="https://other.example/images/b.svg"/>' +
  '<script type="text/plain" id="app-module">import "/assets/eng/root.js";\nimport "x";</script><script>data()</script></body></html>';

/** The moment as a copy is to tell it. */
const told = (lang: string | undefined, at: number) => `${at} in ${lang}`;

test('a saved copy says from when it is, in its language, and marks itself', () => {
  const copy = savedCopy(page('en'), Date.UTC(2026, 10, 24, 14, 8), told);
  expect(copy).toContain('<html data-saved="" lang="en"');
  expect(copy).toContain(
    '<div data-saved-note="">Saved on <time datetime="2026-11-24T14:08:00.000Z">1795529280000 in en</time>.',
  );
  expect(savedCopy(page('es'), 0, told)).toContain('>0 in es</time>');
});

test('a saved copy does not ask for React, and keeps every other script', () => {
  const copy = savedCopy(page('en'), 0, told);
  expect(copy).not.toContain('app-module');
  expect(copy).toContain('<script>data()</script>');
  expect(copy).toContain('page-script-x_1.js');
  // Of a page that was rendered for its visitor.
  const rendered = page('en').replace(' id="app-module"', ' nonce="R" id="app-module"');
  expect(savedCopy(rendered, 0, told)).toBe(copy);
});

test('saved with a page are its letters, pictures and page script, each once, and nothing of another host', () => {
  expect(neededFiles(page('en') + page('en')).sort()).toEqual([
    '/assets/eng/page-script-x_1.js',
    '/favicon.svg',
    '/fonts/a.woff2',
    '/images/a.svg',
  ]);
});

test('a page is listed by the name that it is shared under', () => {
  expect(titleOf(page('en'))).toBe('Joe’s & Co');
  expect(titleOf('<html></html>')).toBe('');
});
