import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { exampleOf, examplePages, examplePath } from './example-pages.ts';
import { pageEntry, pages } from './manifest.ts';
import { paths, pathTo } from './paths.ts';

test('every page is there once in each language, and at an address of its own', () => {
  const found = examplePages(paths);
  expect(found).toHaveLength(pages.length * languages.length);
  for (const language of languages) {
    const own = found.filter((page) => page.language === language);
    expect(own.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
    expect(new Set(own.map(({ path }) => path)).size).toBe(pages.length);
  }
  expect(found.filter(({ path }) => path.includes(':'))).toEqual([]);
});

test('a page that shows one of many is opened with its example', () => {
  const { id } = exampleOf(pageEntry('yard'));
  expect(examplePath(pageEntry('yard'), paths.eng)).toBe(
    pathTo('yard', { language: 'eng', parameters: { id } }),
  );
});

test('refuses a page that shows one of many and names no example', () => {
  const { example: _, ...yard } = pageEntry('yard');
  expect(() => examplePath(yard, paths.es)).toThrow(
    'The page "yard" shows one of many and names no example; no audit and no test could open it; ' +
      'add an example to its entry in site/manifest.ts.',
  );
});
