import { type Context, Hono } from 'hono';
import type { RequestContext } from '#app/request-context.ts';
import { trialCalls } from '#features/diagnostics/server/trial-calls.ts';
import type { TrialSources } from '#features/diagnostics/server/trial-sources.ts';
import { vehicleCalls } from '#features/inventory/server/vehicle-calls.ts';
import { createFeedFiles } from '#features/investor-data/server/feed-files.ts';
import { investorCalls } from '#features/investor-data/server/investor-calls.ts';
import type { InvestorFileWords } from '#features/investor-data/server/investor-file-words.ts';
import { createInvestorFiles } from '#features/investor-data/server/investor-files.ts';
import { newsCalls } from '#features/investor-data/server/news-calls.ts';
import { distancesFrom } from '#features/locations/model/distances.ts';
import { todayAt } from '#features/locations/model/today-at.ts';
import { yardName } from '#features/locations/model/yard.ts';
import { locationCalls } from '#features/locations/server/location-calls.ts';
import type { YardFileWords } from '#features/locations/server/yard-file-words.ts';
import { createYardFiles } from '#features/locations/server/yard-files.ts';
import { priceCalls } from '#features/prices/server/price-calls.ts';
import { quoteCalls } from '#features/quotes/server/quote-calls.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Speak } from '#i18n/read-catalog.server.ts';
import { pages } from '#site/manifest.ts';
import type { ServerEnv } from './api/api-types.ts';
import { type CallerKey, isFromThisMachine } from './api/caller.ts';
import { readCalls } from './api/read-calls.ts';
import { reportCalls } from './api/report-calls.ts';
import type { Settings } from './env.ts';
import type { AssetShelf } from './files/asset-shelf.ts';
import type { FileMap } from './files/read-folder.ts';
import { warnOfProxies } from './forgotten-settings.ts';
import { errorFields, type Log } from './log.ts';
import { answerAsRequest } from './middleware/answer-as-request.ts';
import { ownHostsOnly } from './middleware/own-hosts.ts';
import { problem } from './middleware/problem.ts';
import type { RateLimit, RateLimitOptions } from './middleware/rate-limit.ts';
import { readLimit } from './middleware/read-limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { withSecurityHeaders } from './middleware/security-headers.ts';
import { openapiCall } from './openapi/openapi-call.ts';
import { languageOfRequest } from './pages/language-of-request.ts';
import { lastResortReply } from './pages/last-resort.ts';
import type { LanguageBuild } from './pages/load-build.ts';
import type { RefreshedPages } from './pages/refreshed-pages.ts';
import { createPageServer } from './pages/serve-page.ts';
import type { SitePaths } from './pages/site-paths.ts';

/** All that the server is put together from. `main.ts` gives it the real parts, a test its own. */
export type AppOptions = {
  settings: Settings;
  builds: Record<Language, LanguageBuild>;
  /** The files of `public/`. */
  publicFiles: FileMap;
  /** Assets of other builds; left out where none are kept. */
  shelf?: AssetShelf | undefined;
  /** What renders finished pages anew; left out where nobody keeps them ready. */
  refreshedPages?: RefreshedPages | undefined;
  site: SitePaths;
  /** What loaders find in the request's context. */
  ports: RequestContext['ports'];
  /** What the console may let fail; left out in production. */
  trialSources?: Pick<TrialSources, 'trial' | 'begin'> | undefined;
  /** The words of the files about yards. */
  yardFileWords: Record<Language, YardFileWords>;
  /** The words of the spreadsheets for investors. */
  investorFileWords: Record<Language, InvestorFileWords>;
  /** The words of the feeds. */
  feedWords: Speak;
  /** The calls that forms make, under their full paths. */
  formsApi: Hono;
  callerKey: CallerKey;
  /** Counts a view of a page on a day (`yyyy-mm-dd`). */
  countVisit: (day: string, path: string) => Promise<void>;
  log: Log;
  /** Makes the limiters of what browsers report. Default: each process counts for itself. */
  rateLimits?: (options: RateLimitOptions) => RateLimit;
  now?: () => number;
};

/** Pages that hold a form: their policy lets the human check in. */
const pagesWithForm: ReadonlySet<string> = new Set(
  pages.filter(({ hasForm }) => hasForm).map(({ id }) => id),
);

/** Pages that their address alone decides. */
const cacheablePages: ReadonlySet<string> = new Set(
  pages.filter(({ cacheable }) => cacheable).map(({ id }) => id),
);

/** Pages whose address carries a secret of one person. */
const privatePages: ReadonlySet<string> = new Set(
  pages.filter(({ isPrivate }) => isPrivate).map(({ id }) => id),
);

/** Puts the server together: headers around everything, the API below `/api`, pages and files for the rest. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const {
    settings,
    builds,
    publicFiles,
    shelf,
    refreshedPages,
    site,
    ports,
    trialSources,
    yardFileWords,
    investorFileWords,
    feedWords,
    formsApi,
    callerKey,
    countVisit,
    log,
    rateLimits,
    now = Date.now,
  } = options;
  const { origins } = settings;
  const languageOf = (request: Request, path: string): Language =>
    languageOfRequest(request, path, { origins, pathLanguage: site.pathLanguage }).language;
  const knownPath = (path: string): string | null =>
    languages.some((language) => isPage(site, language, path)) ? path : null;
  const servePage = createPageServer({
    builds,
    publicFiles,
    shelf,
    refreshedPages,
    site,
    origins,
    environment: settings.environment,
    ports,
    recaptcha: settings.recaptcha !== null,
    hasForm: (pageId) => pagesWithForm.has(pageId),
    isCacheable: (pageId) => cacheablePages.has(pageId),
    isPrivate: (pageId) => privatePages.has(pageId),
    log,
    now,
  });

  const yardFile = createYardFiles({
    locations: ports.locations,
    prices: ports.prices,
    words: yardFileWords,
    site,
    origins,
    log,
  });
  const investorFile = createInvestorFiles({ ports, words: investorFileWords, site, log });

  const app = new Hono<ServerEnv>();
  app.use(answerAsRequest(Object.values(origins)));
  app.use(withSecurityHeaders);
  app.use(requestLog(log, now));
  app.use(warnOfProxies(settings.trustedProxies, log));
  if (settings.environment === 'production') app.use(ownHostsOnly(origins));

  // Whoever forgot to count a proxy must not make all visitors one caller.
  const stranger = (c: Context<ServerEnv>): string | null =>
    isFromThisMachine(c, settings.trustedProxies) ? null : callerKey(c);
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  const limitReads = readLimit({ callerKey: stranger });
  app.use('/api/*', limitReads);
  // Written anew for each who asks, from lists of all that there is.
  app.use('*', (c, next) => (isMadeAnew(c.req.path) ? limitReads(c, next) : next()));
  app.route('/', formsApi);
  app.route('/', openapiCall(site.pathOf('eng', 'api-guide')));
  const languageOfCall = (request: Request): Language => languageOf(request, '/');
  app.route('/api', readCalls(settings));
  app.route('/api', newsCalls({ news: ports.news, languageOf: languageOfCall, log }));
  app.route('/api', quoteCalls({ quotes: ports.quotes, log }));
  app.route('/api', locationCalls({ locations: ports.locations, languageOf: languageOfCall, site }));
  const yards = ports.locations.yards.map((yard) => ({ ...yard, name: yardName(yard) }));
  const ofYards = {
    distances(text: string) {
      const distances = distancesFrom(text, ports.locations);
      return distances.kind === 'from' ? distances : null;
    },
    pageOf: (language: Language, id: string) => site.pathOf(language, 'yard', { id }),
    languageOf: languageOfCall,
    log,
  };
  app.route('/api', priceCalls({ prices: ports.prices, yards, ...ofYards }));
  app.route(
    '/api',
    vehicleCalls({
      inventory: ports.inventory,
      yards: yards.filter(({ division }) => division === 'ARB'),
      todayAt: (yard) => todayAt(ports.locations, yard),
      now,
      ...ofYards,
    }),
  );
  app.route(
    '/api',
    investorCalls({
      ports,
      environment: settings.environment,
      previewToken: settings.previewToken,
      languageOf: languageOfCall,
      eventPage: (language, id) => origins[language] + site.pathOf(language, 'investor-event', { id }),
      log,
      now,
    }),
  );
  app.route(
    '/api',
    reportCalls({
      log,
      origins: Object.values(origins),
      callerKey,
      countVisit,
      knownPath,
      now,
      ...(rateLimits ? { rateLimits } : {}),
    }),
  );
  app.all('/api/*', () => problem(404, 'call.unknown'));

  if (trialSources) app.route('/', trialCalls({ sources: trialSources, origins: Object.values(origins) }));

  const feedFile = createFeedFiles({
    ports,
    site,
    origins,
    words: feedWords,
    languageOf: languageOfCall,
    log,
    now,
  });
  app.get('/feeds/:file', async (c, next) => (await feedFile(c.req.raw)) ?? (await next()));
  app.all(
    '*',
    async (c) =>
      (await yardFile(c.req.raw)) ??
      (await investorFile(c.req.raw)) ??
      (await servePage(c.req.raw, {
        rawTarget: c.env?.incoming?.url,
        caller: () => stranger(c),
      })),
  );
  app.onError((error, c) => {
    const { pathname } = new URL(c.req.url);
    log.error('request failed', { path: pathname, ...errorFields(error) });
    return pathname.startsWith('/api/')
      ? problem(500, 'server')
      : lastResortReply(languageOf(c.req.raw, pathname));
  });
  return app;
}

/** Whether an address is that of a file that is made when it is asked for: feeds, site maps, spreadsheets and cards. */
function isMadeAnew(path: string): boolean {
  if (path.startsWith('/documents/')) return false;
  return path.startsWith('/feeds/') || path === '/sitemap.xml' || /\.(?:csv|vcf)$/.test(path);
}

function isPage(site: SitePaths, language: Language, path: string): boolean {
  return site.resolve(language, path)?.kind === 'page';
}
