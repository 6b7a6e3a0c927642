import type { ServerBuild } from 'react-router';
import { createStaticHandler, data, type RouteObject, type RouterContextProvider } from 'react-router';

/** What a loader gave: a value, or what it threw. */
export type LoaderResult = { type: 'data' | 'error'; result: unknown };

/** What the loaders of a page gave, by their routes. */
export type LoaderResults = Record<string, LoaderResult>;

/**
 * What a loader gave, in a form that a thread can take. A loader's own error stays where it is: the thread learns that there was
 * one, and no word of it.
 */
export type SentResult = { isThrown: boolean } & (
  | {
      kind: 'value';
      value: unknown;
      later: readonly string[];
      init?: SentInit | undefined;
      isWrapped: boolean;
    }
  | { kind: 'response'; init: SentInit; body: ArrayBuffer | null }
  | { kind: 'error' }
);

/** Status and headers of a response, or of a value that brings its own. */
type SentInit = { status?: number | undefined; statusText?: string | undefined; headers: [string, string][] };

/** A promise that stands in a loader's value: the page is sent without it, and it follows. */
export type LaterValue = { route: string; name: string; promise: Promise<unknown> };

/** The loaders of a build as React Router runs them for a page, without a page that is rendered afterwards. */
export function createLoaders(
  build: ServerBuild,
): (request: Request, context: RouterContextProvider) => Promise<LoaderResults> {
  const handler = createStaticHandler(routesBelow(build), { basename: build.basename ?? '/' });
  return async function runLoaders(request, context) {
    const results: LoaderResults = {};
    await handler.query(request, {
      requestContext: context,
      async dataStrategy({ matches }) {
        const asked = matches.filter((match) => match.shouldCallHandler());
        await Promise.all(
          asked.map(async (match) => {
            results[match.route.id] = await match.resolve();
          }),
        );
        // What becomes of them is decided where the page is rendered; here it would read the bodies of responses.
        return Object.fromEntries(asked.map(({ route }) => [route.id, { type: 'data', result: null }]));
      },
    });
    return results;
  };
}

/** The routes of a build as a tree of addresses and loaders. */
function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== (parentId ?? '')) return [];
    const { id, path, caseSensitive, module } = route;
    const own = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
      ...(module.loader ? { loader: module.loader } : {}),
    };
    return [route.index ? { ...own, index: true } : { ...own, children: routesBelow(build, id) }];
  });
}

/** Prepares what loaders gave for a thread. Promises are recognised where loaders put them: beside the other values of an object. */
export async function sendable(
  results: LoaderResults,
): Promise<{ sent: Record<string, SentResult>; later: LaterValue[] }> {
  const later: LaterValue[] = [];
  const sent: Record<string, SentResult> = {};
  for (const [route, { type, result }] of Object.entries(results)) {
    const isThrown = type === 'error';
    if (result instanceof Response) {
      const body = result.body === null ? null : await result.arrayBuffer();
      sent[route] = { isThrown, kind: 'response', init: sentInit(result), body };
    } else if (isThrown && result instanceof Error) {
      sent[route] = { isThrown, kind: 'error' };
    } else {
      const isWrapped = isWrappedValue(result);
      const value = isWrapped ? result.data : result;
      const promises = promisesIn(value);
      later.push(...promises.map(([name, promise]) => ({ route, name, promise })));
      sent[route] = {
        isThrown,
        kind: 'value',
        value: promises.length === 0 ? value : { ...(value as object), ...nulls(promises) },
        later: promises.map(([name]) => name),
        isWrapped,
        init: isWrapped && result.init ? sentInit(result.init) : undefined,
      };
    }
  }
  return { sent, later };
}

/**
 * A loader that gives, or throws, what the loader of a route gave on the main thread.
 * @param promiseOf Gives the promise of a value that follows.
 * @param fault Thrown in place of a loader's error.
 */
export function received(
  sent: SentResult,
  promiseOf: (name: string) => Promise<unknown>,
  fault: Error,
): unknown {
  const result = receivedValue(sent, promiseOf, fault);
  if (sent.isThrown) throw result;
  return result;
}

function receivedValue(
  sent: SentResult,
  promiseOf: (name: string) => Promise<unknown>,
  fault: Error,
): unknown {
  if (sent.kind === 'error') return fault;
  if (sent.kind === 'response') return new Response(sent.body, definedInit(sent.init));
  // In its own place: the order of names is the order in the page.
  for (const name of sent.later) (sent.value as Record<string, unknown>)[name] = promiseOf(name);
  if (!sent.isWrapped) return sent.value;
  return sent.init ? data(sent.value, definedInit(sent.init)) : data(sent.value);
}

function promisesIn(value: unknown): [string, Promise<unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([, each]) => each instanceof Promise);
}

function nulls(promises: readonly [string, unknown][]): Record<string, null> {
  return Object.fromEntries(promises.map(([name]) => [name, null]));
}

/** What `data()` of React Router makes; it is known there by the same name. */
function isWrappedValue(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit' &&
    'data' in result &&
    'init' in result
  );
}

function sentInit({ status, statusText, headers }: ResponseInit): SentInit {
  return { status, statusText, headers: [...new Headers(headers)] };
}

function definedInit({ status, statusText, headers }: SentInit): ResponseInit {
  return {
    headers,
    ...(status === undefined ? {} : { status }),
    ...(statusText === undefined ? {} : { statusText }),
  };
}
