/**
 * Asks the built site for every page in every language: `<html lang>`, canonical address, hreflang in the head, the
 * site maps and the addresses of the slugs must say the same, and each address answers without a redirect:
 *
 *     node packages/build/check-page-languages.ts
 */

import { auditedPages } from '@site/audit/audited-pages.ts';
import { defaultLanguage, htmlLang, type Language, languages, otherLanguage } from '#i18n/language.ts';
import { examplePath } from '#site/example-pages.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { type AnsweredPage, languageFaults, readHead, readSitemap } from './page-languages.ts';
import { askSite } from './serving/ask-site.ts';
import { startBuiltSite } from './serving/built-site.ts';

const paths = pathTable(readSlugFiles());
const site = await startBuiltSite();
const { origins } = site;
try {
  const answered: AnsweredPage[] = [];
  for (const { id, language, path } of auditedPages()) {
    const url = origins[language] + path;
    const { status, body } = await askSite(url);
    answered.push({ url, status, head: readHead(body), wanted: wantedOf(id, language) });
  }
  const sitemaps = await Promise.all(
    languages.map((language) => askSite(`${origins[language]}/sitemap.xml`)),
  );
  const listed = new Map(sitemaps.flatMap(({ body }) => [...readSitemap(body)]));
  const faults = languageFaults(answered, listed);
  for (const fault of faults) console.error(fault);
  console.log(
    `${answered.length} pages, ${listed.size} addresses in site maps, ${faults.length} disagreements`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await site.close();
}

/** What the manifest and the slugs say of a page. The legal notices' twin belongs to the other language's site. */
function wantedOf(id: PageId, language: Language): AnsweredPage['wanted'] {
  const entry = pageEntry(id);
  const owner = entry.atOtherLanguageOf ?? id;
  const addressIn = (each: Language) => origins[each] + examplePath(pageEntry(owner), paths[each]);
  const alternates = Object.fromEntries(languages.map((each) => [htmlLang[each], addressIn(each)]));
  return {
    status: id === 'page-not-found' ? 404 : 200,
    lang: htmlLang[language],
    canonical: addressIn(entry.atOtherLanguageOf ? otherLanguage(language) : language),
    alternates: { ...alternates, 'x-default': addressIn(defaultLanguage) },
    isListed: entry.indexable && entry.atOtherLanguageOf === undefined,
  };
}
