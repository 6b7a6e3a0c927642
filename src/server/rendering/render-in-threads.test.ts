import { readFileSync } from 'node:fs';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { threadsContext, threadsFixture } from '#tests/server/support/threads-fixture.ts';
import { errorFields, type LogFields } from '../log.ts';
import { missingPart } from './build-module.ts';
import { type Render, renderInThreads } from './render-in-threads.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let fixture: ReturnType<typeof threadsFixture>;
let pool: ThreadPool;
let faults: LogFields[] = [];

beforeAll(async () => {
  fixture = threadsFixture();
  pool = createThreadPool({ threads: 1, folders: fixture.folders, log: fixture.log });
  await pool.start();
});
afterAll(async () => {
  await pool.close();
  fixture.remove();
});
beforeEach(() => {
  faults = [];
  fixture.lines.length = 0;
});

/** What the log says of a fault, and of its places the first. */
const handleError = (error: unknown): void => {
  const { at = '', ...rest } = errorFields(error);
  faults.push({ ...rest, at: at.replace(/ < .*/, '').replace('file://', '') });
};

/** The same page by the main thread and by a thread. */
async function renderers(language: Language = 'eng'): Promise<{ here: Render; there: Render }> {
  const module = await fixture.importBuild(language);
  const { build, contextKey } = module;
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, handleError } } },
    'production',
  );
  const here: Render = async (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(contextKey, context);
    return await handle(request, provider);
  };
  const mainThread: Render = async () => new Response('by the main thread');
  const there = renderInThreads({
    module,
    language,
    pool,
    renderHere: mainThread,
    handleError,
    log: fixture.log,
  });
  return { here, there };
}

async function answer(render: Render, path: string, { method = 'GET', language = 'eng' as Language } = {}) {
  const request = new Request(`https://site.example${path}`, { method, headers: { 'user-agent': 'tester' } });
  faults = [];
  const response = await render(request, threadsContext(language));
  return {
    status: response.status,
    headers: [...response.headers],
    text: await response.text(),
    faults: [...faults],
  };
}

const paths = [
  '/plain',
  '/asked/7?words=a%20b&page=none',
  '/wrapped',
  '/ended',
  '/thrown',
  '/moved',
  '/sent',
  '/fails',
  '/word',
  '/later',
  '/unknown',
  '/plain?page=throw',
  '/fails?page=throw',
  '/given?part=part%20of%20a%20page',
  '/given?part=never%20given',
];

test.each(languages.flatMap((language) => paths.map((path) => [language, path] as const)))(
  'answers byte for byte as the main thread does: %s %s',
  async (language, path) => {
    const { here, there } = await renderers(language);
    const expected = await answer(here, path, { language });
    expect(await answer(there, path, { language })).toEqual(expected);
  },
);

test('answers a HEAD as the main thread does', async () => {
  const { here, there } = await renderers();
  expect(await answer(there, '/wrapped', { method: 'HEAD' })).toEqual(
    await answer(here, '/wrapped', { method: 'HEAD' }),
  );
});

test("hands a loader's own error to the log, with its code and its place, and no word of it to the page", async () => {
  const { there } = await renderers();
  const { status, text, faults: told } = await answer(there, '/fails');
  const at = expect.stringContaining('server/index.js');
  expect([status, told]).toEqual([500, [{ error: 'TypeError', code: 'E_DRIVER', at }]]);
  expect(text).not.toContain('SECRET');
});

test('hands the error of a page to the log, with its code and its place', async () => {
  const { there } = await renderers();
  const { status, text, faults: told } = await answer(there, '/plain?page=throw');
  const at = expect.stringContaining('server/index.js');
  expect([status, told]).toEqual([500, [{ error: 'RangeError', code: 'E_PAGE', at }]]);
  expect(text).not.toContain('SECRET');
});

test('waits for a promise that a loader gave, and tells of one that failed', async () => {
  const { there } = await renderers();
  const gate = Promise.withResolvers<string>();
  const request = () => new Request('https://site.example/later');
  const page = there(
    request(),
    threadsContext('eng', () => gate.promise),
  );
  gate.resolve('came later');
  expect(await (await page).text()).toContain('"later":"came later","last":2');
  const failed = await there(
    request(),
    threadsContext('eng', () => Promise.reject(new Error('failed later'))),
  );
  expect(await failed.text()).toContain('"later":"caught failed later"');
  // What it gave later cannot be copied.
  const uncopied = await there(
    request(),
    threadsContext('eng', async () => () => 1),
  );
  expect(await uncopied.text()).toContain('could not be cloned');
});

test('the sentence by which a thread learns which words it misses is that of the design system', () => {
  const source = readFileSync('src/design-system/served-once.tsx', 'utf8');
  const [, sentence = ''] = /throw new Error\(`(.+?)`\)/.exec(source) ?? [];
  expect(missingPart(new Error(sentence.replace(/\$\{id\}/, 'yard-takes')))).toBe('yard-takes');
  expect(missingPart(new Error('Something else'))).toBeUndefined();
});

test('lets what a page left for later have its turn, however many pages are asked for', async () => {
  const { there } = await renderers();
  const request = () => there(new Request('https://site.example/plain?page=owes'), threadsContext('eng'));
  const pages = await Promise.all(Array.from({ length: 60 }, request));
  const owed = pages.map(({ headers }) => Number(headers.get('x-owed')));
  expect(Math.min(...owed)).toBe(1);
  expect(Math.max(...owed)).toBeLessThanOrEqual(4);
});

test('has no ports in a thread', async () => {
  const { there } = await renderers();
  expect((await answer(there, '/plain?page=ports')).faults).toMatchObject([
    { error: 'TypeError' },
    { error: 'TypeError' },
  ]);
});

test('leaves to the main thread what is no page, and what cannot be copied, which the log says once', async () => {
  const { there } = await renderers();
  expect((await answer(there, '/plain.data')).text).toBe('by the main thread');
  expect((await answer(there, '/plain', { method: 'POST' })).text).toBe('by the main thread');
  for (const _ of [1, 2]) expect((await answer(there, '/uncopied')).text).toBe('by the main thread');
  expect(fixture.lines.filter((line) => line.includes('cannot be copied'))).toHaveLength(1);
});

test('answers nobody who has left', async () => {
  const { there } = await renderers();
  const request = new Request('https://site.example/plain', { signal: AbortSignal.abort() });
  expect((await there(request, threadsContext('eng'))).status).toBe(500);
  expect(faults).toEqual([]);
});
