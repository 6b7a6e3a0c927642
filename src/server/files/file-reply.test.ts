import { afterAll, beforeAll, expect, test } from 'vitest';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { contentTypeOf } from './content-types.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());

const film = `${english}/film/film.mp4`;
/** The bytes of the film: 0, 1, 2 … */
const bytes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => (first + index) % 256);

test.each([
  ['/assets/eng/entry-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/es/style-abc.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/search-schema.js', 'text/javascript; charset=utf-8', 'public, max-age=86400'],
  ['/film/captions.en.vtt', 'text/vtt; charset=utf-8', 'public, max-age=86400'],
  ['/film/film.mp4', 'video/mp4', 'public, max-age=86400'],
  ['/film/long-film.webm', 'video/webm', 'public, max-age=86400'],
  ['/fonts/text.woff2', 'font/woff2', 'public, max-age=86400'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
])('%s is %s, kept as %s, on both sites', async (path, type, cache) => {
  for (const origin of [english, spanish]) {
    const response = await site.get(`${origin}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{20}"$/);
    const body = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  }
});

test('a file that the build compressed goes out as the build made it', async () => {
  const response = await site.get(`${english}/assets/eng/entry-abc.js`, { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe('packed by the build');
});

test('a film is never compressed', async () => {
  const response = await site.get(film, { 'accept-encoding': 'br, gzip' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('accept-ranges')).toBe('bytes');
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=10-10', 10, 10],
  ['bytes=900-', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=990-5000', 990, 999],
])('Range "%s" gets the bytes from %i to %i', async (range, first, last) => {
  const response = await site.get(film, { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
  expect(response.headers.get('content-length')).toBe(String(last - first + 1));
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(bytes(first, last));
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('Range "%s" cannot be satisfied', async (range) => {
  const response = await site.get(film, { range });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */1000');
  expect(await response.text()).toBe('');
});

test.each([
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=5-2',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=0x1-5',
  'bytes=1-99999999999999999999',
])('Range "%s" is none, so the whole film comes', async (range) => {
  const response = await site.get(film, { range });
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBe(1000);
});

test('a piece of a film that has changed meanwhile becomes the whole new film', async () => {
  const etag = (await site.get(film)).headers.get('etag') ?? '';
  expect((await site.get(film, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  expect((await site.get(film, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});

test('a piece of a film that stays on the disk is right too', async () => {
  const response = await site.get(`${english}/film/long-film.webm`, { range: 'bytes=600000-600009' });
  expect(response.status).toBe(206);
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(Array(10).fill(7));
});

test('HEAD of a piece has its headers and no body', async () => {
  const response = await site.get(film, { range: 'bytes=0-9' }, 'HEAD');
  expect([response.status, response.headers.get('content-length')]).toEqual([206, '10']);
  expect(await response.text()).toBe('');
});

test.each(['"x"', 'W/"x", *x', '', '""'])(
  'If-None-Match %s of other content is not a match',
  async (value) => {
    expect((await site.get(film, { 'if-none-match': value })).status).toBe(200);
  },
);

test.each([
  (etag: string) => etag,
  (etag: string) => `W/${etag}`,
  (etag: string) => `"a", ${etag}`,
  () => '*',
])('a known entity tag answers 304 without a body (%#)', async (spell) => {
  const etag = (await site.get(film)).headers.get('etag') ?? '';
  const response = await site.get(film, { 'if-none-match': spell(etag) });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-length')).toBeNull();
});

test('a kind of file nobody has thought of stops the start', () => {
  expect(() => contentTypeOf('public/film.mkv')).toThrow(/film\.mkv/);
});
