import { setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { EnvironmentNotice, ShownEnvironment } from '#site/environments.ts';

/** What of a build runs in the server. */
export type BuildModule = {
  build: ServerBuild;
  /** The key under which its loaders look for the request's context. */
  contextKey: Parameters<RouterContextProvider['set']>[0];
  environmentNotice: (environment: ShownEnvironment) => EnvironmentNotice;
  /** What its loaders gave to the server alone (`design-system/served-once.tsx`), by part. It is kept by each thread for itself. */
  given: {
    read: (part: string) => unknown;
    give: (part: string, words: unknown) => void;
  };
};

/**
 * Imports the server's part of the build in a folder, for the thread that asks.
 * @param options.withMaps Default: true. The build brings its maps, so that a fault in the log is placed in a file that somebody can
 * open. They take 17 MB of each build, and a thread leaves them to the main one.
 */
export async function importBuild(folder: string, { withMaps = true } = {}): Promise<BuildModule> {
  setSourceMapsSupport(withMaps, { nodeModules: false, generatedCode: false });
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  const { module } = build.entry;
  if (!('requestContext' in module) || !('environmentNotice' in module)) {
    throw new Error(
      `The build in ${folder} exports no requestContext or no environmentNotice, so no loader would know its request, ` +
        'or no page its environment; export both from src/app/entry.server.tsx.',
    );
  }
  return {
    build,
    contextKey: module.requestContext as BuildModule['contextKey'],
    environmentNotice: module.environmentNotice as BuildModule['environmentNotice'],
    given: givenBy(module),
  };
}

/** A build none of whose pages leaves words as the server wrote them needs to export nothing of it. */
function givenBy(module: object): BuildModule['given'] {
  if (!('giveOnce' in module) || !('givenOnce' in module))
    return { read: () => undefined, give: () => undefined };
  const giveOnce = module.giveOnce as (part: string, words: unknown) => null;
  const givenOnce = module.givenOnce as (part: string, words: null) => unknown;
  return {
    read(part) {
      try {
        return givenOnce(part, null);
      } catch {
        return undefined;
      }
    },
    give: giveOnce,
  };
}

/** The part whose words a page missed, by what `givenOnce` throws; `undefined` for every other fault. */
export function missingPart(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /^The words of the part "(.+)" were never given/.exec(error.message)?.[1];
}
