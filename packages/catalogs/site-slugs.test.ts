import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { siteSlugRules } from './site-slugs.ts';

test.each([...languages])('the check sees the addresses that the site serves in %s', (language) => {
  const slugs = readSlugFiles();
  const served = pathTable(slugs)[language];
  const { addresses } = siteSlugRules();
  const seen = Object.fromEntries(
    Object.entries(addresses[language]).map(([page, segments]) => [
      page,
      `/${segments.map(({ slug, text }) => (slug === undefined ? text : slugs[language][slug] + text)).join('/')}`,
    ]),
  );
  expect(served).toMatchObject(seen);
  // Only a page at the other language's address is left out.
  expect(Object.keys(served).filter((page) => !(page in seen))).toEqual(['legal-notices-other']);
});
