import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePortPair } from './free-port.ts';

test('two ports that are asked for together can be listened on at once', async () => {
  const servers = (await freePortPair()).map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  for (const server of servers) server.close();
});

test('the first of two is held until the second is known, so that it is another one', async () => {
  const steps: string[] = [];
  for (const step of ['listen', 'close'] as const) {
    const real = Server.prototype[step] as (...given: unknown[]) => Server;
    const spy = vi.spyOn(Server.prototype, step).mockImplementation(function (
      this: Server,
      ...given: unknown[]
    ) {
      steps.push(step);
      return real.apply(this, given);
    });
    onTestFinished(() => spy.mockRestore());
  }
  await freePortPair();
  expect(steps).toEqual(['listen', 'listen', 'close', 'close']);
});
