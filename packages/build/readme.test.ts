import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type PageEntry, pages } from '#site/manifest.ts';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

test('the README counts the pages as the manifest has them', () => {
  const written = (pages as readonly PageEntry[]).filter(({ prerender }) => prerender).length;
  const words = readme.replaceAll(/\s+/g, ' ');
  const right = [
    `${pages.length} pages in each language`,
    `The build writes ${written} of them`,
    // Home stands at `/` and at the address that chooses its language on a local host.
    `"${written + 1} finished pages"`,
    `the other ${pages.length - written} `,
  ];
  // All at once, and not the README: whoever added a page corrects them in one go.
  expect(right.filter((each) => !words.includes(each))).toEqual([]);
});

test('the README can be read in ten minutes', () => {
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1500);
});
