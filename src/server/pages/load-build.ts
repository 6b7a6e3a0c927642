import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { array, type InferType, lazy, object, string } from 'yup';
import type { DeskView } from '#features/desk/model/desk-view.ts';
import type { Language } from '#i18n/language.ts';
import { placeEnvironment, shownEnvironment } from '#site/environments.ts';
import { type InlineHashes, inlineHashes } from '#site/inline-hashes.ts';
import { originsFor, replacePlaceholders } from '#site/origins.ts';
import { contentTypeOf } from '../files/content-types.ts';
import { cacheFor, type FileMap, pathsBelow, readFolder } from '../files/read-folder.ts';
import { type ServedFile, servedFile } from '../files/served-file.ts';
import { errorFields, type Log } from '../log.ts';
import { pagePolicy } from '../middleware/content-security-policy.ts';
import { type BuildModule, importBuild } from '../rendering/build-module.ts';
import { type Render, renderInThreads } from '../rendering/render-in-threads.ts';
import type { ThreadPool } from '../rendering/thread-pool.ts';

/** A prerendered page, and the hashes of what stands inline in it. */
export type PrerenderedPage = { file: ServedFile; hashes: InlineHashes };

/** What a build prerendered, as one kind of host shows it: links to the other language differ. */
export type PrerenderedContent = { pages: Map<string, PrerenderedPage>; files: FileMap };

/** One language of the site, ready to serve. */
export type LanguageBuild = {
  language: Language;
  /** Scripts, styles and the like under `/assets/{language}/`, and what lies beside them for browsers; the same on every host. */
  assets: FileMap;
  /** On the fixed hosts, and on a local host, where both languages live. */
  prerendered: { fixed: PrerenderedContent; local: PrerenderedContent };
  /** Renders a page for one request. */
  render: Render;
  /** True when so many pages wait for a thread that another would wait too long. Default: never. */
  isFull?: () => boolean;
};

/** Where a build lies and what it is served with. */
export type LoadBuildOptions = {
  /** `build/{language}`. */
  folder: string;
  language: Language;
  /** The configured origins; prerendered pages carry placeholders for them. */
  origins: Record<Language, string>;
  /** Where this server runs: outside production its notice is put into prerendered pages. */
  environment: string;
  /** Threads that render pages; left out where the main thread does. */
  pool?: ThreadPool | undefined;
  log: Log;
};

const hashList = array(string().required()).required();
const pageRecord = object({
  file: string().required(),
  csp: object({ script: hashList, style: hashList }).required(),
});
const pagesFile = lazy((value: unknown) =>
  object(Object.fromEntries(Object.keys(value ?? {}).map((path) => [path, pageRecord]))),
);

/**
 * Reads one language's build into memory.
 * @throws when a page differs from what the build noted in `pages.json`: its policy would stop its own scripts.
 */
export async function loadBuild(options: LoadBuildOptions): Promise<LanguageBuild> {
  const { folder, language } = options;
  if (!existsSync(join(folder, 'server', 'index.js'))) {
    throw new Error(
      `There is no build in ${folder}, so there is nothing to serve; run "npm run build" first.`,
    );
  }
  const client = join(folder, 'client');
  const assetFolder = `assets/${language}/`;
  const assets = await readFolder(client, {
    cacheControl: cacheFor.ever,
    include: (path) => path.startsWith(assetFolder),
  });
  // What browsers look for at an address that stays: the workers, the manifest for installing.
  const lasting = await readFolder(client, {
    cacheControl: cacheFor.asking,
    include: (path) => /^[\w-]+\.(js|webmanifest)$/.test(path),
  });
  const { render, environmentNotice } = await loadRenderer(options);
  const shown = shownEnvironment(options.environment);
  const notice = shown === null ? null : environmentNotice(shown);
  const pages = checkedPages(folder, client);
  const others = pathsBelow(client).filter(
    (path) => !path.startsWith('assets/') && !path.endsWith('.html') && !lasting.has(`/${path}`),
  );
  const contentFor = (hostname: string): PrerenderedContent => {
    const origins = originsFor(options.origins, hostname);
    return {
      pages: new Map(
        pages.map(({ path, html }) => [
          path,
          prerenderedPage(placeEnvironment(replacePlaceholders(html, origins), options.environment, notice)),
        ]),
      ),
      files: new Map(
        others.map((path) => {
          const text = replacePlaceholders(readFileSync(join(client, path), 'utf8'), origins);
          return [encodeURI(`/${path}`), textFile(text, contentTypeOf(path))];
        }),
      ),
    };
  };
  return {
    language,
    assets: new Map([...assets, ...lasting]),
    prerendered: {
      fixed: contentFor(new URL(options.origins[language]).hostname),
      local: contentFor('localhost'),
    },
    render,
    isFull: () => options.pool?.isFull() ?? false,
  };
}

/**
 * Packs finished pages one after the other, as browsers ask for them: the first visitor of each after a start would wait for that,
 * a tenth of a second on a long page. It happens in threads of their own and is in nobody's way.
 */
export async function packAhead(builds: readonly LanguageBuild[]): Promise<void> {
  for (const { prerendered } of builds)
    for (const { file } of prerendered.fixed.pages.values()) await file.body('br');
}

/** Every `index.html` of a build by its path, each compared with what the build noted of it. */
function checkedPages(folder: string, client: string): { path: string; html: string }[] {
  const noted = notedPages(join(folder, 'pages.json'));
  const found = pathsBelow(client).filter((path) => /(^|\/)index\.html$/.test(path));
  const pages = found.map((file) => {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    const html = readFileSync(join(client, file), 'utf8');
    const record = noted[path];
    if (!record || !sameHashes(record.csp, inlineHashes(html))) {
      throw new Error(
        `The page ${path} in ${folder} is not as its build noted it in pages.json, so its security policy would stop ` +
          'its own scripts; something changed it afterwards; run "npm run build" again.',
      );
    }
    return { path, html };
  });
  const missing = Object.keys(noted).find((path) => !pages.some((page) => page.path === path));
  if (missing !== undefined) {
    throw new Error(
      `The page ${missing} is noted in ${folder}/pages.json but not there; run "npm run build" again.`,
    );
  }
  return pages;
}

function notedPages(filename: string): Record<string, InferType<typeof pageRecord>> {
  if (!existsSync(filename)) {
    throw new Error(
      `${filename} is missing, so no prerendered page could have a policy; run "npm run build" again.`,
    );
  }
  return pagesFile.validateSync(JSON.parse(readFileSync(filename, 'utf8')), { strict: true }) as Record<
    string,
    InferType<typeof pageRecord>
  >;
}

function sameHashes(noted: InlineHashes, found: InlineHashes): boolean {
  const list = (hashes: InlineHashes): string =>
    JSON.stringify([[...hashes.script].sort(), [...hashes.style].sort()]);
  return list(noted) === list(found);
}

/** A page as it is served. The hashes are taken after the real origins are in: inline data of a page may hold its addresses. */
export function prerenderedPage(html: string): PrerenderedPage {
  const hashes = inlineHashes(html);
  // Built once here so that a page whose policy is too long stops the start, not a visitor.
  for (const humanCheck of ['built-in', 'google'] as const) pagePolicy({ allow: { hashes }, humanCheck });
  return { file: textFile(html, 'text/html; charset=utf-8'), hashes };
}

function textFile(text: string, type: string): ServedFile {
  return servedFile({ content: new TextEncoder().encode(text), type, cacheControl: cacheFor.asking });
}

/** What turns the views of the desk into pages, in the words of the build in a folder. It is none of its routes. */
export async function loadDeskRenderer(folder: string): Promise<(view: DeskView) => string> {
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  const { module } = build.entry;
  if (!('renderDesk' in module)) {
    throw new Error(
      `The build in ${folder} exports no renderDesk, so the desk would have no pages; export it from src/app/entry.server.tsx ` +
        'and run "npm run build" again, or leave STAFF_PORT out.',
    );
  }
  return module.renderDesk as (view: DeskView) => string;
}

/** The build's own request handler, with the request's context put where its loaders look for it. */
async function loadRenderer({ folder, language, pool, log }: LoadBuildOptions): Promise<{
  render: Render;
  environmentNotice: BuildModule['environmentNotice'];
}> {
  const module = await importBuild(folder);
  const { build, contextKey, environmentNotice } = module;
  const handleError = (error: unknown, { request }: { request: Request }): void => {
    if (!request.signal.aborted)
      log.error('page failed', { path: new URL(request.url).pathname, ...errorFields(error) });
  };
  // Mode `production` always: the other one puts messages and stacks of errors into the page.
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, handleError } } },
    'production',
  );
  const renderHere: Render = async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(contextKey, context);
    return await handle(request, provider);
  };
  const render = pool
    ? renderInThreads({ module, language, pool, renderHere, handleError, log })
    : renderHere;
  return { render, environmentNotice };
}
