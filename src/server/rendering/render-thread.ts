/**
 * Renders pages in a thread of its own (`thread-pool.ts` starts it): the builds are loaded here once more, and their loaders give
 * what those of the main thread gave. What keeps the processor busy is then in nobody's way.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createContext, createRequestHandler, RouterContextProvider } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { type BuildModule, importBuild, missingPart } from './build-module.ts';
import { received } from './loader-results.ts';
import {
  type FromThread,
  type RenderedPage,
  type RenderFault,
  type RenderOrder,
  sentError,
  type ThreadData,
  type ToThread,
} from './thread-messages.ts';

/** A page that is being rendered. */
type Rendering = {
  order: RenderOrder;
  promiseOf: (route: string, name: string) => Promise<unknown>;
  faults: RenderFault[];
  /** The first part whose words are not here. */
  missing?: string | undefined;
};

/** Stands for the error that a loader threw on the main thread. */
class LoaderFault extends Error {
  readonly route: string;

  constructor(route: string) {
    super('A loader failed on the main thread.');
    this.name = 'LoaderFault';
    this.route = route;
  }
}

const renderingKey = createContext<Rendering>();

/** What is told of a page that is under way, by its number and the place of a promise. */
const promised = new Map<string, PromiseWithResolvers<unknown>>();

/** The build's own request handler; its loaders give what was loaded. */
function createRenderer({
  build,
  contextKey,
  given,
}: BuildModule): (rendering: Rendering) => Promise<Response> {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route?.module.loader ? { ...route, module: { ...route.module, loader: loaderOf(id) } } : route,
    ]),
  );
  const handleError = (error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void => {
    const rendering = context.get(renderingKey);
    rendering.missing ??= missingPart(error);
    const fault = error instanceof LoaderFault ? { route: error.route } : { error: sentError(error) };
    rendering.faults.push(fault);
  };
  const handle = createRequestHandler(
    { ...build, routes, entry: { module: { ...build.entry.module, handleError } } },
    'production',
  );
  return async (rendering) => {
    const { url, method, context, given: words = {} } = rendering.order;
    // From now on they are here: a part's words are the same in every answer.
    for (const [part, each] of Object.entries(words)) if (each !== undefined) given.give(part, each);
    const provider = new RouterContextProvider();
    provider.set(contextKey, context);
    provider.set(renderingKey, rendering);
    return await handle(new Request(url, { method }), provider);
  };
}

function loaderOf(route: string) {
  return ({ context }: { context: Readonly<RouterContextProvider> }): unknown => {
    const { order, promiseOf } = context.get(renderingKey);
    const result = order.results[route];
    // What was not asked of the main thread has no value there either.
    if (result === undefined) return undefined;
    return received(result, (name) => promiseOf(route, name), new LoaderFault(route));
  };
}

/**
 * Renders one page, after a turn of the event loop. While pages are sent as fast as they are rendered there is always a message, and
 * Node reads a thousand of them before anything else has its turn: what React leaves for later would hold every page until then.
 */
async function renderPage(
  render: (rendering: Rendering) => Promise<Response>,
  id: number,
  order: RenderOrder,
): Promise<RenderedPage | { missing: string }> {
  const own = promisesOf(id, order);
  for (const key of own) {
    const promise = Promise.withResolvers<unknown>();
    // A page may leave out what it was promised.
    promise.promise.catch(() => undefined);
    promised.set(key, promise);
  }
  const promiseOf: Rendering['promiseOf'] = async (route, name) =>
    await promised.get(promiseKey(id, route, name))?.promise;
  const rendering: Rendering = { order, promiseOf, faults: [] };
  try {
    await turn();
    const response = await render(rendering);
    const { missing, faults } = rendering;
    // What the main thread does not have either is a fault of the page.
    if (missing !== undefined && !(missing in (order.given ?? {}))) return { missing };
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: [...response.headers], body, faults };
  } finally {
    for (const key of own) promised.delete(key);
  }
}

/** Places of what follows, in the results of a page. */
function promisesOf(id: number, { results }: RenderOrder): string[] {
  return Object.entries(results).flatMap(([route, result]) =>
    result.kind === 'value' ? result.later.map((name) => promiseKey(id, route, name)) : [],
  );
}

function promiseKey(id: number, route: string, name: string): string {
  return `${id} ${route} ${name}`;
}

/** Loads the builds, then answers one message after the other. */
async function start(port: NonNullable<typeof parentPort>, { folders }: ThreadData): Promise<void> {
  const post = (message: FromThread, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  // It would end the thread; on the main thread it is a line in the log.
  process.on('unhandledRejection', (error) => post({ kind: 'stray', error: sentError(error) }));
  const renderers = new Map<string, (rendering: Rendering) => Promise<Response>>();
  for (const [language, folder] of Object.entries(folders) as [Language, string][])
    renderers.set(language, createRenderer(await importBuild(folder, { withMaps: false })));

  port.on('message', (message: ToThread) => {
    if (message.kind === 'settled') {
      const waiting = promised.get(promiseKey(message.id, message.route, message.name));
      if ('error' in message) waiting?.reject(message.error);
      else waiting?.resolve(message.value);
      return;
    }
    const { id, order } = message;
    const render = renderers.get(order.language);
    if (!render) throw new Error(`No build of ${order.language} was given to this thread.`);
    renderPage(render, id, order).then(
      (page) =>
        'missing' in page
          ? post({ kind: 'missing', id, part: page.missing })
          : post({ kind: 'rendered', id, page }, [page.body.buffer]),
      (error) => post({ kind: 'failed', id, error: sentError(error) }),
    );
  });
  post({ kind: 'ready' });
}

if (parentPort) await start(parentPort, workerData as ThreadData);
