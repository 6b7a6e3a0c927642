import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createLog, type Log } from '#server/log.ts';

/** What the server elsewhere does with a request. */
export type OutsideAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real server elsewhere, on loopback, that does what a test wants. */
export async function startOutside(first: OutsideAnswer) {
  let answer = first;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/data`,
    requests,
    /** What it does from now on. */
    becomes(next: OutsideAnswer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers a text. */
export const says =
  (text: string | Uint8Array, headers: Record<string, string> = {}): OutsideAnswer =>
  (response) =>
    response.writeHead(200, headers).end(text);

/** The ways in which a server elsewhere lets us down, and the code under which each is logged. */
export const letdowns: [name: string, code: string, answer: OutsideAnswer][] = [
  ['an error', 'status-500', (response) => response.writeHead(500).end('SECRET')],
  ['no such file', 'status-404', (response) => response.writeHead(404).end()],
  ['an empty answer with a strange status', 'status-204', (response) => response.writeHead(204).end()],
  ['a way elsewhere', 'redirect', (response) => response.writeHead(302, { location: '/data' }).end()],
  ['silence', 'timeout', () => undefined],
  ['a beginning without an end', 'timeout', (response) => void response.writeHead(200).write('{"a":')],
  ['a connection that breaks', 'reset', (response) => response.destroy()],
  ['more than anyone needs', 'too-long', (response) => response.end('x'.repeat(300_000))],
  ['bytes that are no text', 'encoding', (response) => response.end(Buffer.from([0x7b, 0xff, 0xfe]))],
  ['nothing at all', 'rubbish', (response) => response.end()],
  ['a page for people', 'rubbish', (response) => response.end('<!doctype html><p>SECRET</p>')],
  ['something else', 'rubbish', (response) => response.end('{"SECRET":[1,2,3]}')],
  [
    'half of it',
    'rubbish',
    (response) => response.end('{"version":"https://jsonfeed.org/version/1.1","items":['),
  ],
];

/** A log whose lines a test can read. */
export function readableLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog({ write: (line: string) => void lines.push(line) }), lines };
}
