import { afterAll, beforeAll, expect, test } from 'vitest';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { asksForFile, notFoundLocation } from './unknown-path.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());

/** Ways out of a folder, files that exist beside what is served, and files that attackers try first. */
const fileProbes = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.hidden',
  '/.npmrc',
  '/.ssh/id_rsa',
  '/.well-known/../package.json',
  '/.DS_Store',
  '/.vite/manifest.json',
  '/assets/eng/.vite/manifest.json',
  '/assets/eng/entry-abc.js.map',
  '/assets/eng/entry-abc.js.br',
  '/assets/eng/entry-abc.js.gz',
  '/assets/eng/entry-abc',
  '/assets/eng/',
  '/assets/eng',
  '/assets',
  '/assets/',
  '/assets/es/style-abc.css.bak',
  '/assets/eng//entry-abc.js',
  '/assets/eng/%65ntry-abc.js',
  '/index.html',
  '/index.html.br',
  '/company/index.html',
  '/company/index.html.br',
  '/__spa-fallback.html',
  '/pages.json',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/server/index.js',
  '/build/eng/server/index.js',
  '/build/eng/client/index.html',
  '/build',
  '/src/server/main.ts',
  '/src/brand.ts',
  '/node_modules/hono/package.json',
  '/data/site.db',
  '/data/keys.json',
  '/locales/eng/routes.po',
  '/film/film.mp4.br',
  '/film/..%2f..%2fpackage.json',
  '/film/%2e%2e/%2e%2e/package.json',
  '/film/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%2fpackage.json',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/..%252fetc/passwd',
  '/%252e%252e%252fetc%252fpasswd',
  '/%252e%252e/etc/passwd',
  '/..%c0%af..%c0%afetc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/..%00/etc/passwd',
  '/search-schema.js%00.html',
  '/search-schema.js%00',
  '/search-schema.js/',
  '/search-schema.js~',
  '/search-schema.JS',
  '/SEARCH-SCHEMA.js',
  '/fonts/text.woff2.gz',
  '/wp-login.php',
  '/xmlrpc.php',
  '/cgi-bin/test.cgi',
  '/robots.txt.bak',
  '/unknown.txt',
  '/unknown.xml',
  '/unknown.data',
  '/company/unknown.data',
  '/....//....//etc/passwd',
  '/.%2e/.%2e/etc/passwd.txt',
  '/file:///etc/passwd.txt',
  '/c:%5cwindows%5cwin.ini',
];

test('there are at least 60 forms of asking for a file', () => {
  expect(new Set(fileProbes).size).toBeGreaterThanOrEqual(60);
});

test.each(fileProbes)('asking for the file %s ends at 404 and shows nothing of it', async (path) => {
  const response = await site.get(`${english}${path}`);
  // URL parsing takes some steps upward out before we see them; such a path is then an unknown page, and one hop away.
  const last =
    response.status === 302
      ? await site.get(new URL(response.headers.get('location') ?? '', english).href)
      : response;
  expect(last.status).toBe(404);
  if (response.status === 302) expect(new URL(`${english}${path}`).pathname).not.toBe(path);
});

test.each([
  '/../../etc/passwd',
  '/a/../../b',
  '/./company',
  '/%2e%2e/etc/passwd',
  '/a/%2E./b',
  '/\\..\\windows',
  '/assets/../package.json?x=1',
])('the request line %s is refused before anything is looked up', async (target) => {
  expect(asksForFile(target)).toBe(true);
  const incoming = { url: target, socket: {} };
  const response = await site.app.request(`${english}/company`, {}, { incoming });
  expect(response.status).toBe(404);
});

test.each(['/', '/company', '/news/12', '/search?s=../../x.txt', '/es', '/a-b', '/PageNotFound?l=/x.txt'])(
  'the page address %s does not ask for a file',
  (target) => {
    expect(asksForFile(target)).toBe(false);
  },
);

const hosts = [
  'evil.example',
  'evil.example/%2e%2e',
  'www.site.example.evil.example',
  'www.site.example@evil.example',
];
const starts = [
  'https://',
  'http://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/..//',
  '/.//',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '%5c%5c',
  '/\t/',
  '/\n/',
  '\t//',
  '\r\n//',
  'https:',
  'https:/',
  'https:\\\\',
  '@',
  '/@',
  '\u2044\u2044',
  '\u2215\u2215',
  '\uff0f\uff0f',
  '\u3002//',
  '\u0000//',
  '\u202e//',
];
const requested = [
  ...starts.flatMap((start) => hosts.map((host) => start + host)),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '',
  '?',
  '#',
  '&l=//evil.example',
  '%0d%0aLocation:%20//evil.example',
  '\r\nLocation: //evil.example',
  '\ud800',
  'x'.repeat(20_000),
  '<script>alert(1)</script>',
];

test('there are at least 120 forms of l', () => {
  expect(new Set(requested).size).toBeGreaterThanOrEqual(120);
});

test.each(requested.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
  'l = %s stays text on this site',
  async (_, text) => {
    const location = notFoundLocation('/page-not-found', text);
    const target = new URL(location, english);
    expect(target.origin).toBe(english);
    expect(target.pathname).toBe('/page-not-found');
    expect([...target.searchParams.keys()]).toEqual(['l']);
    expect(location).toMatch(/^[\x21-\x7e]+$/);
    expect(location.length).toBeLessThan(10_000);

    const alias = await site.get(`${english}/PageNotFound?l=${encodeURIComponent(text.toWellFormed())}`);
    const end = new URL(alias.headers.get('location') ?? '', english);
    expect([alias.status, end.origin, end.pathname]).toEqual([302, english, '/page-not-found']);
  },
);

test.each(requested.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
  'the unknown address /%s leads nowhere but to our own pages',
  async (_, text) => {
    const url = `${english}/${text.slice(0, 4000)}`;
    if (!URL.canParse(url) || new URL(url).origin !== english) return;
    const response = await site.get(url);
    const location = response.headers.get('location');
    if (location !== null) {
      expect(new URL(location, english).origin).toBe(english);
      expect(location).toMatch(/^\/(?![/\\])/);
    }
    expect([200, 302, 308, 404]).toContain(response.status);
  },
);
