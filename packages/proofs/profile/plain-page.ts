import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page with one field and no script, which keeps from a browser nothing of what stands in it. */
export interface PlainPage {
  address: string;
  close(): void;
}

/** Serves that page on a port of its own: what a browser writes of it into its session, the search has to find. */
export async function servePlainPage(): Promise<PlainPage> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Plain</title><form><input id="plain" name="plain"></form>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
