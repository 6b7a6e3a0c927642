import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { createHttpServer, listening } from '../listen.ts';
import { createMetrics } from '../metrics.ts';
import { createPreparedAnswers } from './prepared-answers.ts';
import { isRefreshedAt, refreshSeconds } from './refreshed-pages.ts';

/**
 * One site behind two ports: one where the app answers everything, one where prepared answers come first. What they say
 * must be the same to the byte, which only sockets can tell.
 */
let site: Fixture;
let servers: Server[];
let byApp: number;
let prepared: number;
let clock = Date.parse('2026-11-24T16:00:00Z');
/** Requests that the app answered at the second port. */
let answeredByApp: string[];
const metrics = createMetrics({ counts: async () => ({ waiting: 0, dead: 0, oldestWaitingAt: undefined }) });

beforeAll(async () => {
  site = await startFixture({ now: () => clock });
  const { app, builds, publicFiles, settings, sitePaths, log } = site;
  const answerPrepared = createPreparedAnswers({
    builds,
    publicFiles,
    origins: settings.origins,
    ask: (request) => app.fetch(request, { isPreparing: true }),
    log,
    isRefreshed: (path) => isRefreshedAt(sitePaths, path),
    now: () => clock,
    countAnswer: metrics.countAnswer,
  });
  const counted = metrics.watch((request, env) => {
    answeredByApp.push(request.url);
    return app.fetch(request, env);
  });
  servers = [createHttpServer(app.fetch, log), createHttpServer(counted, log, {}, answerPrepared)];
  const [first, second] = servers as [Server, Server];
  byApp = await listening(first, 0, '127.0.0.1');
  prepared = await listening(second, 0, '127.0.0.1');
});
beforeEach(() => {
  answeredByApp = [];
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  site.remove();
});

const end = 'Connection: close\r\n\r\n';

/** Sends bytes and gives what comes back until the server hangs up, without the date. */
function reply(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      got += chunk;
    });
    socket.on('close', () =>
      resolve(got.replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/gm, '')),
    );
    socket.on('error', reject);
  });
}

/** Asks until the answer is prepared, and compares every one with the app's: of a connection that stays, and of one that ends. */
async function expectSame(once: string): Promise<string> {
  const head = once.endsWith(end) ? `${once.slice(0, -end.length)}\r\n${once}` : once;
  const right = await reply(byApp, head);
  const before = answeredByApp.length;
  expect(await reply(prepared, head)).toBe(right);
  // What the app answered first is being prepared by a few promises, none of which waits for the outside.
  await expect
    .poll(
      async () => {
        const seen = answeredByApp.length;
        expect(await reply(prepared, head)).toBe(right);
        return answeredByApp.length === seen;
      },
      { interval: 5 },
    )
    .toBe(true);
  expect(answeredByApp.length - before).toBeLessThan(20);
  return right;
}

/** Asks once and tells that the app answered. */
async function expectLeftToApp(head: string): Promise<void> {
  const right = await reply(byApp, head);
  for (let times = 0; times < 3; times += 1) {
    const before = answeredByApp.length;
    const got = await reply(prepared, head);
    // A rendered page has a nonce of its own each time.
    if (!right.includes("'nonce-")) expect(got).toBe(right);
    expect(answeredByApp.length).toBe(before + 1);
    await new Promise((done) => setImmediate(done));
  }
}

const pagesOf = {
  'www.site.example': ['/', '/company', '/legal-notices', '/eng', '/company.data'],
  'es.site.example': ['/', '/compania', '/avisos-legales', '/es', '/compania.data'],
  'en.localhost:3000': ['/company'],
  'es.localhost': ['/compania'],
  'localhost:3000': ['/', '/company', '/compania', '/legal-notices', '/eng', '/es', '/compania.data'],
  '127.0.0.1:3000': ['/'],
  '[::1]:3000': ['/es'],
};
const files = [
  '/assets/eng/entry-abc.js',
  '/assets/es/style-abc.css',
  '/search-schema.js',
  '/fonts/text.woff2',
];
const addresses = Object.entries(pagesOf).flatMap(([host, paths]) =>
  [...paths, ...files].map((path) => [host, path] as const),
);

test.each(addresses)(
  'http://%s%s is the same in every encoding, by GET and HEAD, and unchanged',
  async (host, path) => {
    for (const encoding of ['br', 'gzip, deflate', 'identity', 'br;q=0, *', '']) {
      for (const method of ['GET', 'HEAD']) {
        const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n`;
        const right = await expectSame(head + end);
        const etag = /^etag: (.*)\r$/m.exec(right)?.[1];
        expect(right.slice(9, 12)).toBe('200');
        for (const tag of [etag, `"other", W/${etag}`, '*', '"other"', ''])
          await expectSame(`${head}If-None-Match: ${tag}\r\n${end}`);
      }
    }
  },
);

test.each([
  'site-language=es',
  'site-language=eng',
  'a=b; site-language=es; c=d',
  'site-language=nonsense',
  'site-language=%00',
  'site-language',
  '',
])('with the cookie "%s" a local host answers as before', async (cookie) => {
  for (const path of ['/', '/company', '/compania', '/compania.data', '/eng', '/es'])
    await expectSame(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\n${end}`);
});

test('headers that change nothing do not keep an answer from being prepared', async () => {
  const more =
    'Range: bytes=0-1\r\nIf-Modified-Since: x\r\nSec-Purpose: prefetch\r\nUser-Agent: a\r\nUser-Agent: b\r\n';
  await expectSame(`GET /company HTTP/1.1\r\nhOST: www.site.example\r\n${more}${end}`);
  await expectSame(`GET /company HTTP/1.0\r\nHost: www.site.example\r\n\r\n`);
});

test.each([
  ['a query', 'GET /company? HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['another spelling', 'GET /company/ HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['a whole address', 'GET http://www.site.example/company HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['another method', 'OPTIONS /company HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['a body', 'GET /company HTTP/1.1\r\nHost: www.site.example\r\nContent-Length: 1\r\n'],
  ['another host', 'GET /company HTTP/1.1\r\nHost: elsewhere.example\r\n'],
  ['a host in capitals', 'GET /company HTTP/1.1\r\nHost: WWW.SITE.EXAMPLE\r\n'],
  ['a port that no host has', 'GET /company HTTP/1.1\r\nHost: www.site.example:60000\r\n'],
  ['a page of the other language', 'GET /compania HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['two cookies', 'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=b\r\nCookie: site-language=es\r\n'],
  ['two tags', 'GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: "a"\r\nIf-None-Match: *\r\n'],
  ['two encodings', 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: a\r\nAccept-Encoding: br\r\n'],
  ['a look ahead on a local host', 'GET /es HTTP/1.1\r\nHost: localhost\r\nPurpose: prefetch\r\n'],
  ['a film', 'GET /film/film.mp4 HTTP/1.1\r\nHost: www.site.example\r\nRange: bytes=0-9\r\n'],
  ['a rendered page', 'GET /search HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['what a page that is rendered anew reads', 'GET /_.data HTTP/1.1\r\nHost: www.site.example\r\n'],
  ['a list made just now', 'GET /sitemap.xml HTTP/1.1\r\nHost: www.site.example\r\n'],
])('%s is left to the app', async (_, head) => {
  await expectLeftToApp(head + end + (head.includes('Content-Length') ? 'x' : ''));
});

test('what is prepared of a page that is rendered anew lasts its time, then the app is asked again', async () => {
  const head = `GET / HTTP/1.1\r\nHost: www.site.example\r\n${end}`;
  await expectSame(head);
  answeredByApp = [];
  clock += refreshSeconds * 1000 - 1;
  await reply(prepared, head);
  expect(answeredByApp).toEqual([]);
  clock += 1;
  await reply(prepared, head);
  expect(answeredByApp).toHaveLength(1);
  await expectSame(head);
});

test('what was prepared while the clock was ahead is asked for again when it is right', async () => {
  const head = `GET / HTTP/1.1\r\nHost: www.site.example\r\n${end}`;
  const day = 86_400_000;
  clock += day;
  await expectSame(head);
  clock -= day;
  answeredByApp = [];
  await reply(prepared, head);
  expect(answeredByApp).toHaveLength(1);
  await expectSame(head);
});

test('two hosts are refused', async () => {
  const got = await reply(prepared, `GET / HTTP/1.1\r\nHost: localhost\r\nHost: www.site.example\r\n${end}`);
  expect(got.slice(9, 12)).toBe('400');
  expect(answeredByApp).toEqual([]);
});

test('several requests on one connection are answered in turn, prepared or not', async () => {
  const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: www.site.example\r\n`;
  const text = ['/company', '/nowhere', '/company', '/search-schema.js']
    .map((path) => `${one(path)}\r\n`)
    .join('');
  await expectSame(`${one('/company')}${end}`);
  await expectSame(`${one('/search-schema.js')}${end}`);
  expect(await reply(prepared, `${text}${one('/')}${end}`)).toBe(
    await reply(byApp, `${text}${one('/')}${end}`),
  );
});

/** The fields of the lines of requests since a moment, but for the time and the id, which answers from memory have none of. */
const linesSince = (start: number) =>
  site.lines.slice(start).map((line) => {
    const { time, ms, requestId, ...fields } = JSON.parse(line);
    return { ...fields, hasTime: typeof time === 'string', hasMs: typeof ms === 'number' };
  });

test('each request leaves the line in the log that the app would have written, and none for preparing', async () => {
  const heads = [
    'GET /avisos-legales',
    'HEAD /avisos-legales',
    'GET /search-schema.js',
    'GET /compania.data',
  ].map((line) => `${line} HTTP/1.1\r\nHost: es.site.example\r\nAccept-Encoding: gzip\r\n${end}`);
  const linesOf = async (port: number) => {
    const start = site.lines.length;
    for (const head of heads) for (let times = 0; times < 3; times += 1) await reply(port, head);
    return linesSince(start);
  };
  const lines = await linesOf(prepared);
  expect(answeredByApp.length).toBeLessThan(heads.length * 3);
  expect(lines).toEqual(await linesOf(byApp));
  expect(lines.filter(({ path }) => path === '/avisos-legales')).toHaveLength(6);
});

test('each request is counted once, by what it asked for', async () => {
  const count = async () => {
    const { body } = await metrics.text();
    return Object.fromEntries(
      [...body.matchAll(/^site_request(?:s_total|_seconds_count)\{(.*)\} (\d+)$/gm)].map(
        ([, labels = '', value]) => [labels, Number(value)],
      ),
    );
  };
  const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: www.site.example\r\n${more}${end}`;
  for (const path of ['/', '/search-schema.js']) await expectSame(head(path));
  const before = await count();
  answeredByApp = [];
  for (let times = 0; times < 5; times += 1) await reply(prepared, head('/'));
  for (let times = 0; times < 3; times += 1) await reply(prepared, head('/search-schema.js'));
  for (let times = 0; times < 2; times += 1) await reply(prepared, head('/', 'If-None-Match: *\r\n'));
  expect(answeredByApp).toEqual([]);
  const after = await count();
  const more = (labels: string) => (after[labels] ?? 0) - (before[labels] ?? 0);
  expect(more('kind="page",status="2xx"')).toBe(5);
  expect(more('kind="page",status="3xx"')).toBe(2);
  expect(more('kind="file",status="2xx"')).toBe(3);
  expect([more('kind="page"'), more('kind="file"')]).toEqual([7, 3]);
});

test('a visitor who invents encodings gets the right one, and so does everybody after', async () => {
  for (let number = 0; number < 150; number += 1) {
    const got = await reply(
      prepared,
      `HEAD /company HTTP/1.1\r\nHost: www.site.example\r\nAccept-Encoding: x${number}, gzip\r\n${end}`,
    );
    expect(got).toContain('content-encoding: gzip');
  }
  await expectSame(`HEAD /company HTTP/1.1\r\nHost: www.site.example\r\nAccept-Encoding: br\r\n${end}`);
});
