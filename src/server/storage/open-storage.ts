import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { StorageSettings } from '../forms/settings.ts';
import { type KeyRing, loadKeyRing } from './key-ring.ts';
import { createKyselyStorage, type StoringStep } from './kysely-storage.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { createVault } from './vault.ts';

/** What may differ from the default when storage is opened. */
export type OpenStorageOptions = {
  /** Default: the keys that the settings name. */
  keys?: KeyRing;
  onStep?: (step: StoringStep) => void;
};

/** The database's file in a data directory. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/**
 * Opens the database in the data directory, makes it when there is none, and brings its tables up to date. It refuses
 * a database whose keys are missing: serving on would store new requests while the old ones can no longer be read.
 */
export async function openStorage(
  settings: StorageSettings,
  options: OpenStorageOptions = {},
): Promise<Storage> {
  if (settings.databaseUrl !== null) {
    throw new Error(
      'DATABASE_URL is set, but this version stores in SQLite only; submissions would not be where you look for them. ' +
        'Unset DATABASE_URL.',
    );
  }
  const { keys = loadKeyRing(settings), onStep } = options;
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const path = databaseFile(settings.dataDir);
  // SQLite gives its side files the mode of the database, so this one line keeps all three from other users.
  closeSync(openSync(path, 'a', 0o600));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  try {
    await migrate(db, { binary: 'blob', moment: 'integer', tableOptions: 'strict' });
    await refuseMissingKeys(db, keys);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw new Error(
      `Storage in ${path} cannot be used: ${error instanceof Error ? error.message : 'unknown fault'}`,
      {
        cause: error,
      },
    );
  }
  return createKyselyStorage({ db, vault: createVault(keys), ...(onStep && { onStep }) });
}

async function refuseMissingKeys(db: Kysely<Tables>, keys: KeyRing): Promise<void> {
  const used = await db
    .selectFrom('submissions')
    .select('key_id')
    .where('payload', 'is not', null)
    .distinct()
    .execute();
  const missing = used.map((row) => row.key_id).filter((id) => !keys.ids.includes(id));
  if (missing.length > 0) {
    throw new Error(
      `it holds submissions under the key "${missing.join('", "')}", which is not known. Restore keys.json, or add the ` +
        'key to STORAGE_KEYS after the current one.',
    );
  }
}
