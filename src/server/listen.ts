import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { errorFields, type Log } from './log.ts';
import { problem } from './middleware/problem.ts';
import { securityHeaders } from './middleware/security-headers.ts';

/** Handles a request; `createApp` makes one. */
export type Fetch = Parameters<typeof getRequestListener>[0];

/** Answers what it has an answer ready for, and says whether it did. */
export type AnswerPrepared = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What a server may wait for, in milliseconds, and take, in bytes. */
export type ListenLimits = {
  /** Until the last header of a request has arrived; a socket that says nothing is cut off by it too. */
  headersTimeout: number;
  /** Until the last byte of its body has arrived. */
  requestTimeout: number;
  /** Between two requests on one connection. */
  keepAliveTimeout: number;
  /** Node looks for late senders only this often; at its default of 30 s the limits above would mean little. */
  connectionsCheckingInterval: number;
  /** All headers of a request together. */
  maxHeaderSize: number;
  /** How long a reader may take nothing of an answer, and any connection may be without a byte in either direction. */
  silence: number;
};

/** Limits of a deployed server: a slow sender or reader is gone before it can hold a connection for long. */
export const listenLimits: Readonly<ListenLimits> = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  silence: 15_000,
};

/**
 * Makes an HTTP server around the app, not yet listening.
 * @param limits Shorter ones make tests short; the rest is as deployed.
 * @param answerPrepared Is asked first. Default: the app answers everything.
 */
export function createHttpServer(
  fetch: Fetch,
  log: Log,
  limits: Partial<ListenLimits> = {},
  answerPrepared: AnswerPrepared = () => false,
): Server {
  const listener = getRequestListener(fetch, {
    // What is left to fail here is a request that is none: a host or a target that cannot be read.
    errorHandler: (error) => {
      log.warn('request refused', errorFields(error));
      return refusal();
    },
  });
  const { silence, ...times } = { ...listenLimits, ...limits };
  // Nearly all requests have no body: without the option each would be a stream that somebody has to end.
  const server = createServer({ ...times, optimizeEmptyRequests: true }, (request, response) => {
    if (answerPrepared(request, response)) return;
    // Express-style servers answer `TRACE` with what was sent, cookies included; ours has no use for it.
    if (request.method === 'TRACE') {
      response.writeHead(405, { ...securityHeaders, allow: 'GET, HEAD, POST' }).end();
      return;
    }
    // Node takes the first of several hosts, a proxy in front may take the last: RFC 9112 (3.2) wants 400.
    if (request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
      log.warn('request refused', { code: 'HOSTS' });
      const reply = refusal();
      response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), connection: 'close' });
      void reply.text().then((text) => response.end(text));
      return;
    }
    sayWhereReadingEnds(request, response);
    void listener(request, response);
  });
  server.setTimeout(silence);
  return server;
}

/** The status of a body that is larger than what it was sent to takes. */
const tooLarge = 413;

/**
 * An answer that comes before the whole body was read ends the connection, since nobody looks for the next request behind what
 * was left unread. It has to say so: a client that takes the connection again would lose its next request. A sender of too
 * much is always let go, also where all of it had arrived by chance.
 */
function sayWhereReadingEnds(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return;
  const { writeHead } = response;
  response.writeHead = (...head: [number]) => {
    if (!request.complete || head[0] === tooLarge) response.setHeader('connection', 'close');
    return writeHead.apply(response, head);
  };
}

/** The reply to a request that is none. It stands before the app, so it brings the security headers itself. */
function refusal(): Response {
  const reply = problem(400, 'request');
  for (const [name, value] of Object.entries(securityHeaders)) reply.headers.set(name, value);
  return reply;
}

/** Starts listening; resolves with the port, or rejects when the address is taken. */
export function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
