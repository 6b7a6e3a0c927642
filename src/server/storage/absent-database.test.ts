import { createServer } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isAbsence } from './postgres-engine.ts';

test.each([
  ['hangs up', true],
  ['never answers', false],
])('a database that %s counts as away', async (_, hangsUp) => {
  const server = createServer((socket) => void (hangsUp && socket.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  const refusal: unknown = await pool.connect().catch((error: unknown) => error);
  expect(isAbsence(refusal)).toBe(true);
  await pool.end();
});
