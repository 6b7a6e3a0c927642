/**
 * A process for `start-together.test.ts`: waits for a line on standard input, opens the storage that its arguments name (data
 * directory, address of a PostgreSQL or nothing), stores one submission, and says `ready` and `stored`.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openStorage } from '#server/storage/open-storage.ts';
import { submission } from './storage-fixture.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
writeSync(1, 'ready\n');
await once(process.stdin, 'data');
const storage = await openStorage({
  environment: 'development',
  dataDir,
  storageKeys: null,
  databaseUrl: databaseUrl === '' ? null : databaseUrl,
});
await storage.submissions.add(
  submission({
    id: randomUUID(),
    kind: 'privacy',
    language: 'eng',
    content: { name: 'Ana' },
    createdAt: Date.now(),
  }),
);
await storage.close();
writeSync(1, 'stored\n');
process.exit(0);
