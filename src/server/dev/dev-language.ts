import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { isLanguage, type Language, perLanguage } from '#i18n/language.ts';
import { pathTable, type SlugTable } from '#site/slugs.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { listening } from '../listen.ts';
import { createLog } from '../log.ts';
import { openSite } from '../open-site.ts';
import type { ContentAhead, LanguageBuild } from '../pages/load-build.ts';
import { addressesScript, routesModule, withAddresses } from './live-routes.ts';
import { liveSitePaths } from './live-site-paths.ts';

/** The server of one language while it is being written; `dev.ts` starts one for each and stands in front. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const language = process.argv[2];
if (!isLanguage(language)) throw new Error('Start "npm run dev"; it starts this with a language.');

const settings = readEnv(process.env);
const log = createLog({ write: () => undefined });
const server = createServer();
const vite = await createVite({
  // Without its last slash: the router compares folders as text, and would watch nothing.
  root: resolve(root),
  mode: language,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

/** How long Vite may take to notice that a catalog was saved, in milliseconds, before a page is shown as it was. */
const longestNotice = 5_000;
let addresses: Record<string, string> = {};

/** Resolves once links in pages lead to the saved addresses: Vite hears of a saved file on its own, a moment later. */
const pagesKnow = async (): Promise<void> => {
  const started = Date.now();
  while (Date.now() - started < longestNotice) {
    const { slugTable } = (await vite.ssrLoadModule('virtual:slug-table')) as { slugTable: SlugTable };
    const known = pathTable(slugTable)[language];
    if (Object.entries(addresses).every(([id, path]) => known[id] === path)) return;
    await new Promise((again) => setTimeout(again, 5));
  }
};

/** The build as it is now, at the addresses as they are now. */
const currentBuild = async (): Promise<ServerBuild> => {
  await pagesKnow();
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return withAddresses(build, addresses);
};

const site = await liveSitePaths({
  // Once pages know the new addresses, open ones load themselves again: an old address leads to the new one.
  onChange: async (paths) => {
    addresses = paths[language];
    await pagesKnow();
    vite.environments.client.hot.send({ type: 'full-reload' });
  },
});
const { parts, work } = await openSite({ settings, log, root, site });
work.start();

/** Nothing is made ahead here: every page is rendered from its source, as it is now. */
const none: ContentAhead = { pages: new Map(), files: new Map() };
const inProgress = (own: Language): LanguageBuild => ({
  language: own,
  assets: new Map(),
  ahead: { fixed: none, local: none },
  async render(request, context) {
    const build = await currentBuild();
    const key = (build.entry.module as { requestContext?: unknown }).requestContext;
    const provider = new RouterContextProvider();
    provider.set(key as Parameters<RouterContextProvider['set']>[0], context);
    return await createRequestHandler(build, 'development')(request, provider);
  },
});
const app = createApp({ ...parts, builds: perLanguage(inProgress) });

const listener = getRequestListener(async (request, env) => {
  const response = await app.fetch(request, env);
  // Vite puts inline scripts without a nonce into pages; the built site is where the policy is tested.
  response.headers.delete('content-security-policy');
  return response;
});
server.on('request', (incoming, outgoing) => {
  if (incoming.url?.split('?')[0] === routesModule.address) {
    vite.environments.client.transformRequest(routesModule.name).then(
      (routes) => {
        outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        outgoing.end((routes?.code ?? '') + addressesScript(addresses));
      },
      (error: unknown) => outgoing.destroy(error as Error),
    );
    return;
  }
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
const port = await listening(server, 0, '127.0.0.1');
process.send?.(port);
process.on('disconnect', () => process.exit());
