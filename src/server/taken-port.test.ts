import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from './listen.ts';
import { takenPortHint } from './taken-port.ts';

test('a taken port is named with its number, its setting and what to do', async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listening(first, 0, '127.0.0.1');
  const refused = await listening(createServer(), port, '127.0.0.1').catch((error: unknown) => error);
  expect(takenPortHint(refused)).toBe(
    `Port ${port} is taken by another program, so the server did not start. Stop that program, or set PORT to another number.`,
  );
});

test('another fault of listening has no hint', () => {
  expect(takenPortHint(Object.assign(new Error('no'), { code: 'EACCES', port: 80 }))).toBeUndefined();
});
