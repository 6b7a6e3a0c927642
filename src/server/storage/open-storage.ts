import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { defaultRetention, type RetentionDays } from '#features/submissions/model/retention-days.ts';
import type { StoringStep } from '#features/submissions/model/submission-store.ts';
import type { Engine } from './engine.ts';
import { folderFault } from './folder-fault.ts';
import type { FreeSpace } from './free-space.ts';
import { type KeyRing, loadKeyRing } from './key-ring.ts';
import { acceptRows, createKyselyStorage } from './kysely-storage.ts';
import { isAbsence, openPostgres } from './postgres-engine.ts';
import { databaseFile, openSqlite } from './sqlite-engine.ts';
import type { Storage } from './storage.ts';
import type { StorageSettings } from './storage-settings.ts';
import type { Tables } from './tables.ts';
import { createVault, type Vault } from './vault.ts';

export { databaseFile } from './sqlite-engine.ts';

/** Ids that one question asks for. */
const idsAtOnce = 500;

/** What may differ from the default when storage is opened. */
export type OpenStorageOptions = {
  /** Default: the keys that the settings name. */
  keys?: KeyRing;
  /** How long contents are kept. Default: `defaultRetention`. */
  retention?: RetentionDays;
  /** Called with every connection to PostgreSQL that broke; the next call opens another. Default: nothing. */
  onConnectionLost?: (error: unknown) => void;
  /**
   * True: start although PostgreSQL does not answer yet; every call fails until it does. Default false, so that a
   * command says at once what is wrong.
   */
  waitsForDatabase?: boolean;
  /** Called when submissions that were acknowledged lately are not in the database, with their references. Default: nothing. */
  onMissing?: (references: string[]) => void;
  /** Free bytes of the disk with the data directory. Default: asks the file system. */
  freeSpace?: FreeSpace;
  onStep?: (step: StoringStep) => void;
};

/** Storage that was opened, with what instances share beside it. */
export type OpenedStorage = Storage & {
  /** PostgreSQL's connections for counting rate limits; null on SQLite, where one process counts for itself. */
  limiterPool: Pool | null;
};

/**
 * Opens PostgreSQL when the settings name one, else the SQLite file in the data directory, makes what is missing and brings
 * the tables up to date. It refuses a database whose keys are missing: serving on would store new requests while
 * the old ones can no longer be read.
 */
export async function openStorage(
  settings: StorageSettings,
  options: OpenStorageOptions = {},
): Promise<OpenedStorage> {
  const { keys = loadKeyRing(settings), retention = defaultRetention, onStep } = options;
  const vault = createVault(keys);
  const engine = await openEngine(settings, vault, options);
  const { limiterPool } = engine;
  const missing = await missingIds(engine);
  if (missing.length > 0) options.onMissing?.(missing.map(referenceOf));
  const storage = createKyselyStorage({
    engine,
    vault,
    retention,
    ...(onStep && { onStep }),
  });
  return { ...storage, limiterPool };
}

/** Which of those that were noted lately the database does not have: it was damaged at its end, or replaced by a backup. */
async function missingIds({ db, storedIds }: Engine): Promise<string[]> {
  const noted = storedIds?.noted(Date.now()) ?? [];
  const missing: string[] = [];
  for (let start = 0; start < noted.length; start += idsAtOnce) {
    const some = noted.slice(start, start + idsAtOnce);
    const rows = await db.selectFrom('submissions').select('id').where('id', 'in', some).execute();
    const found = new Set(rows.map(({ id }) => id));
    missing.push(...some.filter((id) => !found.has(id)));
  }
  return missing;
}

async function openEngine(
  { databaseUrl, databaseConnections, environment, dataDir }: StorageSettings,
  vault: Vault,
  { onConnectionLost = () => {}, waitsForDatabase = false, freeSpace }: OpenStorageOptions,
): Promise<Engine> {
  const accept = (db: Kysely<Tables>) => acceptRows(db, vault);
  if (databaseUrl !== null) {
    const engine = openPostgres({
      url: databaseUrl,
      connections: databaseConnections,
      environment,
      accept,
      onConnectionLost,
      waits: waitsForDatabase,
    });
    // The address holds a password, so it is never named.
    return engine.catch((error) => refuse('the PostgreSQL of DATABASE_URL', error));
  }
  const place = databaseFile(dataDir);
  const engine = await openSqlite(dataDir, { freeSpace }).catch((error) => refuse(place, error));
  try {
    await accept(engine.db);
  } catch (error) {
    await engine.close();
    return refuse(place, error);
  }
  return engine;
}

function refuse(place: string, error: unknown): never {
  // What a driver says goes into `cause` alone: PostgreSQL's words may quote what was sent to it.
  const reason = ownWords(error as Error);
  throw new Error(`Storage in ${place} cannot be used: ${reason}`, { cause: error });
}

/** Our own sentence, or what PostgreSQL's five-letter code (SQLSTATE) and those of the network come to. */
function ownWords(error: Error): string {
  if (isAbsence(error)) return 'it does not answer. Is it running, and does the address lead to it?';
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    const words = folderFault(one);
    if (words !== undefined) return words;
    if (/^[0-9A-Z]{5}$/.test(code)) {
      return `PostgreSQL refused (${code}). Do user, password and database fit, and may the user create tables?`;
    }
  }
  return error.message;
}
