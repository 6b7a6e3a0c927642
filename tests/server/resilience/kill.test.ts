import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { newSubmission, startCrm, until } from '../support/delivery-fixture.ts';

const script = fileURLToPath(new URL('./killed-worker.ts', import.meta.url));
const leads = 6;

let children: ChildProcess[] = [];
let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const close of closing.reverse()) await close();
  children = [];
  closing = [];
});

function startWorker(dataDir: string, endpoint: string, step: string, which: number): ChildProcess {
  const child = spawn(process.execPath, [script, dataDir, endpoint, step, String(which)], {
    stdio: 'ignore',
  });
  children.push(child);
  return child;
}

test.each([
  ['after-claim', 0],
  ['while-sending', 0],
  ['before-done', 2],
])(
  'a worker killed %s loses no lead, and what comes twice comes under one number',
  async (step, leastRepeats) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const storage = await openStorage({
      environment: 'development',
      dataDir,
      storageKeys: null,
      databaseUrl: null,
    });
    closing.push(() => storage.close());
    const crm = await startCrm((response) => response.writeHead(200, { 'is-processed': 'true' }).end());
    closing.push(crm.close);
    const submissions = Array.from({ length: leads }, () =>
      newSubmission('contact', { createdAt: Date.now() }),
    );
    for (const submission of submissions) await storage.submissions.add(submission);

    for (const which of [1, 3]) {
      const child = startWorker(dataDir, crm.endpoint, step, which);
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
    }
    startWorker(dataDir, crm.endpoint, 'none', 0);
    await until('every lead is out', async () => {
      const done = await storage.outbox.list({ state: 'done' });
      return done.filter(({ topic }) => topic === 'lead').length === leads;
    });

    const numbers = crm.posts.map(({ fields }) => fields.submission_id);
    expect([...new Set(numbers)].sort()).toEqual(submissions.map(({ id }) => id).sort());
    expect((await storage.outbox.counts()).dead).toBe(0);
    // A repeat is the price of losing none: what the CRM took before each kill comes once more.
    expect(numbers.length).toBeGreaterThanOrEqual(leads + leastRepeats);
    expect(numbers.length).toBeLessThanOrEqual(leads + 10);
  },
  60_000,
);
