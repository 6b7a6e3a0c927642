import { createServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { showUntranslated } from '#i18n/catalog.ts';
import { type Language, perLanguage } from '#i18n/language.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { listening } from '../listen.ts';
import { createLog } from '../log.ts';
import { openSite } from '../open-site.ts';
import { languageOfRequest } from '../pages/language-of-request.ts';
import type { LanguageBuild, PrerenderedContent } from '../pages/load-build.ts';
import type { SitePaths } from '../pages/site-paths.ts';
import { describeFault } from './describe-fault.ts';
import { faultPage } from './fault-page.ts';
import { languageQuestion } from './language-question.ts';
import { createLanguageVite } from './language-vite.ts';
import { createLiveBuild } from './live-build.ts';
import { addressesScript, routesModule } from './live-routes.ts';
import { liveSitePaths } from './live-site-paths.ts';
import type { FromLanguage, ToLanguage } from './messages.ts';
import { filesReadAtStart } from './read-at-start.ts';

/** What the process of one language brings along. */
export interface ServeLanguageOptions {
  language: Language;
  /** The project's folder, without a slash at its end. */
  root: string;
  tell(message: FromLanguage): void;
  /** The files that Node has read so far. */
  readByNode: ReadonlySet<string>;
}

/** Nothing is prerendered here: every page is rendered from its source, as it is now. */
const none: PrerenderedContent = { pages: new Map(), files: new Map() };

/**
 * Serves one language while it is being written, and resolves once its first page was made.
 * @throws when a file that is read at the start cannot be used.
 */
export async function serveLanguage(options: ServeLanguageOptions) {
  const { language, root, tell, readByNode } = options;
  // What was just written shows at once, in the words of the source, in pages and in what the server itself reads.
  process.env[showUntranslated] = 'yes';
  const settings = readEnv(process.env);
  const sayFault = (error: unknown) => tell({ kind: 'said', text: `\n${describeFault(error, root)}\n\n` });
  let whenAddressesChange: (paths: Record<string, string>) => Promise<void> = async () => undefined;
  // First of all: a page without its slug is found here in a moment, before anything that takes its time.
  const site = await liveSitePaths({ onChange: (paths) => void whenAddressesChange(paths[language]) });
  const server = createServer();
  const readAtStart = filesReadAtStart(root, readByNode);
  const vite = await createLanguageVite({ language, root, server, isReadAtStart: readAtStart.has, sayFault });
  const overlay = overlayOf(vite);
  process.on('message', ({ text }: ToLanguage) => overlay.show('start', text));
  const live = createLiveBuild({
    vite,
    language,
    sayFault,
    inWords: (error) => describeFault(error, root),
    onFault: (text) => overlay.show('pages', text),
  });
  // Once pages know the new addresses, open ones load themselves again: an old address leads to the new one.
  whenAddressesChange = async (paths) => {
    await live.move(paths);
    vite.environments.client.hot.send({ type: 'full-reload' });
  };

  const inProgress = (own: Language): LanguageBuild => ({
    language: own,
    assets: new Map(),
    prerendered: { fixed: none, local: none },
    render: async (request, context) => {
      let build: ServerBuild;
      try {
        build = await live.current();
      } catch (error) {
        return unshown(describeFault(error, root));
      }
      const key = (build.entry.module as { requestContext?: unknown }).requestContext;
      const provider = new RouterContextProvider();
      provider.set(key as Parameters<RouterContextProvider['set']>[0], context);
      const response = await createRequestHandler(build, 'development')(request, provider);
      return overlay.isStanding() ? await withOverlay(response) : response;
    },
  });
  const { parts, work } = await openSite({
    settings,
    log: createLog({ write: () => undefined }),
    root,
    site,
  });
  work.start();
  const app = createApp({ ...parts, builds: perLanguage(inProgress) });
  const listener = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env);
    // Vite puts inline scripts without a nonce into pages; the built site is where the policy is tested.
    response.headers.delete('content-security-policy');
    return response;
  });
  server.on('request', (incoming, outgoing) => {
    const path = incoming.url?.split('?')[0];
    if (path === languageQuestion.address) {
      outgoing.end(languageAsked(incoming, settings.origins, site));
    } else if (path === routesModule.address) {
      vite.environments.client.transformRequest(routesModule.name).then(
        (routes) => {
          outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
          outgoing.end((routes?.code ?? '') + addressesScript(live.addresses()));
        },
        (error: unknown) => outgoing.destroy(error as Error),
      );
    } else vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
  });
  const port = await listening(server, 0, '127.0.0.1');
  await warm(vite, `http://127.0.0.1:${port}/${language}`);
  return { port, readAtStart: readAtStart.list() };
}

/** Which language a request is for, by its host, its memory and the path that it names. */
function languageAsked(
  { headers }: IncomingMessage,
  origins: Record<Language, string>,
  site: SitePaths,
): Language {
  const path = `${headers[languageQuestion.header]}`;
  const request = new Request(new URL(path, `http://${headers.host}`), {
    headers: { cookie: headers.cookie ?? '' },
  });
  return languageOfRequest(request, path, { origins, pathLanguage: site.pathLanguage }).language;
}

/** The answer where no page could ever be made since the start. */
function unshown(text: string): Response {
  const html = faultPage({ title: 'A saved file keeps pages from being shown', text, again: 2 });
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/**
 * Opens the home page as the first visitor would, who then need not wait for what all pages share. Resolves once it was
 * made; what the browser will ask for is prepared behind it.
 */
async function warm(vite: ViteDevServer, home: string): Promise<void> {
  const html = await (await fetch(home)).text();
  const modules = [...html.matchAll(/"(\/src\/[^"]+\.tsx?)"/g)].flatMap(([, url]) => url ?? []);
  for (const url of new Set(modules)) void vite.warmupRequest(url);
}

/**
 * A page with what lays faults over it. The page's own script brings that along, but last of all: where one of its modules
 * is broken, the browser runs none of it, and the page would stand there as it was before without a word.
 */
async function withOverlay(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const { status, headers } = response;
  headers.delete('content-length');
  return new Response(html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>'), {
    status,
    headers,
  });
}

/** What of the site a fault keeps as it was: what is read at the start, or the pages. */
type Kept = 'start' | 'pages';

/** Lays over every page, open or opened later, what keeps a saved change from being taken up, for as long as it does. */
function overlayOf(vite: ViteDevServer) {
  const { hot } = vite.environments.client;
  const standing = new Map<Kept, { type: 'error'; err: { message: string; stack: string } }>();
  hot.on('vite:client:connect', (_, client) => {
    for (const fault of standing.values()) client.send(fault);
  });
  return {
    isStanding: () => standing.size > 0,
    show(kept: Kept, text: string | undefined): void {
      if (text === undefined) {
        // Vite takes away what it has laid over a page itself, and only where it has something new for that page.
        if (standing.delete(kept)) hot.send({ type: 'full-reload' });
        return;
      }
      const fault = { type: 'error' as const, err: { message: text, stack: '' } };
      standing.set(kept, fault);
      hot.send(fault);
    },
  };
}
