import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { createHttpServer, listening, listenLimits } from './listen.ts';

/**
 * What a hostile sender does to the port itself, below HTTP libraries, which would never send such things. Limits are a
 * tenth of those deployed; whether something was cut off is judged by the server hanging up, not by a stopwatch.
 */
const limits = {
  headersTimeout: 500,
  requestTimeout: 1000,
  keepAliveTimeout: 500,
  connectionsCheckingInterval: 100,
  silence: 1500,
};

let site: Fixture;
let server: Server;
let port: number;
beforeAll(async () => {
  site = await startFixture();
  server = createHttpServer(site.app.fetch, site.log, limits);
  port = await listening(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

/** Sends bytes, in pieces if there are several, and reads until the server hangs up. */
function raw(pieces: string | readonly string[], encoding: BufferEncoding = 'latin1'): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of [pieces].flat()) socket.write(piece, encoding);
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    // A reset is one way of hanging up.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
  });
}

/** The statuses of all replies on a connection. */
const statusesIn = (reply: string) =>
  [...reply.matchAll(/(?:^|\n|\})HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const host = 'Host: www.site.example\r\n';
const close = 'Connection: close\r\n';
const body = '{"logLevel":"Error","logEntry":"x"}';
const post = (headers: string, content: string) =>
  `POST /api/log HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${headers}\r\n${content}`;
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: www.site.example\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';

const refused: [name: string, text: string][] = [
  ['a length and chunks', post(`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${smuggled}`)],
  ['chunks and a length', post(`${chunked}Content-Length: 4\r\n`, `0\r\n\r\n${smuggled}`)],
  ['two lengths that differ', post('Content-Length: 5\r\nContent-Length: 6\r\n', 'aaaaaa')],
  ['two lengths that agree', post('Content-Length: 5\r\nContent-Length: 5\r\n', 'aaaaa')],
  ['a list of lengths', post('Content-Length: 5, 5\r\n', 'aaaaa')],
  ['a negative length', post('Content-Length: -1\r\n', 'a')],
  ['a signed length', post('Content-Length: +5\r\n', 'aaaaa')],
  ['a hexadecimal length', post('Content-Length: 0x5\r\n', 'aaaaa')],
  ['a fractional length', post('Content-Length: 5.0\r\n', 'aaaaa')],
  ['a length beyond counting', post(`Content-Length: ${'9'.repeat(40)}\r\n`, 'a')],
  ['an empty length', post('Content-Length:\r\n', 'a')],
  ['another transfer encoding', post('Transfer-Encoding: gzip\r\n', smuggled)],
  ['chunks named twice', post(`${chunked}${chunked}`, `0\r\n\r\n${smuggled}`)],
  ['chunks with a letter before', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['chunks behind a vertical tab', post('Transfer-Encoding: \x0bchunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['chunks before identity', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`)],
  ['a space before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['a folded header', post('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['a chunk size that is none', post(chunked, `zz\r\naaaa\r\n0\r\n\r\n`)],
  ['a chunk size with a sign', post(chunked, `-4\r\naaaa\r\n0\r\n\r\n`)],
  ['a chunk size with a prefix', post(chunked, `0x4\r\naaaa\r\n0\r\n\r\n`)],
  ['a chunk size beyond counting', post(chunked, `${'f'.repeat(17)}\r\naaaa\r\n0\r\n\r\n`)],
  ['a chunk longer than it says', post(chunked, `2\r\naaaa\r\n0\r\n\r\n`)],
  ['chunks ended by line feeds', post(chunked, '4\naaaa\n0\n\n')],
  ['16 KB of extensions of a chunk', post(chunked, `4;${'x'.repeat(17_000)}\r\naaaa\r\n0\r\n\r\n`)],
  ['no host', `GET / HTTP/1.1\r\n${close}\r\n`],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${close}\r\n`],
  ['NUL in a header', `GET / HTTP/1.1\r\n${host}X: a\0b\r\n${close}\r\n`],
  ['a bare carriage return in a header', `GET / HTTP/1.1\r\n${host}X: a\rb\r\n${close}\r\n`],
  ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n${close}\r\n`],
  ['a header without a colon', `GET / HTTP/1.1\r\n${host}Nonsense\r\n${close}\r\n`],
  ['a space in a header name', `GET / HTTP/1.1\r\n${host}X Y: z\r\n${close}\r\n`],
  ['headers beyond 16 KB', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(17_000)}\r\n${close}\r\n`],
  ['thousands of headers', `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(4000)}${close}\r\n`],
  ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}${close}\r\n`],
  ['a method nobody defined', `FOO / HTTP/1.1\r\n${host}${close}\r\n`],
  ['a method in lower case', `get / HTTP/1.1\r\n${host}${close}\r\n`],
  ['a method of 20 KB', `${'A'.repeat(20_000)} / HTTP/1.1\r\n${host}${close}\r\n`],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${close}\r\n`],
  ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/9', `GET / HTTP/9.9\r\n${host}${close}\r\n`],
  ['no version', 'GET /\r\n\r\n'],
  ['a TLS greeting', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
  ['an SSH greeting', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['noise', '\xff\xfe\x00\x01\x80\x81'.repeat(50)],
  ['a target of control characters', `GET /\x01\x02 HTTP/1.1\r\n${host}${close}\r\n`],
  ['a space in the target', `GET /a b HTTP/1.1\r\n${host}${close}\r\n`],
];

test('there are at least 34 of them', () => {
  expect(new Set(refused.map(([name]) => name)).size).toBeGreaterThanOrEqual(34);
});

test.each(refused)(
  '%s is refused once, nothing behind it is heard, and the connection ends',
  async (_, text) => {
    const before = site.lines.length;
    const reply = await raw(text);
    const statuses = statusesIn(reply);
    expect(statuses.length).toBeLessThanOrEqual(1);
    // No status at all: the server hung up on what is not HTTP.
    for (const status of statuses) expect([400, 404, 405, 413, 431]).toContain(status);
    expect(reply).not.toMatch(/smuggled|\bat .*:\d+:\d+|node:|Error:/);
    expect(site.lines.slice(before).join('')).not.toContain('smuggled');
  },
);

const answered: [name: string, text: string, status: number][] = [
  ['an absolute target of ours', `GET http://www.site.example/company HTTP/1.1\r\n${host}${close}\r\n`, 200],
  ['extensions of a chunk', post(`${close}${chunked}`, `23;a=b\r\n${body}\r\n0\r\n\r\n`), 204],
  ['trailers', post(`${close}${chunked}`, `23\r\n${body}\r\n0\r\nX-Late: 1\r\n\r\n`), 204],
  ['an expectation', post(`${close}Expect: 100-continue\r\nContent-Length: 35\r\n`, body), 204],
  [
    'an upgrade nobody offers',
    `GET /company HTTP/1.1\r\n${host}Connection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    200,
  ],
  ['a body with GET', `GET /company HTTP/1.1\r\n${host}${close}Content-Length: 4\r\n\r\naaaa`, 200],
  ['HTTP/1.0', `GET /company HTTP/1.0\r\n${host}\r\n`, 200],
  ['empty lines before', `\r\n\r\nGET /company HTTP/1.1\r\n${host}${close}\r\n`, 200],
];

test.each(answered)('%s is taken as HTTP has it', async (_, text, status) => {
  expect(statusesIn(await raw(text)).at(-1)).toBe(status);
});

test.each([
  'http://evil.example/company',
  'http://www.site.example@evil.example/company',
  'http://evil.example:80/company',
  'https://evil.example/unknown-page',
  '//evil.example/company',
  '/\\evil.example',
])('the target %s leads nowhere else', async (target) => {
  const reply = await raw(`GET ${target} HTTP/1.1\r\n${host}${close}\r\n`);
  expect(statusesIn(reply)[0]).toBeLessThan(500);
  const location = /^location: (.*)\r$/im.exec(reply)?.[1] ?? '/';
  expect(location).toMatch(/^\/(?![/\\])|^https:\/\/(www|es)\.site\.example(\/|$)/);
});

test('requests in one go are answered one by one, in order', async () => {
  const one = (path: string, last = '') => `GET ${path} HTTP/1.1\r\n${host}${last}\r\n`;
  const reply = await raw(one('/company') + one('/api/unknown') + one('/api/environment', close));
  expect([...reply.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
  ]);
});

const slow: [name: string, first: string, drip: string][] = [
  ['its request line', 'GET /comp', 'a'],
  ['its headers', `GET /company HTTP/1.1\r\n${host}`, 'X-A: b\r\n'],
  ['a body of a known length', post('Content-Length: 4000\r\n', '{'), ' '],
  ['a body in chunks', post(chunked, ''), '1\r\n \r\n'],
  ['the size of a chunk', post(chunked, '1'), ';x'],
];

test.each(slow)(
  'a sender that dribbles %s is cut off',
  async (_, first, drip) => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(first));
      const timer = setInterval(() => socket.write(drip), 50);
      socket.resume();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve();
      });
    });
  },
  15_000,
);

test.each([
  ['says nothing', ''],
  ['stops after its request line', 'GET / HTTP/1.1\r\n'],
  ['stops in its body', post('Content-Length: 4000\r\n', '{"logLevel"')],
  ['asks once and stays', `GET /company HTTP/1.1\r\n${host}\r\n`],
])(
  'a connection that %s is closed',
  async (_, text) => {
    const reply = await raw(text);
    expect(statusesIn(reply).filter((status) => status >= 500)).toEqual([]);
  },
  15_000,
);

test('a reader that takes nothing of its answers is let go', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      // More than the buffers of both ends hold, so that the server has to wait for the reader.
      socket.write(`GET /film/long-film.webm HTTP/1.1\r\n${host}\r\n`.repeat(40));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    // The end of a paused stream is seen only by whoever reads on after the server has hung up.
    const reader = setInterval(() => {
      if (openSockets() === 0) socket.resume();
    }, 100);
    socket.on('close', () => clearInterval(reader));
  });
}, 30_000);

/** Connections that the server still holds. */
let held = 0;
function openSockets(): number {
  server.getConnections((_, count) => {
    held = count;
  });
  return held;
}

test('500 connections that say nothing stop nobody, and are all closed', async () => {
  const idle: Socket[] = [];
  let closed = 0;
  await Promise.all(
    Array.from(
      { length: 500 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', resolve);
          socket.resume();
          socket.on('error', () => undefined);
          socket.on('close', () => {
            closed += 1;
          });
          idle.push(socket);
        }),
    ),
  );
  for (let count = 0; count < 20; count += 1) {
    const reply = await raw(`GET /company HTTP/1.1\r\n${host}${close}\r\n`);
    expect(statusesIn(reply)).toEqual([200]);
  }
  await expect.poll(() => closed, { timeout: 20_000 }).toBe(500);
}, 40_000);

test('a deployed server waits no longer than it may', () => {
  const deployed = createHttpServer(site.app.fetch, site.log);
  expect(deployed).toMatchObject({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: 5000,
    timeout: 15_000,
  });
  expect(listenLimits.connectionsCheckingInterval).toBeLessThanOrEqual(2000);
  expect(listenLimits.maxHeaderSize).toBe(16 * 1024);
});

test('after all of it the server answers as before', async () => {
  expect(statusesIn(await raw(`GET /company HTTP/1.1\r\n${host}${close}\r\n`))).toEqual([200]);
  expect(site.lines.join('')).not.toContain('request failed');
});
