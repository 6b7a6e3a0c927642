import type { RetentionDays } from '#features/submissions/model/retention-days.ts';
import type { Environment } from '../env.ts';

/** The settings that storage reads. */
export type StorageSettings = {
  environment: Environment;
  /** Where SQLite and, in a local run, the keys live. */
  dataDir: string;
  /** The keys that stored submissions are closed with, newest first; null: a local run makes its own in `dataDir`. */
  storageKeys: string | null;
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | null;
  /** Most connections to it that store and deliver. Default 10. */
  databaseConnections?: number;
  /** How long contents are kept. Default: as `retention.ts` says. */
  retention?: RetentionDays;
};
