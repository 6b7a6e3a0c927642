import type { Server } from 'node:http';

/** How long a server takes to end, in milliseconds. */
export type CloseTimes = {
  /**
   * How long clients that stay connected may still ask, so as to hear that the connection ends. Closed at once, the pool
   * of a load balancer would lose the requests that it sent in that moment.
   */
  lastRequests: number;
  /** After so long open requests are cut: what is slower than this was not going to end. */
  longest: number;
};

/** How often connections are looked for that have nothing left to say. */
const lookEvery = 100;

/**
 * Ends a server that is being asked all the time and whose answers end their connections: nothing new is taken, and what
 * is open is answered. Resolves when the last connection is gone.
 */
export async function closeGracefully(server: Server, { lastRequests, longest }: CloseTimes): Promise<void> {
  await withoutConnections(server, lastRequests);
  await new Promise<void>((done) => {
    // A connection that was busy at this moment is idle at another one, and would stay for as long as it may.
    const look = setInterval(() => server.closeIdleConnections(), lookEvery);
    const cut = setTimeout(() => server.closeAllConnections(), longest);
    server.close(() => {
      clearInterval(look);
      clearTimeout(cut);
      done();
    });
  });
}

/** Makes each answer from now on the last one of its connection: whoever hears `Connection: close` goes elsewhere. */
export function endEachConnection(server: Server): void {
  server.prependListener('request', (_request, response) => {
    // What `setHeader` says would be lost where a head is written as one text; Node asks this one of every answer.
    response.shouldKeepAlive = false;
  });
}

/** Resolves when nobody is connected, after so many milliseconds at the latest. */
async function withoutConnections(server: Server, longest: number): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end && (await connectionsOf(server)) > 0) {
    await new Promise((next) => setTimeout(next, Math.min(lookEvery, longest)));
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((done) => server.getConnections((error, count) => done(error ? 0 : count)));
}
