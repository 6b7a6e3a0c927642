import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { isLanguage, type Language } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { listening } from './listen.ts';
import { createLog } from './log.ts';
import { openSite } from './open-site.ts';
import { liveSitePaths, touchRoutes } from './pages/live-site-paths.ts';
import type { ContentAhead, LanguageBuild } from './pages/load-build.ts';

/** The server of one language while it is being written; `dev.ts` starts one for each and stands in front. */
const root = fileURLToPath(new URL('../../', import.meta.url));
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

let addresses = '';
const site = await liveSitePaths({
  // Once the router serves the new addresses, open pages load themselves again: an old one leads to the new one.
  onChange: async (paths) => {
    addresses = addressesOf(paths[language]);
    await currentBuild();
    vite.environments.client.hot.send({ type: 'full-reload' });
  },
});
const { parts, work } = await openSite({ settings, log, root, site });
work.start();

/** How long the router may take to read its routes again, in milliseconds, before a page is shown with the old ones. */
const longestReading = 15_000;

/** The build as it is now. `dev.ts` has the router read its routes again when a slug is saved; that takes a moment. */
async function currentBuild(): Promise<ServerBuild> {
  const given = Date.now();
  let asked = given;
  for (;;) {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    if (addresses === '' || Date.now() - given > longestReading) return build;
    const served = Object.fromEntries(Object.values(build.routes).map((route) => [route?.id, route?.path]));
    if (addresses === addressesOf(served)) return build;
    if (Date.now() - asked > 2_000) {
      // A router that has just started may not have been listening yet.
      asked = Date.now();
      touchRoutes();
    }
    await new Promise((again) => setTimeout(again, 10));
  }
}

/** The addresses of all pages in one text, from the site's table or from the router's. */
function addressesOf(table: Record<string, string | undefined>): string {
  return (pages as readonly PageEntry[])
    .map(({ id }) => `${id} ${(table[id] ?? '').replace(/^\//, '')}`)
    .join('\n');
}

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
const app = createApp({ ...parts, builds: { eng: inProgress('eng'), es: inProgress('es') } });

const listener = getRequestListener(async (request, env) => {
  const response = await app.fetch(request, env);
  // Vite puts inline scripts without a nonce into pages; the built site is where the policy is tested.
  response.headers.delete('content-security-policy');
  return response;
});
server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
const port = await listening(server, 0, '127.0.0.1');
process.send?.(port);
process.on('disconnect', () => process.exit());
