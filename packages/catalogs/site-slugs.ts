import { type Language, languages } from '#i18n/language.ts';
import {
  pathTable,
  reservedSlugs,
  type SlugTable,
  slugMaximum,
  slugPattern,
  slugsInUse,
} from '#site/slugs.ts';
import type { AddressSegment, SlugRules } from './slug-rules.ts';

/**
 * The site's own slug rules and addresses. The site builds the addresses, from stand-in slugs (`eng-4`), so that the
 * check sees exactly the addresses that will be served, even while a slug is missing or malformed.
 */
export function siteSlugRules(): SlugRules {
  const inUse = slugsInUse();
  const standIns = (language: Language) =>
    Object.fromEntries(inUse.map((word, index) => [word, `${language}-${index}`]));
  const table = pathTable(
    Object.fromEntries(languages.map((language) => [language, standIns(language)])) as SlugTable,
  );
  const addresses = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(table[language])
          // A page at the other language's address has no slug of this language to mend.
          .filter(([, path]) => path === '/' || path.startsWith(`/${language}-`))
          .map(([page, path]) => [page, segmentsOf(path, inUse)]),
      ),
    ]),
  ) as SlugRules['addresses'];
  return { pattern: slugPattern, maximum: slugMaximum, reserved: reservedSlugs, inUse, addresses };
}

function segmentsOf(path: string, inUse: string[]): AddressSegment[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const [, index, text = ''] = /^[a-z]+-(\d+)(.*)$/.exec(part) ?? [];
      return index === undefined ? { text: part } : { slug: inUse[Number(index)] ?? '', text };
    });
}
