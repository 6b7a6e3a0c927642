import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { RequestContext } from '#app/request-context.ts';
import type { AlertsPort } from '#features/alerts/model/alerts.ts';
import { createJobs } from '#features/careers/server/jobs.ts';
import { noTrial } from '#features/diagnostics/model/trial.ts';
import { createContentEvents } from '#features/events/server/content-events.ts';
import { meetingOn, resultsOn } from '#features/events/server/sample-calendar.ts';
import { createSampleFilings } from '#features/filings/server/sample-filings.ts';
import { createSampleInventory } from '#features/inventory/server/sample-inventory.ts';
import { readInvestorFileWords } from '#features/investor-data/server/investor-file-words.ts';
import { opensOn } from '#features/locations/model/opening.ts';
import { takesGrade } from '#features/locations/model/taken-materials.ts';
import { createLocations, loadPostalIndex } from '#features/locations/server/locations.ts';
import { loadMaps } from '#features/locations/server/maps.ts';
import { readYardFileWords } from '#features/locations/server/yard-file-words.ts';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { createContentNews } from '#features/news/server/content-news.ts';
import { createSamplePrices } from '#features/prices/server/sample-prices.ts';
import { createSampleQuotes } from '#features/quotes/server/quotes.ts';
import type { FormsPort } from '#features/submissions/model/ports.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import { type Language, perLanguage } from '#i18n/language.ts';
import { createCallerKey } from '#server/api/caller.ts';
import { createApp } from '#server/app.ts';
import { readEnv, type Settings } from '#server/env.ts';
import type { AssetShelf } from '#server/files/asset-shelf.ts';
import { cacheFor, readFolder } from '#server/files/read-folder.ts';
import { createLog, type Log } from '#server/log.ts';
import { describeApi } from '#server/openapi/describe-api.ts';
import { loadBuild } from '#server/pages/load-build.ts';
import { createRefreshedPages } from '#server/pages/refreshed-pages.ts';
import { createSitePaths } from '#server/pages/site-paths.ts';
import { createThreadPool } from '#server/rendering/thread-pool.ts';
import { inlineHashes } from '#site/inline-hashes.ts';
import type { SlugLock } from '#site/slug-lock.ts';
import { plainCatalogs, speakEnglish } from './plain-catalogs.ts';
import { english, siteOrigins, spanish } from './site-origins.ts';

/**
 * A small site for tests: two builds written to a temporary folder in the form that the real build has, and the app
 * around them. Nothing in it is a stand-in for code of ours but the pages themselves.
 */

/** Addresses of the small site. The legal notices stand in both languages, the rest in one. */
const writtenPaths = {
  eng: {
    home: '/',
    company: '/company',
    'api-guide': '/api-guide',
    release: '/news/:id',
    yard: '/locations/yard/:id',
    'investor-events': '/company/investors/events',
    'investor-event': '/company/investors/events/:id',
    'stock-information': '/company/investors/stock-information',
    'dividend-history': '/company/investors/dividend-history',
    'sec-filings': '/company/investors/sec-filings',
    'director-filings': '/company/investors/sec-filings/director-filings',
    'news-releases': '/company/investors/news-releases',
    'news-release-details': '/company/investors/news-release-details/:id',
    'legal-notices': '/legal-notices',
    'legal-notices-other': '/avisos-legales',
    search: '/search',
    'data-privacy': '/data-privacy',
    'manage-alerts': '/manage-alerts',
    'page-not-found': '/page-not-found',
    console: '/console',
  },
  es: {
    home: '/',
    'api-guide': '/guia-de-la-api',
    company: '/compania',
    release: '/comunicado/:id',
    yard: '/instalaciones/centro/:id',
    'investor-events': '/compania/inversionistas/eventos',
    'investor-event': '/compania/inversionistas/eventos/:id',
    'stock-information': '/compania/inversionistas/accion',
    'dividend-history': '/compania/inversionistas/dividendos',
    'sec-filings': '/compania/inversionistas/presentaciones',
    'director-filings': '/compania/inversionistas/presentaciones/consejeros',
    'news-releases': '/compania/inversionistas/comunicados',
    'news-release-details': '/compania/inversionistas/comunicado/:id',
    'legal-notices': '/avisos-legales',
    'legal-notices-other': '/legal-notices',
    search: '/buscar',
    'data-privacy': '/privacidad-de-datos',
    'manage-alerts': '/administrar-avisos',
    'page-not-found': '/pagina-no-encontrada',
    console: '/consola',
  },
};

/** The same with those of further languages, which no other language has either. */
export const fixturePaths = perLanguage((each) => {
  if (each === 'eng' || each === 'es') return writtenPaths[each];
  const own = Object.entries(writtenPaths.eng).map(([id, path]) => [
    id,
    path === '/' ? path : `/${each}${path}`,
  ]);
  return Object.fromEntries(own) as typeof writtenPaths.eng;
});

export { english, spanish };
/** Its local host, on which both languages live. */
export const local = 'http://localhost:3000';

const preHydrationScript = 'document.head.append("start")';
const longText = 'Contour lines of a mountain range. '.repeat(80);

/** The HTML of a prerendered page, as the build leaves it: inline style, pre-hydration script, inert module, placeholder addresses. */
export function pageHtml(language: Language, title: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><title>${title}</title>` +
    `<link rel="canonical" href="https://${language}.site.invalid/x"><style data-emotion="css a">.a{color:red}</style>` +
    `<script>window.origin_="https://eng.site.invalid"</script></head><body><p>${longText}</p>` +
    `<a href="https://${language === 'eng' ? 'es' : 'eng'}.cross.invalid/legal-notices">x</a>` +
    `<script type="text/plain" id="app-module">import "/assets/${language}/entry-abc.js"</script>` +
    `<script type="application/ld+json">{"a":1}</script><script>${preHydrationScript}</script></body></html>`
  );
}

const serverModule = (language: Language): string => `
let renders = 0;
const page = (nonce, title) => '<!doctype html><html><head><title>' + title + '</title><style nonce="' + nonce +
  '">.a{}</style></head><body><p>${longText}</p><script nonce="' + nonce + '">1</script></body></html>';
export const requestContext = { defaultValue: null };
export const environmentNotice = (name) => ({ html: '<p>' + name + '</p>', styles: '' });
const module = {
  requestContext,
  environmentNotice,
  async default(request, status, headers, context, provider) {
    const { nonce, origins, language, environment } = provider.get(requestContext);
    const { pathname, searchParams } = new URL(request.url);
    const asked = searchParams.get('s');
    if (asked === 'throw') throw new Error('SECRET-MESSAGE of a driver');
    if (asked === 'break') return new Response(new ReadableStream({ pull(body) { body.error(new Error('SECRET-MESSAGE')); } }),
      { headers: { 'content-type': 'text/html' } });
    if (asked === 'bare') return new Response(new TextEncoder().encode('bare'));
    if (asked === 'exit') process.exit(3);
    if (asked === 'slow') await globalThis.slowPages;
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('etag', '"never"');
    headers.set('x-renders', String(++renders));
    headers.set('x-seen', JSON.stringify({ language, environment, origins, pathname }));
    return new Response(page(nonce, '${language} ' + pathname), { status, headers });
  },
};
export const entry = { module };
const node = (id, path, parentId) => ({ id, path, parentId, index: undefined, caseSensitive: undefined,
  module: { default: () => null, loader: id === 'any' ? () => ({ from: 'loader' }) : undefined } });
export const routes = { root: node('root', ''), any: node('any', '*', 'root') };
export const assets = { entry: { module: '/e.js', imports: [] }, url: '/m.js', version: '1', routes: {} };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** The site's own index, unpacked once for all small sites of a test file. */
let postalIndexOnce: ReturnType<typeof loadPostalIndex> | undefined;
function postalIndex(): ReturnType<typeof loadPostalIndex> {
  postalIndexOnce ??= loadPostalIndex(projectFolder);
  return postalIndexOnce;
}

/** The maps, likewise. */
let mapsOnce: ReturnType<typeof loadMaps> | undefined;
function maps(): ReturnType<typeof loadMaps> {
  mapsOnce ??= loadMaps(projectFolder);
  return mapsOnce;
}

/** The words of the files about yards, likewise. */
let yardFileWordsOnce: ReturnType<typeof readYardFileWords> | undefined;
function yardFileWords(): ReturnType<typeof readYardFileWords> {
  yardFileWordsOnce ??= readYardFileWords(projectFolder);
  return yardFileWordsOnce;
}

/** The words of the spreadsheets for investors, likewise. */
let investorFileWordsOnce: ReturnType<typeof readInvestorFileWords> | undefined;
function investorFileWords(): ReturnType<typeof readInvestorFileWords> {
  investorFileWordsOnce ??= readInvestorFileWords(projectFolder);
  return investorFileWordsOnce;
}

/** Options of `startFixture`. */
export type FixtureOptions = {
  /** Environment variables on top of the two fixed origins. */
  variables?: Record<string, string>;
  news?: NewsRecord[];
  countVisit?: (day: string, path: string) => Promise<void>;
  formsApi?: Hono;
  /** Sources in place of the small site's own. */
  ports?: Partial<RequestContext['ports']>;
  /** Addresses that pages had before. */
  lock?: SlugLock;
  /** Assets of other builds. */
  shelf?: AssetShelf;
  /** Threads that render pages. Default: none. */
  threads?: number;
  now?: () => number;
};

/** Writes the builds and puts an app around them. Call `remove` when done. */
export async function startFixture(options: FixtureOptions = {}) {
  const { variables = {}, news = [], countVisit = async () => undefined, formsApi = new Hono() } = options;
  const clock = options.now ? { now: options.now } : {};
  const contentNews = createContentNews(news, plainCatalogs({ First: 'Primero' }), clock);
  const filings = createSampleFilings({
    calendar: { meetingOn, resultsOn },
    words: { filings: speakEnglish, people: speakEnglish },
    ...clock,
  });
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFixture(root);
  const lines: string[] = [];
  const log: Log = createLog({ write: (line: string) => void lines.push(line) });
  const settings: Settings = readEnv({ ...siteOrigins, ...variables });
  const folders = perLanguage((each) => join(root, 'build', each));
  const pool =
    options.threads === undefined ? undefined : createThreadPool({ threads: options.threads, folders, log });
  const load = (language: Language) =>
    loadBuild({
      folder: folders[language],
      language,
      pool,
      origins: settings.origins,
      environment: settings.environment,
      log,
    });
  const production = settings.environment === 'production';
  const locations = createLocations({
    index: await postalIndex(),
    maps: await maps(),
    ...(options.now ? { now: options.now } : {}),
  });
  const prices =
    options.ports?.prices ??
    createSamplePrices({ yards: locations.yards, rules: { opensOn, takesGrade }, ...clock });
  const inventory =
    options.ports?.inventory ??
    createSampleInventory({
      yards: locations.yards.filter(({ division }) => division === 'ARB'),
      opensOn,
      ...clock,
    });
  const builds = inEveryLanguage({ eng: await load('eng'), es: await load('es') });
  const publicFiles = await readFolder(join(root, 'public'), { cacheControl: cacheFor.day });
  const sitePaths = createSitePaths({
    paths: fixturePaths,
    ...(options.lock ? { lock: options.lock } : {}),
    aliases: inEveryLanguage<Record<string, string>>({ eng: { '/company/old': '/company' }, es: {} }),
    hidden: (pageId) => production && pageId === 'console',
  });
  const ports: RequestContext['ports'] = {
    forms: noForms,
    alerts: noAlerts,
    locations,
    jobs: createJobs(clock.now),
    prices,
    inventory,
    news: contentNews,
    quotes: createSampleQuotes(clock),
    events: createContentEvents({ words: speakEnglish, news: contentNews, filings, ...clock }),
    filings,
    search: { find: () => null },
    diagnostics: {
      trial: () => noTrial,
      read: () => Promise.reject(new Error('The small site has no console.')),
    },
    status: { read: () => Promise.reject(new Error('The small site has no page about its state.')) },
    api: { describe: (say) => describeApi({ say }) },
    ...options.ports,
  };
  const { origins, environment } = settings;
  const refreshedPages = createRefreshedPages({
    builds,
    site: sitePaths,
    origins,
    environment,
    ports,
    log,
    ...clock,
  });
  const app = createApp({
    settings,
    builds,
    publicFiles,
    shelf: options.shelf,
    refreshedPages,
    site: sitePaths,
    ports,
    yardFileWords: await yardFileWords(),
    investorFileWords: await investorFileWords(),
    feedWords: speakEnglish,
    formsApi,
    callerKey: createCallerKey(settings),
    countVisit,
    log,
    ...clock,
  });
  return {
    app,
    root,
    builds,
    pool,
    refreshedPages,
    publicFiles,
    sitePaths,
    settings,
    locations,
    prices,
    inventory,
    log,
    /** Log lines so far. */
    lines,
    /** Sends a request to an address, as from a browser. */
    get: (url: string, headers: Record<string, string> = {}, method = 'GET') =>
      Promise.resolve(app.request(url, { method, headers, redirect: 'manual' })),
    async remove() {
      await pool?.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What `startFixture` gives. */
export type Fixture = Awaited<ReturnType<typeof startFixture>>;

/**
 * Writes both builds and the public files below `root`. Pages that are asked for with `s=` can fail: `throw` does, `break`
 * halfway through its body, `bare` says nothing of its type, `exit` ends its thread, and `slow` waits for the promise `globalThis.slowPages`.
 */
export function writeFixture(root: string): void {
  const write = (path: string, content: string | Buffer): void => {
    const filename = join(root, path);
    mkdirSync(dirname(filename), { recursive: true });
    writeFileSync(filename, content);
  };
  write('package.json', '{"type":"module"}');
  for (const language of ['eng', 'es'] as const) {
    const build = `build/${language}`;
    const { home, company, 'legal-notices': legal } = fixturePaths[language];
    const pages: Record<string, unknown> = {};
    for (const path of [home, company, legal, `/${language}`]) {
      const html = pageHtml(language, `${language} ${path}`);
      const file = `${path}/index.html`.replace(/^\/+/, '');
      write(`${build}/client/${file}`, html);
      pages[path ?? ''] = { file, csp: inlineHashes(html) };
    }
    write(`${build}/pages.json`, JSON.stringify(pages));
    write(`${build}/client${company}.data`, `["https://eng.site.invalid"]`);
    write(`${build}/client/_.data`, `["${language} home"]`);
    write(`${build}/client/sitemap.xml`, `<urlset><url>https://${language}.site.invalid/</url></urlset>`);
    write(`${build}/client/assets/${language}/entry-abc.js`, `export const a = "${longText}"`);
    write(`${build}/client/assets/${language}/entry-abc.js.br`, 'packed by the build');
    write(`${build}/client/assets/${language}/entry-abc.js.map`, '{}');
    write(`${build}/client/assets/${language}/style-abc.css`, '.a{}');
    write(`${build}/client/.vite/manifest.json`, '{}');
    write(`${build}/client/__spa-fallback.html`, '<p>never</p>');
    write(`${build}/server/index.js`, serverModule(language));
  }
  write('public/search-schema.js', `// ${longText}`);
  write('public/film/captions.en.vtt', 'WEBVTT\n');
  write('public/film/film.mp4', Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)));
  write('public/film/long-film.webm', Buffer.alloc(600 * 1024, 7));
  write('public/fonts/text.woff2', 'font');
  write('public/.hidden', 'secret');
  write('public/robots.txt', 'User-agent: *\n');
}

/** Forms are tested where they are made; here nobody asks for one. */
const noForms: FormsPort = {
  submissionKey: () => Promise.reject(new Error('no forms in this test')),
  humanCheck: () => ({ kind: 'altcha', challengeUrl: '/api/human-check/challenge' }),
  formToken: () => Promise.reject(new Error('no forms in this test')),
  receipt: () => undefined,
  checkReceipt: () => ({ kind: 'unreadable' }),
  takeReply: async () => undefined,
};

const noAlerts: AlertsPort = {
  isOpen: () => false,
  formToken: () => Promise.reject(new Error('no alerts in this test')),
  takeReply: async () => undefined,
  takeWatchReply: async () => undefined,
  readStep: () => null,
  describe: () => '',
  awaiting: async () => undefined,
  subscription: async () => undefined,
};
