/**
 * A process for `crash.test.ts` to kill: stores submissions one after the other and writes each id to standard output
 * once it is acknowledged. Arguments: data directory, address of a PostgreSQL or nothing, name of the run, and either a
 * number of ids to share with another process, or a step of storing at which to die during the fifth submission, or
 * `until-refused`: until storing fails, which it says; then it shows that it can still read, and ends.
 */
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStorage } from '#server/storage/open-storage.ts';
import { submission } from '../support/storage-fixture.ts';

const [dataDir = '', databaseUrl = '', run = '', mode = ''] = process.argv.slice(2);
const sharedIds = /^\d+$/.test(mode) ? Number(mode) : undefined;
const fatalStep = sharedIds === undefined ? mode : undefined;
const last = sharedIds ?? Number.POSITIVE_INFINITY;

/** The same id for the same run and number, in every process. */
function idOf(number: number): string {
  const hex = createHash('sha256').update(`${run} ${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

let number = 0;
const storage = await openStorage(
  {
    environment: 'development',
    dataDir,
    storageKeys: null,
    databaseUrl: databaseUrl === '' ? null : databaseUrl,
  },
  {
    onStep(step) {
      if (step === fatalStep && number === 4) process.kill(process.pid, 'SIGKILL');
    },
  },
);
for (; number < last; number += 1) {
  const id = idOf(number);
  try {
    await storage.submissions.add(
      submission({
        id,
        kind: 'privacy',
        language: 'eng',
        // Long, so that a disk is full soon.
        content: {
          name: `Number ${number} of ${run}`,
          filling: mode === 'until-refused' ? 'x'.repeat(20_000) : '',
        },
        createdAt: Date.now(),
        check: { signature: `${run} ${number}`, expiresAt: Date.now() + 3_600_000 },
      }),
    );
  } catch (error) {
    if (mode !== 'until-refused') throw error;
    writeSync(1, `refused after ${(await storage.submissions.list()).length}\n`);
    break;
  }
  // Written at once and in one piece: what stands in the pipe was acknowledged.
  writeSync(1, `${id}\n`);
}
await storage.close();
