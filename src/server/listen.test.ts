import { request as ask, type Server } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { createHealthServer } from './health.ts';
import { createHttpServer, listening } from './listen.ts';
import { problem } from './middleware/problem.ts';
import { readText } from './middleware/read-json.ts';

/** What Node itself adds between a socket and the app can only be seen with a port. */
let site: Fixture;
let server: Server;
let port: number;
beforeAll(async () => {
  site = await startFixture({
    formsApi: new Hono().post('/api/short', async ({ req }) => {
      const text = await readText(req.raw, 100);
      return text.ok ? Response.json({}) : problem(text.status, text.error);
    }),
  });
  server = createHttpServer(site.app.fetch, site.log);
  port = await listening(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

/** Sends raw lines and reads what comes back until the server hangs up. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });
}

const head = (line: string, host = 'www.site.example') =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test.each([
  ['TRACE / ', 405],
  ['TRACK / ', 400],
  ['FOO /', 400],
  ['OPTIONS *', 400],
  ['OPTIONS /', 405],
  ['PROPFIND /', 405],
  ['GET /company', 200],
  ['HEAD /company', 200],
  ['GET /../../etc/passwd', 404],
  ['GET /assets/eng/../../../package.json', 404],
  ['GET /..\\..\\etc\\passwd', 400],
  ['GET //evil.example/%2e%2e', 404],
  ['GET /%zz', 302],
  ['GET company', 400],
  ['GET http://www.site.example/company', 200],
])('%s answers %i', async (line, status) => {
  expect(Number((await raw(head(line.trim()))).slice(9, 12))).toBe(status);
});

/** A post in chunks of which the last has not come yet, from a sender who means to ask again on the same connection. */
const unended = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: www.site.example\r\nContent-Type: ${type}\r\n` +
  `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;

test.each([
  ['a body above the limit', unended('/api/log', 'application/json', 90_000), 204],
  ['a body of a type that nobody reads', unended('/api/log', 'image/png', 10), 204],
  ['a body for an unknown address', unended('/api/nothing', 'application/json', 10), 404],
])('%s is answered before its end, and with the end of the connection', async (_what, text, status) => {
  const reply = await raw(text);
  expect(Number(reply.slice(9, 12))).toBe(status);
  expect(reply).toMatch(/\r\nconnection: close\r\n/i);
});

test.each([
  ['announced', 0],
  ['announced and sent', 400],
])('a body that is too large, %s, ends the connection', async (_what, sent) => {
  const text =
    'POST /api/short HTTP/1.1\r\nHost: www.site.example\r\nContent-Type: application/json\r\n' +
    `Content-Length: 400\r\n\r\n${'x'.repeat(sent)}`;
  const reply = await raw(text);
  expect(reply).toMatch(/^HTTP\/1\.1 413/);
  expect(reply).toMatch(/\r\nconnection: close\r\n/i);
});

test('a post that was read to its end leaves the connection open', async () => {
  const post = unended('/api/log', 'application/json', 10).replace(
    'Host:',
    'Sec-Fetch-Site: same-origin\r\nHost:',
  );
  const reply = await raw(`${post}0\r\n\r\n${head('GET /company')}`);
  expect(reply).toMatch(/^HTTP\/1\.1 204/);
  expect(reply).toContain('HTTP/1.1 200');
});

test.each(['', 'a b', 'www.site.example/path', 'user@www.site.example', '[::1', 'www.site.example:port'])(
  'the host "%s" never ends in a fault of ours',
  async (host) => {
    expect(Number((await raw(head('GET /company', host))).slice(9, 12))).toBeLessThan(500);
  },
);

test('a refused request says nothing of why and carries the security headers', async () => {
  const reply = await raw(head('GET /..\\x'));
  expect(reply).toContain('"error":"request"');
  expect(reply.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('headers beyond 16 KB are refused', async () => {
  const reply = await raw(
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\nConnection: close\r\n\r\n`,
  );
  expect(reply.slice(9, 12)).toBe('431');
});

test('a body in two lengths is refused', async () => {
  const reply = await raw(
    'POST /api/log HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  );
  expect(reply.slice(9, 12)).toBe('400');
});

test('a sender too slow for its headers is cut off', async () => {
  const start = performance.now();
  const reply = await raw('GET / HTTP/1.1\r\nHost: x\r\n');
  expect(reply === '' || reply.startsWith('HTTP/1.1 408')).toBe(true);
  expect(performance.now() - start).toBeLessThan(9000);
}, 15_000);

test('a film goes over the wire in pieces', async () => {
  const size = await new Promise((resolve, reject) => {
    ask({ port, path: '/film/long-film.webm', headers: { host: 'www.site.example' } }, (response) => {
      let received = 0;
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      response.on('end', () => resolve(received));
    })
      .on('error', reject)
      .end();
  });
  expect(size).toBe(600 * 1024);
});

test('health checks answer on their own port', async () => {
  const health = createHealthServer({ check: async () => undefined, isStopping: () => false });
  const healthPort = await listening(health, 0, '127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${healthPort}/readyz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${healthPort}/company`)).status).toBe(404);
  health.closeAllConnections();
  health.close();
});

test('a taken address is an error, not a silent second server', async () => {
  const second = createHttpServer(site.app.fetch, site.log);
  await expect(listening(second, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
