import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestContext } from '#app/request-context.ts';
import { htmlLang, type Language, languages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { originsFor } from '#site/origins.ts';
import { nameRoute } from '../current-request.ts';
import type { AssetShelf } from '../files/asset-shelf.ts';
import { chooseEncoding } from '../files/content-encoding.ts';
import { fileReply } from '../files/file-reply.ts';
import type { FileMap } from '../files/read-folder.ts';
import type { Log } from '../log.ts';
import { type HumanCheck, pagePolicy } from '../middleware/content-security-policy.ts';
import { fairLine, type NoPlace } from '../middleware/fair-line.ts';
import { createLoopTurns } from '../middleware/loop-turns.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { privateReferrer } from '../middleware/security-headers.ts';
import { RenderLost } from '../rendering/thread-pool.ts';
import {
  isOnLocalHost,
  languageCookie,
  languageOfRequest,
  rememberedLanguage,
} from './language-of-request.ts';
import { lastResortReply, tooManyPagesReply } from './last-resort.ts';
import type { LanguageBuild, PrerenderedContent } from './load-build.ts';
import { createMachineFiles } from './machine-files.ts';
import { createRefreshedPages, isRefreshedAt, type RefreshedPages } from './refreshed-pages.ts';
import { renderInSpan } from './render-in-span.ts';
import { createResponseCache } from './response-cache.ts';
import type { Resolved, SitePaths } from './site-paths.ts';
import {
  asksForFile,
  isPageNotFoundAlias,
  notFoundLocation,
  pageNotFoundAliasLocation,
} from './unknown-path.ts';

/** What serving pages and files needs. */
export type ServePageOptions = {
  builds: Record<Language, LanguageBuild>;
  /** The files of `public/`, which all languages share. */
  publicFiles: FileMap;
  /** Assets of other builds; left out where none are kept. */
  shelf?: AssetShelf | undefined;
  site: SitePaths;
  origins: Record<Language, string>;
  environment: string;
  ports: RequestContext['ports'];
  /** True while Google's human check is configured: its origins join the policy of pages with a form. */
  recaptcha: boolean;
  /** Tells pages that hold a form. */
  hasForm: (pageId: PageId) => boolean;
  /** Tells pages that one address may show everybody alike for a minute. */
  isCacheable: (pageId: PageId) => boolean;
  /** Tells pages whose address carries a secret of one person. */
  isPrivate: (pageId: PageId) => boolean;
  /** What renders finished pages anew. Default: its own, which renders when somebody asks. */
  refreshedPages?: RefreshedPages | undefined;
  log: Log;
  now?: () => number;
};

/**
 * Pages that are rendered at once, and that wait for it: more would only make each of them later. One caller has a few of
 * these places, and a browser asks for no more; a flood from one address waits behind itself.
 */
const renderPlaces = { places: 24, placesOfOne: 4, line: 76, lineOfOne: 12 };

/** Pages that one caller may have rendered in a minute, beside those that are cached. Nobody reads four in a second. */
const rendersInAMinute = 240;

/** Who would wait longer than this for the beginning is told to come again at once, in milliseconds. */
const longestLine = 250;

/** What a visitor beyond the limit is asked to wait, in seconds. */
const busySeconds = 5;

/**
 * How long a caller beyond its own limits waits for that answer, in milliseconds. Told at once, a program asks again at once, and
 * sending it away a thousand times costs as much as the pages it wanted.
 */
const ownExcessWait = 1000;

/** The longest query of an address that is cached; nobody asks for a longer one twice. */
const longestCachedQuery = 300;

/** The page that answers unknown addresses. */
const notFoundPage = 'page-not-found';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Makes the handler of everything that is not the API: files, prerendered pages, pages rendered now, redirects. */
export function createPageServer(
  options: ServePageOptions,
): (request: Request, from?: AskedFrom) => Promise<Response> {
  const { builds, publicFiles, shelf, site, origins, environment, ports, recaptcha, hasForm } = options;
  const { isCacheable, isPrivate, now = Date.now } = options;
  const renderLine = fairLine(renderPlaces);
  const renderRate = rateLimit({ name: 'render', points: rendersInAMinute, seconds: 60 });
  const renderTurns = createLoopTurns({ longestWait: longestLine });
  const cache = createResponseCache<CachedPage>({ seconds: 60, most: 200, now });
  const files: FileMap = new Map([...languages.flatMap((each) => [...builds[each].assets]), ...publicFiles]);
  const refreshedPages = options.refreshedPages ?? createRefreshedPages(options);
  const machineFile = createMachineFiles({ site, origins, environment, ports, now });

  /** Who may answer, in this order: each answers with a response, or leaves the request to the next. */
  const responders: readonly Responder[] = [
    prerenderedPage,
    prerenderedFile,
    notFoundAlias,
    renderedPage,
    movedPage,
    noSuchFile,
    otherSpelling,
  ];

  return async function servePage(request, { rawTarget, caller = () => null } = {}) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return await fileReply(request, file);
    // A page that is open asks for the modules of the build that it came from.
    const fromShelf = await shelf?.find(pathname);
    if (fromShelf) return await fileReply(request, fromShelf);
    const forMachines = await machineFile(request);
    if (forMachines) return forMachines;
    if (isNoPage(rawTarget ?? pathname, pathname)) return plain(404, 'Not found');
    const asked = { ...readRequest(request), caller };
    for (const responder of responders) {
      const response = await responder(asked);
      if (response) return response;
    }
    return unknownAddress(asked);
  };

  /** What the responders ask about a request, worked out once. */
  function readRequest(request: Request): Omit<Asked, 'caller'> {
    const url = new URL(request.url);
    const beside = besidePage(url.pathname);
    const path = beside?.page ?? url.pathname;
    const choice = languageOfRequest(request, path, { origins, pathLanguage: site.pathLanguage });
    const { language } = choice;
    const local = isOnLocalHost(request);
    const remember = choice.remember && rememberedLanguage(request) !== language && !isPrefetch(request);
    const vary = local ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
    const resolved = site.resolve(language, path);
    const pageId = resolved?.kind === 'page' ? resolved.pageId : null;
    if (pageId !== null) nameRoute(site.patternOf(language, pageId) + (beside?.suffix ?? ''));
    return {
      request,
      url,
      beside,
      language,
      local,
      resolved,
      pageId,
      humanCheck: pageId !== null && hasForm(pageId) ? (recaptcha ? 'google' : 'built-in') : undefined,
      vary,
      headers: {
        'content-language': htmlLang[language],
        vary,
        // Which links the browser may prepare when a hand comes near: another page then opens at once.
        'speculation-rules': '"/next-pages.speculationrules"',
        ...(remember ? { 'set-cookie': languageCookie(language) } : {}),
      },
    };
  }

  /** What the build prerendered, as this kind of host shows it. */
  function prerenderedFor({ language, local }: Asked): PrerenderedContent {
    return builds[language].prerendered[local ? 'local' : 'fixed'];
  }

  async function prerenderedPage(asked: Asked): Promise<Response | undefined> {
    const { request, url, pageId, humanCheck, headers } = asked;
    const made = prerenderedFor(asked).pages.get(url.pathname);
    if (!made || pageId === null) return undefined;
    const page = (await refreshedPages.page({ ...asked, path: url.pathname })) ?? made;
    const policy = pagePolicy({ allow: { hashes: page.hashes }, humanCheck });
    return await fileReply(request, page.file, { ...headers, 'content-security-policy': policy });
  }

  /** The data of a prerendered page, which the router asks for on its way there. */
  async function prerenderedFile(asked: Asked): Promise<Response | undefined> {
    // The data of a page that is rendered anew are read anew.
    if (asked.beside && isRefreshedAt(site, asked.beside.page)) return undefined;
    const file = prerenderedFor(asked).files.get(asked.url.pathname);
    return file && (await fileReply(asked.request, file, { vary: asked.vary }));
  }

  function notFoundAlias({ url, language, headers }: Asked): Response | undefined {
    if (!isPageNotFoundAlias(url.pathname)) return undefined;
    const notFoundPath = site.pathOf(language, notFoundPage);
    return redirect(302, pageNotFoundAliasLocation(notFoundPath, url.searchParams), headers);
  }

  async function renderedPage(asked: Asked): Promise<Response | undefined> {
    const { request, beside, pageId } = asked;
    const isData = beside?.suffix === '.data';
    if (pageId === null || (beside && !isData)) return undefined;
    return await rendered(request, { ...asked, isData, pageId });
  }

  function movedPage({ resolved, beside, url, headers }: Asked): Response | undefined {
    if (resolved?.kind !== 'moved') return undefined;
    return redirect(301, `${resolved.redirectTo}${beside?.suffix ?? ''}${url.search}`, headers);
  }

  function noSuchFile({ beside, url }: Asked): Response | undefined {
    return beside || asksForFile(url.pathname) ? plain(404, 'Not found') : undefined;
  }

  function otherSpelling({ resolved, url, headers }: Asked): Response | undefined {
    return resolved?.kind === 'alias' ? redirect(308, resolved.redirectTo + url.search, headers) : undefined;
  }

  /** What nobody answers: the 404 page of the language, with what was asked for. */
  function unknownAddress({ url, language, headers }: Asked): Response {
    const notFoundPath = site.pathOf(language, notFoundPage);
    return redirect(302, notFoundLocation(notFoundPath, url.pathname + url.search), headers);
  }

  /** Waits for the turn to render; what it gives ends it. Else there is too much to do. */
  async function beginRender({ caller: name, language }: Wanted): Promise<(() => void) | NoPlace> {
    const caller = name();
    if (caller !== null && !(await renderRate(caller)).allowed) return 'own';
    if (renderTurns.isFull() || builds[language].isFull?.()) return 'all';
    const release = await renderLine.enter(caller);
    if (typeof release !== 'string') await renderTurns.next();
    return release;
  }

  async function sendAway({ language }: Wanted, why: NoPlace): Promise<Response> {
    if (why !== 'own') return lastResortReply(language, busySeconds);
    await pause(ownExcessWait);
    return tooManyPagesReply(language, busySeconds);
  }

  /** What all pages know that are rendered for this address. */
  function contextOf(url: URL, { language, local }: Wanted, nonce: string): RequestContext {
    const host = local ? 'localhost' : url.hostname;
    return { nonce, language, origins: originsFor(origins, host), environment, ports };
  }

  /**
   * The page of an address that alone decides it, as it was rendered within the last minute; `null` where none is cached. It
   * was rendered with a nonce that nobody was told, and gets the response's own in its place: a script that a visitor's
   * words had smuggled in would have neither. (Hashes, taken afterwards, would allow it.)
   */
  async function cachedResponse(url: URL, wanted: Wanted, nonce: string): Promise<Response | NoPlace | null> {
    const { language, isData, pageId } = wanted;
    if (isData || !isCacheable(pageId) || url.search.length > longestCachedQuery) return null;
    // Whoever waits for the same page tries for itself where this caller alone was refused.
    let refusal = null as NoPlace | null;
    const page = await cache.get(`${language} ${url.href}`, () =>
      renderForCache(url, wanted, (why) => {
        refusal = why;
      }),
    );
    if (refusal !== null) return refusal;
    return page && new Response(page.html.replaceAll(page.nonce, nonce), { headers: page.headers });
  }

  /** `null` for what cannot be shown to everyone, and beyond the limit. Nobody's cookies are in it. */
  async function renderForCache(
    url: URL,
    wanted: Wanted,
    onRefusal: (why: NoPlace) => void,
  ): Promise<CachedPage | null> {
    const release = await beginRender(wanted);
    if (typeof release === 'string') {
      onRefusal(release);
      return null;
    }
    const nonce = newNonce();
    try {
      const context = contextOf(url, wanted, nonce);
      const response = await renderInSpan(builds[wanted.language], wanted.pageId, new Request(url), context);
      const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
      if (response.status !== 200 || !isHtml) return null;
      return { html: await response.text(), nonce, headers: response.headers };
    } catch (error) {
      if (error instanceof RenderLost) throw error;
      // Rendered again for its visitor alone, where the fault is logged and answered.
      return null;
    } finally {
      release();
    }
  }

  /** Renders a page for this one request. Its nonce is for this response alone, so it is never stored and has no tag. */
  async function rendered(request: Request, wanted: Wanted): Promise<Response> {
    const { language, isData, pageId, humanCheck, headers } = wanted;
    const nonce = newNonce();
    const url = new URL(request.url);
    const cached = await cachedResponse(url, wanted, nonce);
    if (typeof cached === 'string') return sendAway(wanted, cached);
    let response = cached;
    if (response === null) {
      const release = await beginRender(wanted);
      if (typeof release === 'string') return sendAway(wanted, release);
      try {
        const context = contextOf(url, wanted, nonce);
        response = await renderInSpan(builds[language], pageId, request, context);
      } finally {
        release();
      }
    }
    // React Router's own last words are one line of plain text.
    const isPlainFailure = !(response.headers.get('content-type') ?? '').startsWith('text/html');
    if (response.status >= 500 && !isData && isPlainFailure) return lastResortReply(language);
    const result = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (name !== 'set-cookie' || !isData) result.set(name, value);
    }
    result.delete('etag');
    // Data that everybody gets who asks for the address: a browser keeps no page that received something it may not store.
    result.set('cache-control', isData && isCacheable(pageId) ? 'no-cache' : 'no-store');
    // A HEAD of a page may come without a type; its headers must still be those of the GET.
    const isHtml = !isData && (result.get('content-type') ?? 'text/html').startsWith('text/html');
    if (isHtml) {
      result.set('content-security-policy', pagePolicy({ allow: { nonce }, humanCheck }));
    }
    if (isPrivate(pageId)) {
      result.set('referrer-policy', privateReferrer);
      result.set('x-robots-tag', 'noindex, nofollow');
    }
    const isNotFound = pageId === notFoundPage;
    if (isNotFound) result.set('x-robots-tag', 'noindex');
    const status = isNotFound && isHtml && response.status === 200 ? 404 : response.status;
    return await packed(request, response, status, result);
  }
}

/** A page that answers everybody who asks for its address. */
type CachedPage = {
  html: string;
  /** Stands in it where a response has its own. */
  nonce: string;
  headers: Headers;
};

/** 128 random bits in base64, as a policy names them. */
function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** What is known of a request besides itself. */
type AskedFrom = {
  /** The request line's target before URL parsing took the steps upward out of it. */
  rawTarget?: string | undefined;
  /** Names the caller; `null` for one who is nobody in particular. Default: everybody is. */
  caller?: () => string | null;
};

/** What the responders know of a request. */
type Asked = {
  request: Request;
  caller: () => string | null;
  url: URL;
  beside: BesidePage | null;
  language: Language;
  /** It came to a host that serves all languages. */
  local: boolean;
  /** What its address means, without the file's ending; `pageId` for short where that is a page. */
  resolved: Resolved | null;
  pageId: PageId | null;
  /** What a form on it asks; nothing where it has none. */
  humanCheck: HumanCheck | undefined;
  vary: string;
  /** Of every answer that shows a page or leads to one. */
  headers: Record<string, string>;
};

/** Answers a request, or leaves it to the next. */
type Responder = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

/** A page that is to be rendered. */
type Wanted = Pick<Asked, 'caller' | 'language' | 'local' | 'humanCheck' | 'headers'> & {
  /** Only its data are asked for. */
  isData: boolean;
  pageId: PageId;
};

/** A page, and the ending of the file beside it that is asked for. */
type BesidePage = { page: string; suffix: string };

/** True for what asks for a file that is neither beside a page nor one for machines. No person typed it. */
function isNoPage(target: string, pathname: string): boolean {
  return asksForFile(target) && !besidePage(pathname) && !/\.(xml|txt)$/.test(pathname);
}

/**
 * The page that a file stands beside, and the file's ending: the data that React Router asks for (`{path}.data`, and
 * `/_.data` for `/`), a spreadsheet, a card for address books. `null` for every other path.
 */
function besidePage(pathname: string): BesidePage | null {
  if (pathname.endsWith('/_.data')) return { page: pathname.slice(0, -'_.data'.length), suffix: '.data' };
  const [, page, suffix] = /^(.*[^/])(\.(?:data|csv|vcf))$/.exec(pathname) ?? [];
  return page === undefined || suffix === undefined ? null : { page, suffix };
}

/** A browser that looks ahead has not chosen a language. */
function isPrefetch(request: Request): boolean {
  return /prefetch|prerender/.test(
    request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '',
  );
}

/** Sends a rendered body, compressed at the level that costs a few milliseconds. */
async function packed(
  request: Request,
  response: Response,
  status: number,
  headers: Headers,
): Promise<Response> {
  headers.delete('content-length');
  const body = new Uint8Array(await response.arrayBuffer());
  const bodyless = request.method === 'HEAD' || body.byteLength === 0;
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), ['br', 'gzip']);
  if (bodyless || encoding === 'identity' || body.byteLength < 1024) {
    return new Response(bodyless ? null : body, { status, headers });
  }
  headers.set('content-encoding', encoding);
  const bytes =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await zip(body, { level: 6 });
  return new Response(bytes, { status, headers });
}

function redirect(status: 301 | 302 | 308, location: string, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store', location } });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
