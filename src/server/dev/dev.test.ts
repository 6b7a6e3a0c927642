import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../listen.ts';

/** `npm run dev` on a port, with a database of its own, and what it says. */
function startDev(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL('./dev.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: dataDir, NODE_ENV: 'development' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { said: () => said, ended };
}

test('a taken port is named in one sentence, before anything is started', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const dev = startDev(await listening(other, 0, 'localhost'));
  const [code] = await dev.ended;
  expect(code).toBe(1);
  expect(dev.said().trim()).toMatch(
    /^Port \d+ is taken by another program, so the server did not start\. Stop that program, or set PORT to another number\.$/,
  );
}, 20_000);

test('while the languages are started it has said so, and whoever looks reads it and is shown the page later', async () => {
  const free = createServer();
  const port = await listening(free, 0, 'localhost');
  await new Promise((done) => free.close(done));
  const dev = startDev(port);
  await vi.waitFor(() => expect(dev.said()).toContain('being written'), 15_000);
  const answer = await fetch(`http://localhost:${port}/`);
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain('English is being started');
  expect(page).toContain('http-equiv="refresh"');
}, 20_000);
