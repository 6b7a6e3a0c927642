import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { isLanguage, type Language } from '#i18n/language.ts';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { listening } from './listen.ts';
import { createLog } from './log.ts';
import { openSite } from './open-site.ts';
import { liveSitePaths } from './pages/live-site-paths.ts';
import type { ContentAhead, LanguageBuild } from './pages/load-build.ts';

/** The server of one language while it is being written; `dev.ts` starts one for each and stands in front. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const language = process.argv[2];
if (!isLanguage(language)) throw new Error('Start "npm run dev"; it starts this with a language.');

const settings = readEnv(process.env);
const log = createLog({ write: () => undefined });
const server = createServer();
const vite = await createVite({
  root,
  mode: language,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

const { parts, work } = await openSite({ settings, log, root, site: await liveSitePaths() });
work.start();

// The router reads its routes when Vite starts; the process and the address stay, and open pages load themselves again.
process.on('message', async (message) => {
  if (message !== 'routes changed') return;
  await vite.restart();
  process.send?.('routes read');
});

/** Nothing is made ahead here: every page is rendered from its source, as it is now. */
const none: ContentAhead = { pages: new Map(), files: new Map() };
const inProgress = (own: Language): LanguageBuild => ({
  language: own,
  assets: new Map(),
  ahead: { fixed: none, local: none },
  async render(request, context) {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
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
