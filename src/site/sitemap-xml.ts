import { htmlLang, type Language, languages } from '#i18n/language.ts';

/** One address of `sitemap.xml`: the page's path in each language and, where it is known, the day it changed. */
export interface SitemapEntry {
  paths: Record<Language, string>;
  /** `yyyy-mm-dd`. */
  changed?: string;
}

/**
 * The addresses of one language's site, each with its twins in the other languages, as search engines read them
 * (sitemaps.org protocol 0.9, alternates as Google describes them). x-default is the English page, as in the head.
 * @param site The origin of each language's site.
 */
export function sitemapXml(
  language: Language,
  entries: readonly SitemapEntry[],
  site: Record<Language, string>,
): string {
  const address = (each: Language, { paths }: SitemapEntry): string => escapeXml(site[each] + paths[each]);
  const alternate = (lang: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const urls = entries.map((entry) =>
    [
      '<url>',
      `<loc>${address(language, entry)}</loc>`,
      entry.changed ? `<lastmod>${entry.changed}</lastmod>` : '',
      ...languages.map((each) => alternate(htmlLang[each], address(each, entry))),
      alternate('x-default', address('eng', entry)),
      '</url>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Five characters have a meaning in XML; a path may hold `&` and `'`. */
function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replace(/[&<>"']/g, (character) => `&${names[character]};`);
}

/**
 * What crawlers are told. Only production may be listed by search engines: a copy for testing would stand beside the
 * real site in their results.
 */
export function robotsTxt(options: { origin: string; isProduction: boolean }): string {
  const { origin, isProduction } = options;
  return isProduction
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
