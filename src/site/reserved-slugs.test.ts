import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { reservedSlugs } from './slugs.ts';

test('no page may take the name of a folder that is served, of a call, a feed, a probe or a language', () => {
  const folders = readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(3);
  expect(reservedSlugs).toEqual(
    expect.arrayContaining([
      ...folders,
      ...languages,
      'api',
      'assets',
      'feeds',
      'livez',
      'readyz',
      'metrics',
    ]),
  );
});
