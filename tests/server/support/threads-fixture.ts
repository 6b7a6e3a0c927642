import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestContext } from '#app/request-context.ts';
import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { createLog } from '#server/log.ts';
import { importBuild } from '#server/rendering/build-module.ts';

const router = pathToFileURL(createRequire(import.meta.url).resolve('react-router')).href;

/**
 * A build whose pages write down what they were given. An address chooses what its loader does, and the parameter `page` what
 * the page does: it ends the process (`exit`, and `exit-once` for the first thread alone), never ends (`spin`), takes a second and a half (`slow`), takes all
 * memory (`hog`), leaves something for later (`owes`) or throws (`throw`); `part` names words that it needs.
 */
const serverModule = (language: Language, root: string): string => `
import { existsSync, writeFileSync } from 'node:fs';
import { data, redirect } from '${router}';
export const requestContext = { defaultValue: null };
const words = new Map();
const giveOnce = (id, data) => { words.set(id, data); return null; };
const givenOnce = (id, data) => {
  const known = words.get(id) ?? data;
  if (known === null) throw new Error('The words of the part "' + id + '" were never given: call giveOnce.');
  return known;
};
const loaders = {
  plain: () => ({ day: new Date(0), map: new Map([['a', undefined]]), none: undefined, big: 12n }),
  asked: ({ request, params, context, pattern, url }) => ({ agent: request.headers.get('user-agent'), id: params.id, pattern,
    search: url.search, port: context.get(requestContext).ports.word }),
  wrapped: () => data({ a: 1 }, { status: 410, headers: { 'x-one': '1' } }),
  ended: () => { throw data('gone', { status: 410 }); },
  thrown: () => { throw new Response('no such thing', { status: 404, headers: { 'content-type': 'text/plain' } }); },
  moved: () => redirect('/elsewhere', { headers: { 'set-cookie': 'a=1' } }),
  sent: () => { throw redirect('/elsewhere'); },
  fails: () => { throw Object.assign(new TypeError('SECRET of a driver'), { code: 'E_DRIVER' }); },
  word: () => { throw 'a word'; },
  later: ({ context }) => ({ first: 1, later: context.get(requestContext).ports.later(), last: 2 }),
  given: ({ request }) => (request.url.includes('never') ? null : giveOnce('part of a page', ['words', 'of it'])),
  uncopied: () => ({ call: () => 'called' }),
};
const text = (value) => JSON.stringify(value, (_, each) =>
  each instanceof Map ? [...each] : typeof each === 'bigint' ? each + 'n' : each === undefined ? 'undefined' : each);
const module = {
  requestContext,
  giveOnce,
  givenOnce,
  environmentNotice: () => ({ html: '', styles: '' }),
  async default(request, status, headers, { staticHandlerContext: { loaderData, errors }, serverHandoffStream }, provider) {
    const { nonce, environment, origins } = provider.get(requestContext);
    const page = new URL(request.url).searchParams.get('page');
    const marker = ${JSON.stringify(join(root, 'marker'))};
    if (page === 'exit' || (page === 'exit-once' && !existsSync(marker))) { writeFileSync(marker, ''); process.exit(3); }
    if (page === 'spin') for (;;);
    if (page === 'slow') await new Promise((done) => setTimeout(done, 1500));
    if (page === 'hog') for (const all = []; ; ) all.push(new Array(10_000).fill(all.length));
    if (page === 'throw' && !errors) throw Object.assign(new RangeError('SECRET of a page'), { code: 'E_PAGE' });
    if (page === 'stray') { Promise.reject(new Error('SECRET of nobody')); await new Promise((done) => setTimeout(done, 20)); }
    // How many pages have left something for later that has not had its turn.
    if (page === 'owes') { globalThis.owed = (globalThis.owed ?? 0) + 1; setImmediate(() => { globalThis.owed -= 1; }); headers.set('x-owed', globalThis.owed); }
    if (page === 'ports') provider.get(requestContext).ports.word;
    const handoff = await new Response(serverHandoffStream).text();
    for (const each of Object.values(loaderData)) {
      if (each?.later) each.later = await each.later.catch((error) => 'caught ' + error.message);
    }
    const part = new URL(request.url).searchParams.get('part');
    const written = text({ language: '${language}', nonce, environment, origins, loaderData, errors: errors && Object.fromEntries(
      Object.entries(errors).map(([id, error]) => [id, { status: error.status, data: error.data, message: error.message, word: String(error) }])) });
    headers.append('content-type', 'text/html');
    return new Response('<!doctype html>' + written + (part && !errors ? givenOnce(part, null) : '') + handoff, { status, headers });
  },
};
export const entry = { module };
const node = (id, path, parentId, loader) => ({ id, path, parentId, index: undefined, caseSensitive: undefined,
  module: { default: () => null, ...(loader && { loader }), headers: ({ loaderHeaders }) => loaderHeaders } });
export const routes = { root: node('root', ''), asked: node('asked', 'asked/:id', 'root', loaders.asked) };
for (const [name, loader] of Object.entries(loaders)) if (name !== 'asked') routes[name] = node(name, name, 'root', loader);
export const assets = { entry: { module: '/e.js', imports: [] }, url: '/m.js', version: '1', routes: {} };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** Builds for threads in a temporary folder, and a log that is kept. Call `remove` when done. */
export function threadsFixture() {
  const root = mkdtempSync(join(tmpdir(), 'threads-'));
  const folders = perLanguage((language) => join(root, language));
  for (const language of languages) {
    mkdirSync(join(folders[language], 'server'), { recursive: true });
    writeFileSync(join(folders[language], 'server', 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folders[language], 'server', 'index.js'), serverModule(language, root));
  }
  const lines: string[] = [];
  return {
    folders,
    lines,
    log: createLog({ write: (line: string) => void lines.push(line) }),
    importBuild: (language: Language) => importBuild(folders[language]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A request's context whose ports are what these builds ask for. */
export function threadsContext(
  language: Language,
  later: () => Promise<unknown> = async () => 'there',
): RequestContext {
  return {
    nonce: 'bm9uY2U=',
    language,
    environment: 'production',
    origins: { site: perLanguage((each) => `https://${each}.site.example`) } as RequestContext['origins'],
    ports: { word: 'from a port', later } as unknown as RequestContext['ports'],
  };
}
