import { afterEach, expect, test, vi } from 'vitest';
import { askForSync } from './ask-for-sync.ts';
import { installQueueWorker } from './install-queue-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has workers as far as a test says. */
function browserWith({ hasSync = true, isAllowed = true, isInstalled = true }) {
  const installed: unknown[] = [];
  const asked: string[] = [];
  const sync = {
    async register(tag: string) {
      if (!isAllowed) throw new DOMException('Permission denied.', 'NotAllowedError');
      asked.push(tag);
    },
  };
  if (hasSync) vi.stubGlobal('SyncManager', class {});
  vi.stubGlobal('navigator', {
    serviceWorker: {
      async register(address: string, { scope }: { scope: string }) {
        if (!isAllowed) throw new TypeError('Failed to register a worker.');
        installed.push([address, scope]);
      },
      getRegistration: async (scope: string) =>
        isInstalled && scope === '/api/' ? { ...(hasSync && { sync }) } : undefined,
    },
  });
  return { installed, asked };
}

test('installs the worker where no page lies, so that it never answers for one', async () => {
  const { installed } = browserWith({});
  await installQueueWorker();
  expect(installed).toEqual([['/queue-worker.js', '/api/']]);
});

test('installs nothing in a browser without Background Sync', async () => {
  const { installed } = browserWith({ hasSync: false });
  await installQueueWorker();
  expect(installed).toEqual([]);
});

test('asks the worker for one sync', async () => {
  const { asked } = browserWith({});
  await askForSync();
  expect(asked).toEqual(['submissions']);
});

test.each([
  ['without Background Sync', { hasSync: false }],
  ['whose visitor forbids it', { isAllowed: false }],
  ['that has no worker yet', { isInstalled: false }],
])('leaves sending to pages in a browser %s', async (_name, browser) => {
  const { asked } = browserWith(browser);
  await askForSync();
  await installQueueWorker();
  expect(asked).toEqual([]);
});

test('leaves sending to pages where there are no workers at all', async () => {
  vi.stubGlobal('SyncManager', class {});
  vi.stubGlobal('navigator', {});
  await installQueueWorker();
  await askForSync();
});
