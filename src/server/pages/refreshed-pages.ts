import type { RequestContext } from '#app/request-context.ts';
import { type Language, languages } from '#i18n/language.ts';
import { pages } from '#site/manifest.ts';
import { originsFor } from '#site/origins.ts';
import { errorFields, type Log } from '../log.ts';
import { type LanguageBuild, type PrerenderedPage, prerenderedPage } from './load-build.ts';
import { renderInSpan } from './render-in-span.ts';
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

const refreshed: ReadonlySet<string> = new Set(pages.filter((page) => page.refreshed).map(({ id }) => id));

/** Tells the addresses of finished pages that are rendered anew while the server runs, by what they are in any language. */
export function isRefreshedAt(site: SitePaths, path: string): boolean {
  return languages.some((language) => {
    const resolved = site.resolve(language, path);
    return resolved?.kind === 'page' && refreshed.has(resolved.pageId);
  });
}

/** What renders finished pages anew. */
export type RefreshedPages = {
  /**
   * The page as it is now, or `null` for a page that is not refreshed or cannot be rendered: the one of the build then stands,
   * which says nothing that could have become false.
   */
  page: (shown: Shown) => Promise<PrerenderedPage | null>;
  /**
   * Renders them from now on before their time is over: whoever comes first after it would wait for that, and on a quiet day
   * nearly everybody comes first. Returns what ends it.
   */
  keepReady: () => () => void;
};

/** So much earlier than its time is over a page is rendered that is kept ready, in seconds. */
const aheadSeconds = 5;

/**
 * Makes what renders finished pages anew whose manifest entry says `refreshed`: they show what the clock changes. Such a page
 * is asked for without a query, a cookie or a nonce, so nothing of a visitor can be in it, and like every finished page it
 * allows its inline parts by their hashes.
 */
export function createRefreshedPages(options: RefreshedPagesOptions): RefreshedPages {
  const { builds, site, origins, environment, ports, log, now = Date.now } = options;
  /** What was rendered last, by what decides how it looks: as many as there are such pages, languages and kinds of hosts. */
  const renderings = new Map<
    string,
    { shown: Shown; page: Promise<PrerenderedPage | null>; madeAt: number }
  >();

  async function renderNow({ language, local, path }: Shown): Promise<PrerenderedPage | null> {
    const own = new URL(origins[language]);
    const url = new URL(path, local ? 'http://localhost' : own);
    const context = { nonce: '', language, origins: originsFor(origins, url.hostname), environment, ports };
    try {
      const resolved = site.resolve(language, path);
      const pageId = resolved?.kind === 'page' ? resolved.pageId : 'home';
      // Every visitor of this page waits for it; in a flood it would stand behind pages that one caller asked for.
      const request = new Request(url);
      const response = await renderInSpan(builds[language], pageId, request, context, { isFirst: true });
      const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
      if (response.status === 200 && isHtml) {
        const page = prerenderedPage(await response.text());
        await Promise.all(page.file.encodings.map((encoding) => page.file.body(encoding)));
        return page;
      }
      log.error('page not refreshed', { path, status: response.status });
    } catch (error) {
      log.error('page not refreshed', { path, ...errorFields(error) });
    }
    // Remembered as long: who cannot be rendered is not tried again for every visitor.
    return null;
  }

  function begin(key: string, shown: Shown): Promise<PrerenderedPage | null> {
    const page = renderNow(shown);
    renderings.set(key, { shown, page, madeAt: now() });
    return page;
  }

  async function page(shown: Shown): Promise<PrerenderedPage | null> {
    if (!isRefreshedAt(site, shown.path)) return null;
    const key = keyOf(shown);
    const known = renderings.get(key);
    const age = known === undefined ? Number.NaN : now() - known.madeAt;
    // A page of the future was made while the clock was ahead, and would stay until that moment comes.
    return await (known && age >= 0 && age < refreshSeconds * 1000 ? known.page : begin(key, shown));
  }

  /** The page that stands is shown until the next one is there; then that one counts from when its rendering began. */
  async function renew(shown: Shown): Promise<void> {
    const madeAt = now();
    const page = await renderNow(shown);
    renderings.set(keyOf(shown), { shown, page: Promise.resolve(page), madeAt });
  }

  function keepReady(): () => void {
    for (const language of languages) {
      for (const { id } of pages.filter((each) => each.refreshed && site.shows(each.id))) {
        const shown = { language, local: false, path: site.pathOf(language, id) };
        void begin(keyOf(shown), shown);
      }
    }
    const timer = setInterval(
      () => {
        for (const { shown } of [...renderings.values()]) void renew(shown);
      },
      (refreshSeconds - aheadSeconds) * 1000,
    ).unref();
    return () => clearInterval(timer);
  }

  return { page, keepReady };
}

function keyOf({ language, local, path }: Shown): string {
  return `${language} ${local} ${path}`;
}
