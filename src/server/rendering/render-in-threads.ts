import { RouterContextProvider } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#i18n/language.ts';
import type { Log } from '../log.ts';
import type { BuildModule } from './build-module.ts';
import { createLoaders, sendable } from './loader-results.ts';
import { receivedError } from './thread-messages.ts';
import { NoThread, type ThreadPool } from './thread-pool.ts';

/**
 * Renders a page for one request.
 * @param options.isFirst True for a page that everybody waits for: it goes before those of single visitors. Default: false.
 */
export type Render = (
  request: Request,
  context: RequestContext,
  options?: { isFirst?: boolean },
) => Promise<Response>;

/** What rendering in threads needs. */
export type RenderInThreadsOptions = {
  module: BuildModule;
  language: Language;
  pool: Pick<ThreadPool, 'isOpen' | 'render'>;
  /** Renders on the main thread: data, and pages while no thread can. */
  renderHere: Render;
  /** Hears of what failed in a page. */
  handleError: (error: unknown, page: { request: Request }) => void;
  log: Log;
};

/**
 * Renders pages in threads. Their loaders run on the main thread, where databases, sources and the request's own log and span are;
 * what they gave goes to a thread, and HTML comes back.
 */
export function renderInThreads(options: RenderInThreadsOptions): Render {
  const { module, language, pool, renderHere, handleError, log } = options;
  const runLoaders = createLoaders(module.build);
  let isUncopiedSaid = false;

  const renderThere: Render = async (request, context, { isFirst = false } = {}) => {
    const provider = new RouterContextProvider();
    provider.set(module.contextKey, context);
    const results = await runLoaders(request, provider);
    const { sent, later } = await sendable(results);
    const { ports: _, ...told } = context;
    const page = await pool.render(
      { language, url: request.url, method: request.method, context: told, results: sent },
      { later, given: module.given.read, signal: request.signal, isFirst },
    );
    for (const fault of page.faults)
      handleError('route' in fault ? results[fault.route]?.result : receivedError(fault.error), { request });
    const { status, headers, body } = page;
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  };

  return async function render(request, context, options) {
    if (!pool.isOpen() || !isPage(request)) return await renderHere(request, context);
    try {
      return await renderThere(request, context, options);
    } catch (error) {
      // Nobody is there to read it.
      if (request.signal.aborted) return new Response(null, { status: 500 });
      if (!(error instanceof NoThread)) throw error;
      if (error.isUncopied && !isUncopiedSaid) {
        isUncopiedSaid = true;
        log.error(
          'a loader gave what cannot be copied to a thread, so the main thread renders its page; give plain values, dates, maps, sets, and promises beside them',
          { path: new URL(request.url).pathname },
        );
      }
      return await renderHere(request, context);
    }
  };
}

/** Data are read without rendering, and a form's post is no page yet. */
function isPage({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith('.data');
}
