import { isLanguage, type Language, languages } from '#i18n/language.ts';
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
        Object.entries(table[language]).map(([page, path]) => [page, segmentsOf(path, { language, inUse })]),
      ),
    ]),
  ) as SlugRules['addresses'];
  return { pattern: slugPattern, maximum: slugMaximum, reserved: reservedSlugs, inUse, addresses };
}

function segmentsOf(
  path: string,
  { language, inUse }: { language: Language; inUse: string[] },
): AddressSegment[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const [, of, index, text = ''] = /^([a-z]+)-(\d+)(.*)$/.exec(part) ?? [];
      if (index === undefined) return { text: part };
      const slug = inUse[Number(index)] ?? '';
      return isLanguage(of) && of !== language ? { slug, text, language: of } : { slug, text };
    });
}
