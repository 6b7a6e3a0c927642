import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { headerText, injections } from '#tests/server/corpus/injection-strings.ts';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { createHttpServer, listening } from './listen.ts';

/**
 * Everything of a request that a stranger writes, and what of it may come out again: one line of JSON for each request,
 * nothing hidden in it, and no header of a reply that was not ours.
 */
test('there are at least 100 strings', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(100);
});

let site: Fixture;
beforeEach(async () => {
  site = await startFixture();
});
afterEach(() => site.remove());

/** The lines that came of something, each checked to be one clean object of JSON. */
async function linesOf(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = site.lines.length;
  await act();
  const text = site.lines.slice(before).join('');
  expect(text).toMatch(/^$|\n$/);
  // `Other` and `Format` characters and the separators that JSON lets through; line feeds end the lines.
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const fieldsOfRequest = ['event', 'language', 'level', 'method', 'ms', 'path', 'status', 'time', 'requestId'];

test('a path of any kind leaves one clean line, and its query none at all', async () => {
  for (const text of injections) {
    const part = encodeURIComponent(text.toWellFormed());
    for (const url of [
      `/a-page/${part}`,
      `/api/${part}`,
      `/api/investornews/${part}`,
      `/company?s=${part}`,
    ]) {
      const lines = await linesOf(() => site.get(english + url));
      // A page that asks for a file it does not have leads on without a line; a call never does.
      expect(lines.length).toBeLessThanOrEqual(1);
      if (url.startsWith('/api/') && part !== '') expect(lines).toHaveLength(1);
      for (const line of lines) {
        expect(line.event).toBe('request');
        expect(Object.keys(line).filter((key) => !fieldsOfRequest.includes(key))).toEqual([]);
        expect(String(line.path).length).toBeLessThanOrEqual(500);
        expect(line.path).not.toContain('?s=');
      }
    }
  }
}, 60_000);

const readHeaders = [
  ...[
    'user-agent',
    'referer',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
  ],
  ...[
    'accept-language',
    'cookie',
    'origin',
    'idempotency-key',
    'x-request-id',
    'traceparent',
    'if-none-match',
  ],
];

test('no header of a request reaches the log or comes back in a reply', async () => {
  // The first forwarded address of a run brings a warning of its own, once; it names no header's value either.
  const warned = await linesOf(async () => {
    await site.get(`${english}/company`, { 'x-forwarded-for': 'forged' });
  });
  expect(warned).toHaveLength(2);
  expect(JSON.stringify(warned)).not.toContain('forged');
  for (const text of injections) {
    const value = `forged ${headerText(text)}`.trim();
    const headers = Object.fromEntries(readHeaders.map((name) => [name, value]));
    for (const path of ['/company', '/unknown', '/api/environment', '/api/unknown']) {
      let reply: Response | undefined;
      const lines = await linesOf(async () => {
        reply = await site.get(english + path, headers);
      });
      expect(lines).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toContain('forged');
      expect(JSON.stringify([...(reply?.headers ?? [])])).not.toContain('forged');
      expect(reply?.headers.get('set-cookie')).toBeNull();
    }
  }
}, 60_000);

test('a line break can be reflected in no header, however it is written', async () => {
  const breaks = [
    '\r\n',
    '\n',
    '\r',
    '%0d%0a',
    '%0a',
    '%0d',
    '%250d%250a',
    '%E5%98%8A%E5%98%8D',
    '\u0085',
    '\u2028',
    '%c4%8d%c4%8a',
  ];
  for (const lineBreak of breaks) {
    const attack = `${lineBreak}X-Forged:%20yes${lineBreak}${lineBreak}forged`;
    for (const path of [
      `/unknown${attack}`,
      `/PageNotFound?l=${attack}`,
      `/company/${attack}`,
      `/company?x=${attack}`,
      `/company/old${attack}`,
      `/es/compania${attack}`,
      `/search?s=${attack}`,
      `/api/config/config/${attack}`,
    ]) {
      if (!URL.canParse(english + path)) continue;
      const reply = await site.get(english + path);
      expect(reply.headers.get('x-forged')).toBeNull();
      for (const [, value] of reply.headers) expect(value).not.toMatch(/[\r\n\0]/);
      expect(reply.headers.get('location') ?? '/').toMatch(
        /^(https:\/\/(www|es)\.site\.example)?\/[\x21-\x7e]*$/,
      );
    }
  }
});

/** The same over the wire, where bytes are not yet text. */
let wire: Fixture;
let port: number;
const server = createHttpServer((request, env) => wire.app.fetch(request, env), {
  info: (event, fields) => wire.log.info(event, fields),
  warn: (event, fields) => wire.log.warn(event, fields),
  error: (event, fields) => wire.log.error(event, fields),
  repeating: (event, fields) => wire.log.repeating(event, fields),
});
beforeAll(async () => {
  wire = await startFixture();
  port = await listening(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  wire.remove();
});

/** Sends bytes and gives the status of the reply, 0 for none. */
function statusOf(head: string): Promise<number> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'));
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(reply.slice(9, 12))));
  });
}

test('bytes that are no text are refused in an address, and reach no line from a header', async () => {
  const end = 'Host: www.site.example\r\nConnection: close\r\n\r\n';
  for (let code = 0x80; code <= 0xff; code += 1) {
    const byte = String.fromCharCode(code);
    expect(await statusOf(`GET /a${byte}b HTTP/1.1\r\n${end}`)).toBe(400);
    expect(await statusOf(`GET /unknown HTTP/1.1\r\nUser-Agent: forged ${byte}\r\n${end}`)).toBe(302);
  }
  const lines = wire.lines.join('').split('\n').slice(0, -1);
  expect(lines).toHaveLength(128);
  for (const line of lines) {
    expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|forged/u);
    expect(JSON.parse(line)).toMatchObject({ event: 'request', path: '/unknown', status: 302 });
  }
});

test('a host of any kind is never reflected', async () => {
  for (const host of [
    'evil.example',
    'www.site.example.evil.example',
    'evil.example:443',
    'www.site.example:evil',
    'a'.repeat(300),
  ]) {
    const location = await new Promise<string>((resolve, reject) => {
      ask({ port, path: '/unknown', headers: { host } }, (response) => {
        response.resume();
        resolve(response.headers.location ?? '/');
      })
        .on('error', reject)
        .end();
    });
    expect(location).not.toContain('evil');
    expect(location).toMatch(/^\/(?!\/)/);
  }
});
