import type { RequestContext } from '#app/request-context.ts';
import { isLocalHost } from '#i18n/choose-language.ts';
import { defaultLanguage, htmlLang, type Language, languages, perLanguage } from '#i18n/language.ts';
import { type PageId, pages } from '#site/manifest.ts';
import { securityTxt } from '#site/security-txt.ts';
import { robotsTxt, type SitemapEntry, sitemapXml } from '#site/sitemap-xml.ts';
import type { SitePaths } from './site-paths.ts';

/** What the files for crawlers are made from. */
export type MachineFilesOptions = {
  site: SitePaths;
  origins: Record<Language, string>;
  environment: string;
  ports: RequestContext['ports'];
  now?: () => number;
};

/** Where finders of security holes look, the second before there was a place for such files. */
const securityPaths: readonly string[] = ['/.well-known/security.txt', '/security.txt'];

/**
 * Answers `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt`; `null` for any other address. Each host lists the pages of its own
 * language; a local host, where all live, lists the English ones.
 */
export function createMachineFiles(
  options: MachineFilesOptions,
): (request: Request) => Promise<Response | null> {
  const { site, origins, environment, ports, now = Date.now } = options;

  /** Pages that show one thing of many: what they can show. */
  const oneOfMany: Record<string, () => Promise<{ parameters: Record<string, string>; changed?: string }[]>> =
    {
      yard: async () => ports.locations.yards.map(({ id }) => ({ parameters: { id } })),
      job: async () => ports.jobs.open().map(({ id, posted }) => ({ parameters: { id }, changed: posted })),
      'investor-event': async () => {
        const list = await ports.events.list('eng').catch(() => null);
        return [...(list?.upcoming ?? []), ...(list?.past ?? [])].map(({ id }) => ({ parameters: { id } }));
      },
      'news-release-details': async () => {
        // A source that is away must not take the whole list along.
        const { pages: count } = (await ports.news.counts('eng', 1).catch(() => null)) ?? { pages: 0 };
        const lists = await Promise.all(
          Array.from({ length: count }, (_, index) => ports.news.list('eng', index + 1)),
        );
        return lists
          .flatMap((list) => list ?? [])
          .map(({ id, releaseDate }) => ({ parameters: { id }, changed: releaseDate.date }));
      },
    };

  return async function machineFile(request) {
    const { pathname, hostname } = new URL(request.url);
    const isSecurity = securityPaths.includes(pathname);
    if (pathname !== '/robots.txt' && pathname !== '/sitemap.xml' && !isSecurity) return null;
    const own = languages.find((each) => hostname === new URL(origins[each]).hostname);
    const language = isLocalHost(hostname) ? defaultLanguage : (own ?? defaultLanguage);
    if (pathname === '/robots.txt') {
      const isProduction = environment === 'production';
      return reply(request, robotsTxt({ origin: origins[language], isProduction }), 'text/plain');
    }
    if (isSecurity) {
      const origin = origins[language];
      const contacts = origin + site.pathOf(language, 'contacts');
      const tags = [language, ...languages.filter((each) => each !== language)].map((each) => htmlLang[each]);
      return reply(request, securityTxt({ origin, contacts, languages: tags, now: now() }), 'text/plain');
    }
    const entries = await sitemapEntries();
    return reply(request, sitemapXml(language, entries, origins), 'application/xml');
  };

  async function sitemapEntries(): Promise<SitemapEntry[]> {
    const listed = pages.filter(
      ({ id, indexable, atOtherLanguageOf }) =>
        indexable && atOtherLanguageOf === undefined && site.shows(id),
    );
    const found = await Promise.all(
      listed.map(async ({ id }): Promise<SitemapEntry[]> => {
        const shown = oneOfMany[id];
        if (!shown) return [{ paths: pathsOf(id, {}) }];
        return (await shown()).map(({ parameters, changed }) => ({
          paths: pathsOf(id, parameters),
          changed,
        }));
      }),
    );
    return found.flat();
  }

  function pathsOf(id: PageId, parameters: Record<string, string>): Record<Language, string> {
    return perLanguage((language) => site.pathOf(language, id, parameters));
  }
}

function reply(request: Request, text: string, type: string): Response {
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });
}
