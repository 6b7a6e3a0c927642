import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { testStorageContract } from '#tests/server/contracts/storage-contract.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

// Only the keys lie here.
const dataDir = mkdtempSync(join(tmpdir(), 'site-storage-'));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

testStorageContract('PostgreSQL', async () => {
  const settings = {
    environment: 'development' as const,
    dataDir,
    storageKeys: null,
    databaseUrl: await freshDatabase(),
  };
  let storage = await openStorage(settings);
  const others: Storage[] = [];
  return {
    storage,
    async reopen() {
      await storage.close();
      storage = await openStorage(settings);
      return storage;
    },
    async another() {
      const other = await openStorage(settings);
      others.push(other);
      return other;
    },
    dispose: async () => {
      await Promise.all([storage, ...others].map((one) => one.close()));
    },
  };
});
