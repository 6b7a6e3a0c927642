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
};

/** Imports the server's part of the build in a folder, for the thread that asks. */
export async function importBuild(folder: string): Promise<BuildModule> {
  // The build brings its maps: a fault in the log is placed in a file that somebody can open.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
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
  };
}
