import { request as httpRequest } from 'node:http';
import { expect } from '../fixtures.ts';

/** Asks a server under test; Node does not know every name below `localhost`, so the host is a header. */
export function ask(url: string): Promise<{ status: number; type: string; body: Buffer }> {
  const { hostname, port, host, pathname, search } = new URL(url);
  expect(hostname).toMatch(/localhost$/);
  return new Promise((resolve, reject) => {
    httpRequest(
      // A connection of its own: the server may close a waiting one in the moment in which it is used again.
      { agent: false, host: '127.0.0.1', port, path: pathname + search, headers: { host } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(parts),
          }),
        );
      },
    )
      .on('error', (error) => reject(new Error(`${url}: ${error.message}`)))
      .end();
  });
}
