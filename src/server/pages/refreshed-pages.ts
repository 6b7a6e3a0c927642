import type { RequestContext } from '#app/request-context.ts';
import { type Language, languages } from '#i18n/language.ts';
import { pages } from '#site/manifest.ts';
import { originsFor } from '#site/origins.ts';
import { errorFields, type Log } from '../log.ts';
import { type LanguageBuild, type PrerenderedPage, prerenderedPage } from './load-build.ts';
import { createResponseCache } from './response-cache.ts';
import type { SitePaths } from './site-paths.ts';

/** What rendering finished pages anew needs. */
export type RefreshedPagesOptions = {
  builds: Record<Language, LanguageBuild>;
  site: SitePaths;
  origins: Record<Language, string>;
  environment: string;
  ports: RequestContext['ports'];
  log: Log;
  now?: () => number;
};

/** Where a finished page is shown. */
export type Shown = { language: Language; local: boolean; path: string };

/** How long the app shows a page that it rendered anew, and how long an answer that was prepared from it lasts: together a minute. */
export const refreshSeconds = 30;

/** How an attempt ended. */
type Rendering = { page: PrerenderedPage | null };

const refreshed: ReadonlySet<string> = new Set(pages.filter((page) => page.refreshed).map(({ id }) => id));

/** Tells the addresses of finished pages that are rendered anew while the server runs, by what they are in any language. */
export function isRefreshedAt(site: SitePaths, path: string): boolean {
  return languages.some((language) => {
    const resolved = site.resolve(language, path);
    return resolved?.kind === 'page' && refreshed.has(resolved.pageId);
  });
}

/**
 * Makes what renders finished pages anew whose manifest entry says `refreshed`: they show what the clock changes. Such a page
 * is asked for without a query, a cookie or a nonce, so nothing of a visitor can be in it, and like every finished page it
 * allows its inline parts by their hashes.
 *
 * @returns the page as it is now, or `null` for a page that is not refreshed or cannot be rendered: the one of the build then
 * stands, which says nothing that could have become false.
 */
export function createRefreshedPages(options: RefreshedPagesOptions) {
  const { builds, site, origins, environment, ports, log, now = Date.now } = options;
  const cache = createResponseCache<Rendering>({ seconds: refreshSeconds, most: 20, now });

  async function renderNow({ language, local, path }: Shown): Promise<Rendering> {
    const own = new URL(origins[language]);
    const url = new URL(path, local ? 'http://localhost' : own);
    const context = { nonce: '', language, origins: originsFor(origins, url.hostname), environment, ports };
    try {
      const response = await builds[language].render(new Request(url), context);
      const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
      if (response.status === 200 && isHtml) return { page: prerenderedPage(await response.text()) };
      log.error('page not refreshed', { path, status: response.status });
    } catch (error) {
      log.error('page not refreshed', { path, ...errorFields(error) });
    }
    // Remembered as long: who cannot be rendered is not tried again for every visitor.
    return { page: null };
  }

  return async function refreshedPage(shown: Shown): Promise<PrerenderedPage | null> {
    if (!isRefreshedAt(site, shown.path)) return null;
    const key = `${shown.language} ${shown.local} ${shown.path}`;
    return (await cache.get(key, () => renderNow(shown)))?.page ?? null;
  };
}
