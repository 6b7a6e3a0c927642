import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { pageAt } from '#site/paths.ts';
import { webManifest } from './vite-web-manifest.ts';

test.each(languages)(
  'what is installed in %s begins with a page that is kept, and its icons are there',
  (language) => {
    const { start_url, icons, name } = webManifest(language);
    expect(name).not.toBe('');
    expect(start_url).toMatch(/^\/[a-z-]+$/);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
  },
);

test('the English one begins with the list of yards', () => {
  expect(pageAt(webManifest('eng').start_url)?.pageId).toBe('locations');
});
