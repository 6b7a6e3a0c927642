import { neededFiles, savedCopy } from '#features/saved-pages/model/saved-copy.ts';
import {
  freshFor,
  most,
  type SaveMessage,
  savedAt,
  savedHeader,
  stores,
} from '#features/saved-pages/model/saved-store.ts';
import { savedMoment } from '#features/saved-pages/ui/saved-moment.ts';

/**
 * Lets yards, their hours and their papers be read where there is no signal, as at many a scale: a service worker that
 * saves the pages marked `kept` in the manifest as they are visited (`save-this-page.ts` tells it).
 *
 * The network always has the first word: a saved page is shown only when the network fails, or is silent for
 * `patience` while a copy is there, and it says from when it is. Questions (`?zip=…`) are never saved, nor anything
 * that was typed.
 */

/** The parts of a worker's global that are used here; TypeScript's own library for workers excludes that for pages. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;

/** How long the network may be silent, in milliseconds, before a saved copy takes the page's place. */
const patience = 6000;

/** Under this key lies the page that is shown in place of one that is not saved. */
const offlineKey = '/offline';

const filesToSave = /^\/(?:assets|fonts|images)\/|^\/favicon\.svg$/;

function on<Kind extends WorkerEvent>(name: string, serve: (event: Kind) => void): void {
  worker.addEventListener(name, (event) => serve(event as Kind));
}

on('install', (event) => event.waitUntil(worker.skipWaiting()));
on('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
on('message', (event) => {
  const { path, others } = (event as unknown as MessageEvent<SaveMessage>).data;
  event.waitUntil(saveAll(path, others));
});
on<FetchEvent>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (filesToSave.test(pathname)) event.respondWith(answerFile(request));
});

async function answerPage({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  const network = preloadResponse.then((answer) => answer ?? fetch(request));
  const copy = await saved(path);
  const late = (answer: Response) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer), patience));
  try {
    return await (copy ? Promise.race([network, late(copy)]) : network);
  } catch {
    return copy ?? (await saved(offlineKey)) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(stores.files)).match(request.url)) ?? Response.error();
  }
}

/** A saved page as it is to be shown, with the policy that it came with. */
async function saved(path: string): Promise<Response | undefined> {
  const answer = await (await caches.open(stores.pages)).match(path);
  if (!answer) return undefined;
  return new Response(savedCopy(await answer.text(), savedAt(answer), savedMoment), {
    headers: answer.headers,
  });
}

async function saveAll(path: string, [offline, ...others]: string[]): Promise<void> {
  try {
    if (offline) await save(offline, offlineKey, freshFor.others);
    for (const each of others) await save(each, each, freshFor.others);
    // Last, so that it is the newest.
    await save(path, path, freshFor.page);
    await trim(stores.pages, most.pages);
    await trim(stores.files, most.files);
  } catch {
    // No signal, or no room on the device: the page is read as it came, and saved on another visit.
  }
}

async function save(path: string, key: string, fresh: number): Promise<void> {
  const pages = await caches.open(stores.pages);
  const had = await pages.match(key);
  if (had && Date.now() - savedAt(had) < fresh) return;
  const answer = await fetch(path);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  // The text is no longer packed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(savedHeader, `${Date.now()}`);
  // The order of a store is that of saving: the oldest is its first.
  await pages.delete(key);
  await pages.put(key, new Response(html, { headers }));
  const files = await caches.open(stores.files);
  for (const file of neededFiles(html)) if (!(await files.match(file))) await files.add(file);
}

async function trim(name: string, most: number): Promise<void> {
  const store = await caches.open(name);
  const keys = (await store.keys()).filter(({ url }) => new URL(url).pathname !== offlineKey);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await store.delete(key);
}
