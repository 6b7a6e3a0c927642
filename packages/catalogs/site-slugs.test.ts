import { expect, test } from 'vitest';
import { type Language, languages, otherLanguage } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable, type SlugTable } from '#site/slugs.ts';
import type { Catalog } from './catalog-files.ts';
import { siteSlugRules } from './site-slugs.ts';
import { slugFindings } from './slug-rules.ts';

const slugs = readSlugFiles();
const rules = siteSlugRules();

test.each([...languages])('the check sees the addresses that the site serves in %s', (language) => {
  const seen = Object.fromEntries(
    Object.entries(rules.addresses[language]).map(([page, segments]) => [
      page,
      `/${segments
        .map(({ slug, text, language: of = language }) =>
          slug === undefined ? text : slugs[of][slug] + text,
        )
        .join('/')}`,
    ]),
  );
  expect(seen).toEqual(pathTable(slugs)[language]);
});

/** The catalogs of addresses, as they would hold this table. */
const catalogsOf = (table: SlugTable): Catalog[] =>
  languages.map((language) => {
    const entries = Object.entries(table[language]).map(
      ([word, slug]) => `msgctxt "slug"\nmsgid "${word}"\nmsgstr "${slug}"\n`,
    );
    return {
      language,
      area: 'routes',
      path: `locales/${language}/routes.po`,
      po: parsePo(entries.join('\n')),
    };
  });

/** Which language's file the check complains about, while one slug of a language is as given. */
function complaints(language: Language, word: string, slug: string): string[] {
  const table = { ...slugs, [language]: { ...slugs[language], [word]: slug } };
  const catalogs = catalogsOf(table);
  const found = catalogs.flatMap((catalog) => slugFindings(catalog, rules, catalogs));
  let isServed = true;
  try {
    pathTable(table);
  } catch {
    isServed = false;
  }
  if (!isServed) expect(found, `${language}: "${slug}" for "${word}"`).not.toEqual([]);
  return found.map(({ rule, file }) => `${rule} ${file}`);
}

test('what the site refuses to serve, the check names, whichever word another one takes', () => {
  for (const language of languages) {
    const { inUse } = rules;
    for (const [index, word] of inUse.entries()) {
      const neighbour = inUse[(index + 1) % inUse.length] ?? '';
      for (const slug of [
        slugs[language][neighbour],
        slugs[otherLanguage(language)][word],
        'api',
        'two words',
      ])
        complaints(language, word, slug ?? '');
    }
  }
});

test('a page at the address of another language is held against those of its own', () => {
  for (const language of languages.filter((each) => each !== 'eng')) {
    expect(complaints(language, 'legal-notices', slugs.eng['legal-notices'] ?? '')).toContain(
      `slug-shared locales/${language}/routes.po`,
    );
  }
});
