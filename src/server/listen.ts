import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorFields, type Log } from './log.ts';
import { problem } from './middleware/problem.ts';
import { securityHeaders } from './middleware/security-headers.ts';

/** Handles a request; `createApp` makes one. */
export type Fetch = Parameters<typeof getRequestListener>[0];

/** What Node's server may wait for. A slow sender is cut off before it can hold a connection for long. */
const limits = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  // Node looks for late senders only this often; at its default of 30 s the limits above would mean little.
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};

/** Makes an HTTP server around the app, not yet listening. */
export function createHttpServer(fetch: Fetch, log: Log): Server {
  const listener = getRequestListener(fetch, {
    // What is left to fail here is a request that is none: a host or a target that cannot be read.
    errorHandler: (error) => {
      log.warn('request refused', errorFields(error));
      const reply = problem(400, 'request');
      for (const [name, value] of Object.entries(securityHeaders)) reply.headers.set(name, value);
      return reply;
    },
  });
  return createServer(limits, (request, response) => {
    // Express-style servers answer `TRACE` with what was sent, cookies included; ours has no use for it.
    if (request.method === 'TRACE') {
      response.writeHead(405, { ...securityHeaders, allow: 'GET, HEAD, POST' }).end();
      return;
    }
    void listener(request, response);
  });
}

/** Starts listening; resolves with the port, or rejects when the address is taken. */
export function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
