import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '#brand';
import { type Language, languages, ownName, perLanguage } from '#i18n/language.ts';
import { createApp } from './app.ts';
import { readEnv, type Settings, SettingsFault } from './env.ts';
import { openAssetShelf } from './files/asset-shelf.ts';
import { forgottenSettings } from './forgotten-settings.ts';
import { type CloseTimes, closeGracefully, endEachConnection } from './graceful-close.ts';
import { createHealthServer, healthStatus } from './health.ts';
import { createHttpServer, listening } from './listen.ts';
import { createServerLog, errorFields, type Log } from './log.ts';
import { openDesk } from './open-desk.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { type LanguageBuild, loadBuild, packAhead } from './pages/load-build.ts';
import { createPreparedAnswers } from './pages/prepared-answers.ts';
import { createRefreshedPages, isRefreshedAt } from './pages/refreshed-pages.ts';
import type { SitePaths } from './pages/site-paths.ts';
import { createThreadPool } from './rendering/thread-pool.ts';
import type { StaffSettings } from './staff-env.ts';
import { takenPortHint } from './taken-port.ts';

/** The project's folder: builds, catalogs and `public/` are found from here, wherever the command was typed. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a stopping server takes leave of those who are connected. */
const closeTimes: CloseTimes = { lastRequests: 500, longest: 10_000 };

/**
 * A stop that takes longer than this after the load balancer had its time is no longer graceful: whoever asked for it
 * will not wait either.
 */
const longestStop = 15_000;

/** How often what this build has on the shelf is marked as used, in milliseconds: a day, the least that a shelf keeps things. */
const shelfKeeping = 86_400_000;

/** How long the database is waited for even then, in milliseconds. */
const longestFarewell = 1000;

/** Reads the settings, opens everything, listens, and knows how to stop again. */
async function start(): Promise<void> {
  const settings = readEnv(process.env);
  const log = createServerLog();
  for (const warning of forgottenSettings(process.env)) log.warn(warning);
  const site = await openSite({ settings, log, root });
  const { storage, parts, work, metrics } = site;
  // Most installations send nothing, and load nothing of it.
  const telemetry =
    settings.telemetry &&
    (await import('./telemetry/open-telemetry.ts')).openTelemetry({
      settings: settings.telemetry,
      environment: settings.environment,
      readCounts: metrics.read,
      log,
    });
  const folders = perLanguage((language) => resolve(root, 'build', language));
  const pool =
    settings.renderThreads === 0
      ? undefined
      : createThreadPool({ threads: settings.renderThreads, folders, log });
  if (pool) metrics.watchRenders(pool.counts);
  const builds = {} as Record<Language, LanguageBuild>;
  for (const language of languages) {
    builds[language] = await loadBuild({
      folder: folders[language],
      language,
      origins: settings.origins,
      environment: settings.environment,
      pool,
      log,
    });
  }
  const { assetShelf, assetShelfDays } = settings;
  const shelf =
    assetShelf === null
      ? undefined
      : await openAssetShelf({
          folder: resolve(assetShelf),
          builds: languages.map((language) => resolve(root, 'build', language, 'client')),
          days: assetShelfDays,
        });
  // A build that has run for weeks is still the one that open pages ask for when the next is released.
  const keepShelf = () => shelf?.keep().catch((error) => log.warn('assets not kept', errorFields(error)));
  setInterval(() => void keepShelf(), shelfKeeping).unref();
  const { origins, environment } = settings;
  const refreshedPages = createRefreshedPages({ ...parts, builds, origins, environment, log });
  const app = createApp({ ...parts, builds, shelf, refreshedPages });

  const answerPrepared = createPreparedAnswers({
    ...parts,
    builds,
    origins,
    ask: (request) => app.fetch(request, { isPreparing: true }),
    isRefreshed: (path) => isRefreshedAt(parts.site, path),
    routeOf: (path) => patternAt(parts.site, path),
    countAnswer: metrics.countAnswer,
  });

  let stopping = false;
  const servers = await listenEverywhere(settings, () =>
    createHttpServer(metrics.watch(app.fetch), log, {}, answerPrepared),
  );
  const asked = { check: () => storage.check(), isStopping: () => stopping };
  metrics.watchReadiness(async () => (await healthStatus('/readyz', asked)) === 200);
  const health = createHealthServer({
    ...asked,
    counts: () => storage.outbox.counts(),
    metrics: metrics.text,
  });
  await listenForHealth(health, settings, log);
  const desk = settings.staff && (await listenForStaff(settings.staff, site));

  const restFromRefreshing = refreshedPages.keepReady();
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    setTimeout(() => {
      setTimeout(() => process.exit(1), longestFarewell);
      void storage.close().finally(() => process.exit(1));
    }, settings.drainMs + longestStop).unref();
    restFromRefreshing();
    const listeners = desk ? [...servers, desk] : servers;
    for (const server of listeners) endEachConnection(server);
    await new Promise((done) => setTimeout(done, settings.drainMs));
    // Open requests are answered and deliveries that are under way are settled, both at once to be done in time; what
    // is stored meanwhile waits in the outbox. Storage stays open until the last of them has written down its outcome.
    await Promise.all([...listeners.map((each) => closeGracefully(each, closeTimes)), work.stop()]);
    // The last counts ask the database.
    await telemetry?.close();
    await pool?.close();
    await storage.close();
    health.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  process.on('unhandledRejection', (reason) => log.error('promise failed', errorFields(reason)));

  work.start();
  // What is asked for meanwhile the main thread renders; packing waits, so that it is not in the way of both.
  void Promise.resolve(pool?.start()).then(() => packAhead(Object.values(builds)));
  log.info('started', { environment: settings.environment, port: settings.port });
  const addresses = languages.map((each) => `${settings.origins[each]} (${ownName[each]})`);
  console.log(`\n${brand.name} is open: ${addresses.join(', ')}\n`);
  if (settings.staff) console.log(`The staff desk is open: ${settings.staff.origin}\n`);
}

/** The pattern of a page's address in the first language that has it there. */
function patternAt(site: SitePaths, path: string): string | undefined {
  for (const language of languages) {
    const resolved = site.resolve(language, path);
    if (resolved?.kind === 'page') return site.patternOf(language, resolved.pageId);
  }
  return undefined;
}

/** Listens on the address that is set, or on both loopback addresses, so that `localhost` works however it resolves. */
async function listenEverywhere(settings: Settings, makeServer: () => Server): Promise<Server[]> {
  const { host, port } = settings;
  const first = makeServer();
  const actual = await listening(first, port, host ?? '127.0.0.1');
  if (host !== null) return [first];
  const second = makeServer();
  try {
    await listening(second, actual, '::1');
    return [first, second];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 is fine: its `localhost` is the other address. A taken port is not fine.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    throw error;
  }
}

/** Opens the desk on its own, private address. */
async function listenForStaff(settings: StaffSettings, site: OpenSite): Promise<Server> {
  const desk = await openDesk({ settings, site, root });
  const server = createHttpServer(desk.fetch, site.parts.log);
  try {
    await listening(server, settings.port, settings.host);
  } catch (error) {
    throw new Error(takenPortHint(error, 'STAFF_PORT') ?? (error as Error).message, { cause: error });
  }
  return server;
}

/** A taken health port stops a deployed server, which nobody could watch, but not a local run beside another. */
async function listenForHealth(health: Server, settings: Settings, log: Log): Promise<void> {
  try {
    await listening(health, settings.healthPort, settings.healthHost);
  } catch (error) {
    if (settings.environment !== 'development')
      throw new Error(takenPortHint(error, 'HEALTH_PORT') ?? (error as Error).message, { cause: error });
    log.warn('health checks are off: HEALTH_PORT is taken', { port: settings.healthPort });
  }
}

await start().catch((error: Error) => {
  console.error(takenPortHint(error) ?? error.message);
  process.exit(error instanceof SettingsFault ? error.exitCode : 1);
});
