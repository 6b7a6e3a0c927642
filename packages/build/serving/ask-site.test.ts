import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askSite } from './ask-site.ts';

test('a name below localhost is asked for by its header, and a redirect is an answer', async () => {
  const server = createServer(({ headers, url }, answer) => {
    answer.writeHead(301, { location: '/elsewhere' }).end(`${headers.host} ${url} ñ`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await askSite(`http://es.localhost:${port}/feeds/news.json?a=1`)).toMatchObject({
    status: 301,
    headers: { location: '/elsewhere' },
    body: `es.localhost:${port} /feeds/news.json?a=1 ñ`,
  });
});
