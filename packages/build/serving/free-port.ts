import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port that nothing listens on just now. Rejects when the machine has none left. */
export async function freePort(): Promise<number> {
  const held = await holdPort();
  await held.release();
  return held.port;
}

/**
 * Two ports that nothing listens on just now, for a site and its health checks. Both are held until both are known: asked for
 * one after the other, the system may give the same one twice, and a site whose health port is its own does not start.
 */
export async function freePortPair(): Promise<[port: number, healthPort: number]> {
  const [one, other] = [await holdPort(), await holdPort()];
  await Promise.all([one.release(), other.release()]);
  return [one.port, other.port];
}

/** Takes a port that is free until it is released. */
async function holdPort() {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A server listens on no port.');
  return { port: address.port, release: () => new Promise((done) => server.close(done)) };
}
