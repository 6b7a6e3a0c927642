import { createServer } from 'node:http';

/** A judge of human checks on loopback who lets everybody in. */
export type Judge = { url: string; close(): Promise<void> };

/**
 * Starts the judge. Solving our own human check would take longer than storing; with a judge, each submission still uses up
 * one answer of its own in its transaction.
 */
export async function startJudge(): Promise<Judge> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, hostname: 'localhost' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
